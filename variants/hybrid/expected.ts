import type { ClassicArm } from '../classic/family.ts';
import { damageRollOf } from './family.ts';

/** Damage of a weapon on average, what is beyond `most` not counted; of several dice that they come to their mean. For doctrines. */
export function expectedDamage(arm: ClassicArm, most: number): number {
  const { dice, sides, plus } = damageRollOf(arm);
  if (dice !== 1) return Math.min(most, plus + (dice * (sides + 1)) / 2);
  let sum = 0;
  for (let face = 1; face <= sides; face++) sum += Math.min(most, face + plus);
  return sum / sides;
}
