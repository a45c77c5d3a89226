import { type Game, integer, type ModelId } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { VEHICLE_DAMAGE } from '../../classic/state.ts';
import { holding, hullPointsLeft } from '../../classic/vehicles/damage.ts';
import { expectedDamage } from '../definitions/expected.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';

/** Removes the k-th deferred roll from the list. */
function strike(a: Attack, k: number): void {
  a.piercings--;
  for (let j = k; j < a.piercings; j++) {
    a.pierced[j] = a.pierced[j + 1];
    a.piercedBonus[j] = a.piercedBonus[j + 1];
  }
}

/** Makes all rolls deferred for a vehicle: a D6 minus its remaining Hull Points, plus the modifiers of the hit. */
function rollFor(g: Game<Classic>, s: HybridSeams, a: Attack, vehicle: ModelId, perPoint: number): void {
  for (let k = 0; k < a.piercings; ) {
    if (a.pierced[k] !== vehicle) {
      k++;
      continue;
    }
    const bonus = a.piercedBonus[k];
    strike(a, k);
    if (g.models.alive[vehicle] === 0) continue;
    const total = g.dice.d6(a.frame, VEHICLE_DAMAGE) + bonus - perPoint * Math.max(0, hullPointsLeft(g, vehicle));
    const result = s.damageResult(g, a, vehicle, total);
    if (result > 0) s.vehicleDamage(g, vehicle, result, a.cause, a.credit, a.frame);
  }
}

/**
 * The damage table is rolled on when all hits of a weapon selection have cost their Hull Points: for a vehicle that has none left before it
 * is wrecked, for others once the last hit has been taken. The vehicle's remaining Hull Points are subtracted.
 */
export default defineRule({
  id: 'HYB-VEH-31',
  title: 'Damage roll: D6 minus remaining Hull Points',
  source: 'Vehicle, Resolving a Damage',
  text: [
    "For each penetrating hit, after all HP of the hits resolved together have been deducted, roll a D6, subtract the vehicle's remaining HP, add the AP modifier (HYB-VEH-42) and any other modifier, and apply the Vehicle Damage table by HYB-VEH-34 to HYB-VEH-41. Each penetrating hit is rolled separately; HP lost while resolving (second Immobilised) count for the next roll.",
    'Ruling: "Actual remaining Hull Points" is what is left after the deduction; the hits resolved together are those of one weapon selection on the target.',
  ].join('\n'),
  changes: 'replaces classic base: the damage roll (CLS-VEH-17) and its AP modifiers (CLS-VEH-18)',
  default: 'on',
  keyword: 'vehicle',
  params: { perPoint: integer(1, 0, 6, 'What each remaining Hull Point takes off the roll', 'to a roll') },
  tables: (t) => ({
    ...t,
    onPaper: {
      ...t.onPaper,
      explodes: (arm, bonus, hull) => Math.min(1, Math.max(0, (1 + bonus - hull + expectedDamage(arm, hull)) / 6)),
    },
  }),
  patch: ({ perPoint }, s) => {
    const roll = (g: Game<Classic>, a: Attack, vehicle: ModelId): void => rollFor(g, s, a, vehicle, perPoint);
    return {
      replace: {
        damageRoll: (g, a, vehicle) => {
          a.pierced[a.piercings] = vehicle;
          a.piercedBonus[a.piercings++] = s.damageModifier(g, a, vehicle);
          // A blow that is not a hit of an attack (Stomp) is resolved alone.
          if (a.totalHits === 0) rollFor(g, s, a, vehicle, perPoint);
        },
      },
      before: {
        beforeSettling: (g, a, vehicle) => {
          if (a.piercings > 0 && hullPointsLeft(g, vehicle) <= 0) rollFor(g, s, a, vehicle, perPoint);
        },
        attackResolved: (g, a) => {
          while (a.piercings > 0) {
            const vehicle = a.pierced[0];
            if (g.models.alive[vehicle] === 0) strike(a, 0);
            else holding(g, s, a, vehicle, roll);
          }
        },
      },
    };
  },
});
