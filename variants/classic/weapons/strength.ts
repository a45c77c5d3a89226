import { type ClassicArm, STRENGTH } from '../family.ts';

/** Strength of a weapon in the hands of a model of some Strength. */
export function strengthWith(arm: ClassicArm, own: number): number {
  if (arm.strengthKind === STRENGTH.plus) return Math.min(10, own + arm.strength);
  return arm.strengthKind === STRENGTH.times ? Math.min(10, own * arm.strength) : arm.strength;
}
