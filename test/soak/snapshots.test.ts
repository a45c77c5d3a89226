import { describe, expect, test } from 'vitest';
import { cells, commandedCells, nameOf } from '../contracts/cells.ts';
import { wrongAfterRestoring } from '../contracts/snapshots.ts';
import { FULL, howMany } from '../sampled.ts';

const PAIRS = howMany(10, 1);
/** Every second cell, by turns one with its scripts and one led at random; all with `SOAK=full`. */
const tried = (_: unknown, k: number): boolean => FULL || k % 2 === 0;

describe('an engagement that was kept between two steps goes on as if nothing had been played since', () => {
  test.each(
    [...cells(false).filter(tried), ...cells(true).filter((it, k) => tried(it, k + 1)), ...commandedCells()].map(
      (cell) => [nameOf(cell), cell] as const,
    ),
  )('%s', async (_, cell) => {
    expect((await wrongAfterRestoring(cell, PAIRS, 'soak')).problems).toEqual([]);
  });
});
