import { describe, expect, test } from 'vitest';
import { cells, commandedCells, nameOf } from '../contracts/cells.ts';
import { wrongAfterRestoring } from '../contracts/snapshots.ts';
import { howMany, oneIn } from '../sampled.ts';

const PAIRS = howMany(10, 1);

describe('an engagement that was kept between two steps goes on as if nothing had been played since', () => {
  test.each(
    [...cells(false).filter(oneIn(5)), ...cells(true).filter(oneIn(5, 1)), ...commandedCells().filter(oneIn(4))].map(
      (cell) => [nameOf(cell), cell] as const,
    ),
  )('%s', async (_, cell) => {
    expect((await wrongAfterRestoring(cell, PAIRS, 'soak')).problems).toEqual([]);
  });
});
