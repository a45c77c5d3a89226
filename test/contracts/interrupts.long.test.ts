import { describe, expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { nameOf, sampleOfCells, shuffled } from './cells.ts';
import { movedByInterrupts } from './interrupts.ts';
import { failAfterStopped, type Worked, workedOf } from './worked.ts';

const CELLS_BY_EDITION = 1;
const KINDS = 4;
const EXAMPLES = 60;

describe('an aborted engagement changes none after it', () => {
  test.each(sampleOfCells(CELLS_BY_EDITION, 'interrupts').map((cell) => [nameOf(cell), cell] as const))('%s', async (_, cell) => {
    const { problems, interrupts } = await movedByInterrupts(cell, 1, KINDS, new Set());
    expect(problems).toEqual([]);
    expect(interrupts).toBe(KINDS);
  });
});

/** While a unit divides its fire, the most has to be remembered until the end: such examples are always stopped. */
const divides = ({ example }: Worked): boolean => Object.keys(example.answers).some((id) => id.includes('split'));

describe('a worked example that stops in the middle does not fail the next', () => {
  test.each(builtIn)('%s', async (edition) => {
    const list = shuffled(await workedOf(edition), 'halfway');
    const { problems, stopped } = failAfterStopped([...list.filter(divides), ...list.slice(0, EXAMPLES)], edition);
    expect(problems).toEqual([]);
    expect(stopped).toBeGreaterThan(EXAMPLES / 4);
  });
});
