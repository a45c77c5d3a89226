import type { Game, ModelId } from 'sandtable/rules';
import type { Attack } from '../../../classic/attack.ts';
import { holding, hullPointsLeft } from '../../../classic/damage.ts';
import type { Classic } from '../../../classic/family.ts';
import { VEHICLE_DAMAGE } from '../../../classic/state.ts';
import { expectedDamage } from '../../expected.ts';
import { defineRule } from '../../family.ts';
import type { HybridSeams } from '../../seams.ts';

/** Takes the k-th of the rolls that are put off out of their list. */
function strike(a: Attack, k: number): void {
  a.piercings--;
  for (let j = k; j < a.piercings; j++) {
    a.pierced[j] = a.pierced[j + 1];
    a.piercedBonus[j] = a.piercedBonus[j + 1];
  }
}

/** Makes all rolls that are put off for a vehicle: a D6 less the Hull Points that it has left, and the modifiers of the hit. */
function rollFor(g: Game<Classic>, s: HybridSeams, a: Attack, vehicle: ModelId): void {
  for (let k = 0; k < a.piercings; ) {
    if (a.pierced[k] !== vehicle) {
      k++;
      continue;
    }
    const bonus = a.piercedBonus[k];
    strike(a, k);
    if (g.models.alive[vehicle] === 0) continue;
    const total = g.dice.d6(a.frame, VEHICLE_DAMAGE) + bonus - Math.max(0, hullPointsLeft(g, vehicle));
    const result = s.damageResult(g, a, vehicle, total);
    if (result > 0) s.vehicleDamage(g, vehicle, result, a.cause, a.credit, a.frame);
  }
}

/**
 * The damage table is rolled on when all hits of a weapon selection have cost their Hull Points: for a vehicle that is at its end
 * before it is wrecked, for others once the last hit has been taken. What is left of the vehicle is subtracted.
 */
export const damageRoll = defineRule({
  id: 'HYB-VEH-31',
  default: 'on',
  keyword: 'vehicle',
  tables: (t) => ({
    ...t,
    onPaper: {
      ...t.onPaper,
      explodes: (arm, bonus, hull) => Math.min(1, Math.max(0, (1 + bonus - hull + expectedDamage(arm, hull)) / 6)),
    },
  }),
  patch: (_p, s) => {
    const roll = (g: Game<Classic>, a: Attack, vehicle: ModelId): void => rollFor(g, s, a, vehicle);
    return {
      replace: {
        damageRoll: (g, a, vehicle) => {
          a.pierced[a.piercings] = vehicle;
          a.piercedBonus[a.piercings++] = s.damageModifier(g, a, vehicle);
          // A blow that is no hit of an attack (Stomp) is resolved alone.
          if (a.totalHits === 0) rollFor(g, s, a, vehicle);
        },
      },
      before: {
        beforeSettling: (g, a, vehicle) => {
          if (a.piercings > 0 && hullPointsLeft(g, vehicle) <= 0) rollFor(g, s, a, vehicle);
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
