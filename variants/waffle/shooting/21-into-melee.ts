import { PLACE, type Unit } from 'sandtable/rules';
import { isLocked } from '../../classic/assault/charge.ts';
import type { Classic } from '../../classic/family.ts';
import { snapShare } from '../../classic/worth/worth.ts';
import { defineRule } from '../family.ts';

/** Whether an enemy is in combat while the unit that sees it is not. */
const isMelee = (u: Unit<Classic>, target: Unit<Classic>): boolean => target.side !== u.side && isLocked(target) && !isLocked(u);

/** A unit that is not in combat may target an engaged enemy, with Snap Shots. */
export default defineRule({
  id: 'WAF-SHOOT-21',
  title: 'Shooting into a melee',
  source: 'Shooting Into and out of Close Combat (proposed rule)',
  text: [
    'A unit not in combat may shoot at a close combat. It names one engaged enemy unit and fires Snap Shots at it; hits go to that unit, except as WAF-SHOOT-22 says.',
    'Ruling: Half BS applies (WAF-SHOOT-12), weapons barred from Snap Shots cannot be used. Engaged Walkers cannot be named (WAF-VEH-09). The target is locked and so cannot react.',
  ].join('\n'),
  changes: 'classic base: No shooting into combat, here allowed (CLS-SHOOT-22, CLS-SHOOT-03)',
  default: 'off',
  patch: (_p, s, t) => ({
    wrap: {
      firesInto: (next) => (g, u, target) =>
        next(g, u, target) || (target.alive > 0 && target.place === PLACE.table && isMelee(u, target) && s.namedInMelee(g, u, target)),
      mayTarget: (next) => (g, u, target) => next(g, u, target) || (s.firesInto(g, u, target) && s.mayAim(g, u, target)),
      targetSnaps: (next) => (g, u, target) => next(g, u, target) || isMelee(u, target),
      shootingWorth: (next) => (g, u, target) => {
        const worth = next(g, u, target);
        return isMelee(u, target) ? Math.max(0, worth * snapShare(t, u) - s.strayWorth(g, u, target)) : worth;
      },
    },
  }),
});
