import { moveByIntent } from 'sandtable/kit';
import { type Game, INTENT, intent, is, lift, type Unit } from 'sandtable/rules';
import { moveRulesOf } from '../../../classic/mobility.ts';
import { FALLING_BACK, REGROUP } from '../../../classic/state.ts';
import { noteStart, testDangers } from '../../../classic/terrain.ts';
import { type Calixtus, defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';

/** Moves a unit the whole of `inches` in the direction of a point. */
function moveOn(g: Game<Calixtus>, s: CalixtusSeams, u: Unit<Calixtus>, x: number, y: number, inches: number): void {
  const dx = x - u.x;
  const dy = y - u.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return;
  const flies = s.fliesOver(g, u);
  const rules = moveRulesOf(g, u, flies);
  rules.pointX = u.x + (dx / d) * inches;
  rules.pointY = u.y + (dy / d) * inches;
  noteStart(g, u);
  if (moveByIntent(g, u, intent(INTENT.point), inches, rules) > 0) testDangers(g, s, u, flies);
}

/** A fleeing unit that a charge reaches regroups on the spot or is destroyed before a charger moves; then these go all the way. */
export const chargingTheBroken = defineRule({
  id: 'CAL-ASSAULT-03',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      chargeReaches: (next) => (g, u, target, rolledInches) => {
        if (!next(g, u, target, rolledInches)) return false;
        if (!is(target, FALLING_BACK) || target.alive === 0 || u.alive === 0) return true;
        if (s.passesLeadership(g, target, REGROUP, 0)) {
          lift(target, FALLING_BACK);
          return true;
        }
        const { x, y } = target;
        s.sweptAway(g, target, u);
        moveOn(g, s, u, x, y, rolledInches);
        return false;
      },
    },
  }),
});
