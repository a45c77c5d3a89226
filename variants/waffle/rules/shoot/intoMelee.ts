import { type Game, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { snapShare } from '../../../classic/worth.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

/** Whether an enemy fights while the unit that looks at it does not. */
const isMelee = (g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, target: Unit<Classic>): boolean =>
  target.side !== u.side && s.isLocked(g, target) && !s.isLocked(g, u);

/** A unit that is not in combat may name an engaged enemy, and fires Snap Shots at it. */
export const intoMelee = defineRule({
  id: 'WAF-SHOOT-21',
  default: 'off',
  patch: (_p, s, t) => ({
    wrap: {
      firesInto: (next) => (g, u, target) =>
        next(g, u, target) ||
        (target.alive > 0 && target.place === PLACE.table && isMelee(g, s, u, target) && s.namedInMelee(g, u, target)),
      mayTarget: (next) => (g, u, target) => next(g, u, target) || (s.firesInto(g, u, target) && s.mayAim(g, u, target)),
      targetSnaps: (next) => (g, u, target) => next(g, u, target) || isMelee(g, s, u, target),
      shootingWorth: (next) => (g, u, target) => {
        const worth = next(g, u, target);
        return isMelee(g, s, u, target) ? Math.max(0, worth * snapShare(t, u) - s.strayWorth(g, u, target)) : worth;
      },
    },
  }),
});
