import { moveByIntent, unitGap } from 'sandtable/kit';
import { type Game, INTENT, intent, is, lift, type Unit } from 'sandtable/rules';
import { isPrimaryTarget } from '../../classic/assault/charge.ts';
import { moveRulesOf } from '../../classic/movement/mobility.ts';
import { FALLING_BACK, REGROUP } from '../../classic/state.ts';
import { noteStart, testDangers } from '../../classic/terrain/terrain.ts';
import { type Calixtus, defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';

/** Moves a unit the whole of `inches` towards a point. */
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

/**
 * A fleeing unit that a charge reaches regroups on the spot or is destroyed before any charger moves; the chargers then move the full
 * distance.
 */
export default defineRule({
  id: 'CAL-ASSAULT-03',
  title: 'Charging a unit that is Falling Back',
  source: 'The Assault Phase, point 3',
  text: [
    'When a Falling Back unit is charged and is in charge range it at once takes a test to Regroup, without the Regroup move, before charging models are moved. Passed: it is no longer Falling Back and combat is fought normally. Failed: it is removed as destroyed, and the chargers move the whole rolled distance towards where it stood.',
    'Ruling: base conditions for Regroup hold (below 25% only double 1: CLS-MORALE-11; Know No Fear passes: CLS-USR-03). There is no consolidation after the full move. Charge rolls that do not reach use CAL-ASSAULT-01 and cause no test.',
  ].join('\n'),
  changes: 'restates classic base: charging a unit that is falling back (CLS-ASSAULT-12); replaces its consolidation by the full move',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      chargeReaches: (next) => (g, u, target, rolledInches) => {
        if (!next(g, u, target, rolledInches)) return false;
        if (!is(target, FALLING_BACK) || target.alive === 0 || u.alive === 0) return true;
        const isPrimary = isPrimaryTarget(g, target);
        // The roll that gets to the primary target may not get to others.
        if (!isPrimary && unitGap(g, u, target) > rolledInches) return true;
        if (s.passesLeadership(g, target, REGROUP, 0)) {
          lift(target, FALLING_BACK);
          return true;
        }
        const { x, y } = target;
        s.sweptAway(g, target, u);
        if (!isPrimary) return true;
        moveOn(g, s, u, x, y, rolledInches);
        return false;
      },
    },
  }),
});
