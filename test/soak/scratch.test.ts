import { describe, expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { cells, commandedCells, nameOf } from '../contracts/cells.ts';
import { movedByScratch, spoiled } from '../contracts/scratch.ts';
import { failing, workedOf } from '../contracts/worked.ts';
import { FULL, howMany } from '../sampled.ts';

const PAIRS = howMany(20, 1);

describe('nothing reads what an earlier call has left in its scratch', () => {
  /** Of those led by scripts and at random every second one, unless the soak is to be full. */
  const led = [...cells(false), ...cells(true)].filter((_, k) => FULL || k % 2 === 0);

  test.each([...led, ...commandedCells()].map((cell) => [nameOf(cell), cell] as const))('%s', async (_, cell) => {
    expect(await movedByScratch(cell, PAIRS)).toEqual([]);
  });

  test.each(builtIn)('worked examples of %s', async (edition) => {
    const list = await workedOf(edition);
    expect(spoiled(() => failing(list))).toEqual([]);
  });
});
