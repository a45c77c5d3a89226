import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { gap, gapToPoint, gapToPolygon, whollyWithin, within, withinPoint } from './measure.ts';
import { EPSILON } from './tolerance.ts';

/** Distances from unit to unit: only living models count, and the circles of whole units are compared first. */

/** The nearest living models of two units (-1 where one has none) and the gap between them. */
export interface Closest {
  inches: number;
  a: ModelId;
  b: ModelId;
}

const measured = scratch<Closest>({ inches: 0, a: 0, b: 0 });

/** From the nearest living model of one unit to that of the other. */
export const unitGap = <F extends Family>(g: Game<F>, a: Unit<F>, b: Unit<F>): number => closestModels(g, a, b).inches;

/**
 * Nearest living models of two units: with different rims, squared core distances cannot be compared, so whole gaps are. Read it before
 * measuring anything else.
 */
export function closestModels<F extends Family>(g: Game<F>, a: Unit<F>, b: Unit<F>): Readonly<Closest> {
  const closest = measured();
  closest.a = -1;
  closest.b = -1;
  const m = g.models;
  const { x, y, alive, radius } = m;
  let best = Infinity;
  const endA = a.first + a.size;
  const endB = b.first + b.size;
  for (let i = a.first; i < endA; i++) {
    if (alive[i] === 0) continue;
    const ox = x[i] - b.x;
    const oy = y[i] - b.y;
    const round = best + radius[i] + b.radius;
    if (ox * ox + oy * oy >= round * round) continue;
    for (let j = b.first; j < endB; j++) {
      if (alive[j] === 0) continue;
      const dx = x[i] - x[j];
      const dy = y[i] - y[j];
      const far = best + radius[i] + radius[j];
      if (dx * dx + dy * dy >= far * far) continue;
      const d = gap(m, i, j);
      if (d >= best) continue;
      best = d;
      closest.a = i;
      closest.b = j;
    }
    if (best === 0) break;
  }
  closest.inches = best;
  return closest;
}

/** Lower bound of the gap between a model and any model of a unit: its gap to the unit's circle. May be negative inside it. */
export function circleGap<F extends Family>(m: Models, i: ModelId, unit: Unit<F>): number {
  const dx = m.x[i] - unit.x;
  const dy = m.y[i] - unit.y;
  return Math.sqrt(dx * dx + dy * dy) - m.radius[i] - unit.radius;
}

/** Whether some model of one unit is at most `inches` from some model of the other. */
export function unitWithin<F extends Family>(g: Game<F>, a: Unit<F>, b: Unit<F>, inches: number): boolean {
  if (a.alive === 0 || b.alive === 0) return false;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const far = inches + a.radius + b.radius + EPSILON;
  if (dx * dx + dy * dy > far * far) return false;
  const end = a.first + a.size;
  for (let i = a.first; i < end; i++) {
    if (g.models.alive[i] !== 0 && modelWithinUnit(g, i, b, inches)) return true;
  }
  return false;
}

/** Whether a model is at most `inches` from some living model of a unit (other than itself). */
function modelWithinUnit<F extends Family>(g: Game<F>, i: ModelId, unit: Unit<F>, inches: number): boolean {
  const m = g.models;
  const dx = m.x[i] - unit.x;
  const dy = m.y[i] - unit.y;
  const far = inches + m.radius[i] + unit.radius + EPSILON;
  if (unit.alive === 0 || dx * dx + dy * dy > far * far) return false;
  const end = unit.first + unit.size;
  for (let j = unit.first; j < end; j++) {
    if (m.alive[j] !== 0 && j !== i && within(m, i, j, inches)) return true;
  }
  return false;
}

/** The living model of a unit nearest to a model (ties: the lower id), or -1; never the model itself. */
export function nearestModel<F extends Family>(g: Game<F>, unit: Unit<F>, to: ModelId): ModelId {
  const m = g.models;
  let best = -1;
  let nearest = Infinity;
  const end = unit.first + unit.size;
  for (let j = unit.first; j < end; j++) {
    if (m.alive[j] === 0 || j === to) continue;
    const dx = m.x[to] - m.x[j];
    const dy = m.y[to] - m.y[j];
    const far = nearest + m.radius[to] + m.radius[j];
    if (dx * dx + dy * dy >= far * far) continue;
    const d = gap(m, to, j);
    if (d < nearest) {
      nearest = d;
      best = j;
    }
  }
  return best;
}

/** How many living models of `unit` are at most `inches` from some model of the other unit. */
export function countWithin<F extends Family>(g: Game<F>, unit: Unit<F>, ofUnit: Unit<F>, inches: number): number {
  const dx = unit.x - ofUnit.x;
  const dy = unit.y - ofUnit.y;
  const far = inches + unit.radius + ofUnit.radius + EPSILON;
  if (dx * dx + dy * dy > far * far) return 0;
  let n = 0;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (g.models.alive[i] !== 0 && modelWithinUnit(g, i, ofUnit, inches)) n++;
  }
  return n;
}

/** From the nearest living model to a point; Infinity if none is left. */
export function unitGapToPoint<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number): number {
  const m = g.models;
  let best = Infinity;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0) continue;
    const far = best + m.radius[i] + EPSILON;
    // What reaches beyond footprints may be nearer than their circles.
    if (m.outlines === null && (m.x[i] - x) * (m.x[i] - x) + (m.y[i] - y) * (m.y[i] - y) > far * far) continue;
    const d = gapToPoint(m, i, x, y);
    if (d < best) best = d;
  }
  return best;
}

/** How many living models of a unit are at most `inches` from a point; counting stops at `enough`. */
export function countWithinPoint<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  x: number,
  y: number,
  inches: number,
  enough = Infinity,
): number {
  const dx = unit.x - x;
  const dy = unit.y - y;
  const far = inches + unit.radius + EPSILON;
  if (unit.alive === 0 || dx * dx + dy * dy > far * far) return 0;
  let n = 0;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (g.models.alive[i] !== 0 && withinPoint(g.models, i, x, y, inches) && ++n >= enough) return n;
  }
  return n;
}

/** From the nearest living model to a polygon's area. */
export function unitGapToPolygon<F extends Family>(g: Game<F>, unit: Unit<F>, polygon: Float64Array, corners: number): number {
  let best = Infinity;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end && best > 0; i++) {
    if (g.models.alive[i] === 0) continue;
    const d = gapToPolygon(g.models, i, polygon, corners);
    if (d < best) best = d;
  }
  return best;
}

/** Whether every living model is wholly on a polygon's area (a deployment zone, a piece's footprint). */
export function unitWhollyWithin<F extends Family>(g: Game<F>, unit: Unit<F>, polygon: Float64Array, corners: number): boolean {
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (g.models.alive[i] !== 0 && !whollyWithin(g.models, i, polygon, corners)) return false;
  }
  return true;
}
