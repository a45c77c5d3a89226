import { describe, expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { nameOf, sampleOfCells, shuffled } from './cells.ts';
import { movedByScratch, spoiled } from './scratch.ts';
import { failing, workedOf } from './worked.ts';

const CELLS_BY_EDITION = 1;
const EXAMPLES = 30;

describe('nothing reads what an earlier call has left in scratch space', () => {
  test.each(sampleOfCells(CELLS_BY_EDITION, 'scratch').map((cell) => [nameOf(cell), cell] as const))('%s', async (_, cell) => {
    expect(await movedByScratch(cell, 1)).toEqual([]);
  });

  test.each(builtIn)('worked examples of %s', async (edition) => {
    const list = shuffled(await workedOf(edition), 'scratch').slice(0, EXAMPLES);
    expect(spoiled(() => failing(list))).toEqual([]);
  });
});
