import { expect, test } from 'vitest';
import { nameOf, sampleOfCells } from './cells.ts';
import { wrongAfterRestoring } from './snapshots.ts';

test.each(sampleOfCells(1, 'snapshots').map((cell) => [nameOf(cell), cell] as const))(
  'an engagement that was kept between two steps goes on as if nothing had been played since: %s',
  async (_, cell) => {
    const { problems, parted } = await wrongAfterRestoring(cell, 1, 'snapshots');
    expect(problems).toEqual([]);
    // Branches have other dice: kept before the end, they nearly always end differently.
    expect(parted).toBeGreaterThan(0);
  },
);
