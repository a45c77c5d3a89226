import { describe, expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { cells, commandedCells, nameOf } from '../contracts/cells.ts';
import { movedByScratch, spoiled } from '../contracts/scratch.ts';
import { failing, workedOf } from '../contracts/worked.ts';
import { howMany, oneIn } from '../sampled.ts';

const PAIRS = howMany(20, 1);

describe('nothing reads what an earlier call has left in its scratch', () => {
  const led = [...cells(false), ...cells(true)].filter(oneIn(6));

  test.each([...led, ...commandedCells().filter(oneIn(4))].map((cell) => [nameOf(cell), cell] as const))('%s', async (_, cell) => {
    expect(await movedByScratch(cell, PAIRS)).toEqual([]);
  });

  test.each(builtIn)('worked examples of %s', async (edition) => {
    const list = await workedOf(edition);
    expect(spoiled(() => failing(list))).toEqual([]);
  });
});
