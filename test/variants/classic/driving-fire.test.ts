import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

test('what driving costs the guns of vehicles is known to whoever weighs it', async () => {
  const player = openPlayer(compileMatch(await loadSelection('classic'), loadScenario('armour')).match);
  player.begin(rootKey('driving'), 0, 0);
  const a = player.arena;
  const { fireWorth } = a.match.ruleset.seams;
  const target = a.sides[1][0];
  /** Its fire at rest, after 6 inches and after 12. */
  const fire = (id: string): readonly number[] =>
    a.sides[0].filter((u) => u.id === id).flatMap((u) => [0, 6, 12].map((moved) => fireWorth(a, u, target, 12, moved)));
  const [gun = 0, ...driven] = fire('carrier-1');
  expect(gun).toBeGreaterThan(0);
  // One gun, which hits on 4+ or, snapped, on a 6: one face of three.
  expect(driven[0]).toBeCloseTo(gun, 9);
  expect(driven[1]).toBeCloseTo(gun / 3, 9);
  // A cannon that cannot snap, and two of these guns: at Combat Speed one weapon is aimed, at Cruising Speed none.
  const [all = 0, combat, cruising] = fire('tank-1');
  expect(combat).toBeCloseTo(all - (2 * gun * 2) / 3, 9);
  expect(cruising).toBeCloseTo((2 * gun) / 3, 9);
  // Fast vehicles aim two weapons, walkers all.
  for (const id of ['buggy-1', 'walker-1']) {
    const [still, slow, far] = fire(id);
    expect([slow, far]).toEqual([still, still]);
  }
});
