import type { ClassicArm } from '../../classic/family.ts';
import { damageRollOf } from '../family.ts';

/** Average Damage of a weapon, capped at `most`; the sum of several dice counts as their mean. For doctrines. */
export function expectedDamage(arm: ClassicArm, most: number): number {
  const { dice, sides, plus } = damageRollOf(arm);
  if (dice !== 1) return Math.min(most, plus + (dice * (sides + 1)) / 2);
  let sum = 0;
  for (let face = 1; face <= sides; face++) sum += Math.min(most, face + plus);
  return sum / sides;
}
