import { type Game, inflict, is, lift, PLACE, type Unit } from 'sandtable/rules';
import type { Attack, Classic } from '../../../classic/family.ts';
import { FIRING, PIN_DUE } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { testUnderFire } from '../../pinned.ts';
import type { WaffleSeams } from '../../seams.ts';

const CARRIERS = ['pinning', 'sniper', 'barrage', 'psyker', 'brotherhood-of-psykers', 'psychic-pilot'] as const;

const pins = (g: Game<Classic>, s: WaffleSeams, a: Attack): boolean => !a.melee && !a.overwatch && !a.stray && s.causesPinning(g, a);

/** All that were shot at with Pinning weapons test, once each. */
function testAll(g: Game<Classic>, s: WaffleSeams, by: Unit<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!is(u, PIN_DUE)) continue;
    lift(u, PIN_DUE);
    if (u.alive > 0 && u.place === PLACE.table && !s.isLocked(g, u) && !s.isVehicle(g, u)) testUnderFire(g, s, u, by);
  }
}

/** A unit that is shot at with a Pinning weapon tests when the unit that fires it has finished, whether it was hit or not. */
export const pinning = defineRule({
  id: 'WAF-WPN-23',
  default: 'on',
  keyword: CARRIERS,
  supersedes: ['CLS-WPN-31'],
  patch: (_p, s) => ({
    before: {
      beforeShots: (g, a) => {
        if (pins(g, s, a)) inflict(g, a.aimed, PIN_DUE);
      },
      unitHasShot: (g, u) => testAll(g, s, u),
    },
    after: {
      attackResolved: (g, a) => {
        if (a.hits > 0 && pins(g, s, a)) inflict(g, a.target, PIN_DUE);
      },
      // The unit that was picked to shoot may fire at others yet.
      afterShooting: (g, u, _target, overwatch) => {
        if (!overwatch && !is(u, FIRING)) testAll(g, s, u);
      },
    },
  }),
});
