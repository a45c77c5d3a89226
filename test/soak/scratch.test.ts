import { describe, expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { cells, commandedCells, nameOf } from '../contracts/cells.ts';
import { movedByScratch, spoiled } from '../contracts/scratch.ts';
import { failing, workedOf } from '../contracts/worked.ts';
import { howMany } from '../sampled.ts';

const PAIRS = howMany(20, 1);

describe('nothing reads what an earlier call has left in its scratch', () => {
  test.each([...cells(false), ...cells(true), ...commandedCells()].map((cell) => [nameOf(cell), cell] as const))('%s', async (_, cell) => {
    expect(await movedByScratch(cell, PAIRS)).toEqual([]);
  });

  test.each(builtIn)('worked examples of %s', async (edition) => {
    const list = await workedOf(edition);
    expect(spoiled(() => failing(list))).toEqual([]);
  });
});
