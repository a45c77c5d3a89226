import { circleGap, EPSILON, gap, rememberedGap, verticalGap } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** Horizontal distance between the closest models of two units, cached until one of them moves. */
export const unitInches = (g: Game<Modern>, a: Unit<Modern>, b: Unit<Modern>): number => rememberedGap(g, a, b);

/** Straight distance between two models (TEN-TERRAIN-04). */
export function modelInches(g: Game<Modern>, m: ModelId, n: ModelId): number {
  const flat = gap(g.models, m, n);
  const up = verticalGap(g.models, m, n);
  return up === 0 ? flat : Math.sqrt(flat * flat + up * up);
}

/** Whether a model is within a straight distance of a unit. */
export function modelWithin(g: Game<Modern>, m: ModelId, t: Unit<Modern>, inches: number): boolean {
  if (t.alive === 0 || circleGap(g.models, m, t) > inches + EPSILON) return false;
  const end = t.first + t.size;
  for (let n = t.first; n < end; n++) {
    if (g.models.alive[n] !== 0 && modelInches(g, m, n) <= inches + EPSILON) return true;
  }
  return false;
}

/** Whether two units are within a straight distance of each other. */
export function unitsWithin(g: Game<Modern>, a: Unit<Modern>, b: Unit<Modern>, inches: number): boolean {
  if (a.alive === 0 || b.alive === 0 || unitInches(g, a, b) > inches + EPSILON) return false;
  const end = a.first + a.size;
  for (let m = a.first; m < end; m++) {
    if (g.models.alive[m] !== 0 && modelWithin(g, m, b, inches)) return true;
  }
  return false;
}
