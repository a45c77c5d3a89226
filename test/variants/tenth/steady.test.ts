import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

/** The part of its fire at the first enemy that a unit of `meeting` keeps when it moves, by unit. */
async function keeps(edition: string): Promise<ReadonlyMap<string, number>> {
  const player = openPlayer(compileMatch(await loadSelection(edition), loadScenario('meeting')).match);
  player.begin(rootKey('steady'), 0, 0);
  const a = player.arena;
  const { fireWorth } = a.match.ruleset.seams;
  const target = a.sides[1][0];
  return new Map(a.sides[0].map((u) => [u.id, fireWorth(a, u, target, 12, 5) / fireWorth(a, u, target, 12, 0)]));
}

test('what a move costs heavy weapons is known to whoever weighs it', async () => {
  const with18 = await keeps('tenth');
  // Guns hit on 4+, and on 3+ at rest: three faces of four. Marksmen hit on 3+: four of five.
  expect(with18.get('guns-1')).toBeCloseTo(3 / 4, 12);
  expect(with18.get('marksmen-1')).toBeCloseTo(4 / 5, 12);
  expect(with18.get('jumpers-1')).toBe(1);
  const without = await keeps('tenth@-TEN-WPN-18');
  expect([...without.values()]).toEqual([...without.values()].map(() => 1));
});
