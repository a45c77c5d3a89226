import { expect, test } from 'vitest';
import { rootKey } from '../../src/engine/index.ts';
import { ALWAYS, type Cell, nameOf, playerOf, sampleOfCells } from './cells.ts';
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

test('a snapshot is of use to the player that took it, and to no other', async () => {
  const [one, other] = [await playerOf(ALWAYS[0] as Cell), await playerOf(ALWAYS[0] as Cell)];
  one.begin(rootKey('snapshots'), 0, 0);
  other.begin(rootKey('snapshots'), 0, 0);
  const snapshot = one.keep();
  expect(() => other.restore(snapshot)).toThrow('the snapshot was taken by another player');
  expect(() => other.keep(snapshot)).toThrow('the snapshot was taken by another player');
  one.restore(snapshot);
});
