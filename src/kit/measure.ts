import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import {
  coreCoreAtSquared,
  coreCoreSquared,
  coreOutlineAtSquared,
  coreSegmentAtSquared,
  footprintPolygonAt,
  pointCoreSquared,
} from './footprint.ts';
import { boxPolygonAt, boxSegmentAt, boxWithinAt, isMeasured, PARTS, partsGap, partsGapAt, partsGapToPoint } from './outline.ts';
import { insidePolygon, pointOutlineSquared } from './polygon.ts';
import { EPSILON } from './tolerance.ts';

/**
 * Distances in inches from footprint to footprint. "Within X" includes exactly X (up to EPSILON). Whatever takes units
 * looks at living models only and passes over units by their circles first.
 */

/** Base to base, horizontally: 0 when touching or overlapping. */
export function gap(m: Models, i: ModelId, j: ModelId): number {
  if (m.coreX[i] === 0 && m.coreX[j] === 0 && m.outlines === null) {
    const dx = m.x[i] - m.x[j];
    const dy = m.y[i] - m.y[j];
    const between = Math.sqrt(dx * dx + dy * dy) - m.rim[i] - m.rim[j];
    return between > 0 ? between : 0;
  }
  return hullGap(m, i, j);
}

function hullGap(m: Models, i: ModelId, j: ModelId): number {
  if (m.outlines !== null && (isMeasured(m, i) || isMeasured(m, j))) return partsGap(m, i, j, PARTS.measured);
  const d = Math.sqrt(coreCoreSquared(m, i, j)) - m.rim[i] - m.rim[j];
  return d > 0 ? d : 0;
}

/** The gap there would be if model i stood at x, y with that facing. */
export function gapAt(m: Models, i: ModelId, x: number, y: number, dirX: number, dirY: number, j: ModelId): number {
  if (m.outlines !== null && (isMeasured(m, i) || isMeasured(m, j))) return partsGapAt(m, i, x, y, dirX, dirY, j, PARTS.measured);
  const d = Math.sqrt(coreCoreAtSquared(m, i, x, y, dirX, dirY, j)) - m.rim[i] - m.rim[j];
  return d > 0 ? d : 0;
}

/** Vertical distance between two bodies: 0 when they stand at overlapping heights, else from the top of one to the foot of the other. */
export function verticalGap(m: Models, i: ModelId, j: ModelId): number {
  const up = m.z[j] - m.z[i];
  const d = up > 0 ? up - m.height[i] : -up - m.height[j];
  return d > 0 ? d : 0;
}

/** Vertical distance between the surfaces two models stand on. */
export const levelGap = (m: Models, i: ModelId, j: ModelId): number => Math.abs(m.z[i] - m.z[j]);

/** Straight-line distance between two footprints on their levels. */
export function gap3d(m: Models, i: ModelId, j: ModelId): number {
  const h = gap(m, i, j);
  const v = levelGap(m, i, j);
  return v === 0 ? h : Math.sqrt(h * h + v * v);
}

/** Whether two models are at most `inches` apart horizontally. */
export function within(m: Models, i: ModelId, j: ModelId, inches: number): boolean {
  const dx = m.x[i] - m.x[j];
  const dy = m.y[i] - m.y[j];
  const far = inches + m.radius[i] + m.radius[j] + EPSILON;
  if (dx * dx + dy * dy > far * far) return false;
  if (m.outlines !== null) return hullGap(m, i, j) <= inches + EPSILON;
  // Of round bases the circle is the footprint.
  if (m.coreX[i] === 0 && m.coreX[j] === 0) return true;
  const reach = inches + m.rim[i] + m.rim[j] + EPSILON;
  return coreCoreSquared(m, i, j) <= reach * reach;
}

/** Whether model i, standing at x, y, would be at most `inches` from model j. */
export function withinAt(m: Models, i: ModelId, x: number, y: number, dirX: number, dirY: number, j: ModelId, inches: number): boolean {
  const dx = x - m.x[j];
  const dy = y - m.y[j];
  const far = inches + m.radius[i] + m.radius[j] + EPSILON;
  if (dx * dx + dy * dy > far * far) return false;
  if (m.outlines !== null) return gapAt(m, i, x, y, dirX, dirY, j) <= inches + EPSILON;
  if (m.coreX[i] === 0 && m.coreX[j] === 0) return true;
  const reach = inches + m.rim[i] + m.rim[j] + EPSILON;
  return coreCoreAtSquared(m, i, x, y, dirX, dirY, j) <= reach * reach;
}

/** Whether two models are at most `inches` apart horizontally and their levels at most `upInches`. */
export const within3d = (m: Models, i: ModelId, j: ModelId, inches: number, upInches: number): boolean =>
  Math.abs(m.z[i] - m.z[j]) <= upInches + EPSILON && within(m, i, j, inches);

/** From a footprint to a point, 0 if the point is under it. */
export function gapToPoint(m: Models, i: ModelId, x: number, y: number): number {
  if (isMeasured(m, i)) return partsGapToPoint(m, i, x, y, PARTS.measured);
  const d = Math.sqrt(pointCoreSquared(m, i, x, y)) - m.rim[i];
  return d > 0 ? d : 0;
}

/** Whether a point is at most `inches` from a footprint. */
export function withinPoint(m: Models, i: ModelId, x: number, y: number, inches: number): boolean {
  if (isMeasured(m, i)) return partsGapToPoint(m, i, x, y, PARTS.measured) <= inches + EPSILON;
  const reach = inches + m.rim[i] + EPSILON;
  return pointCoreSquared(m, i, x, y) <= reach * reach;
}

/** From a footprint to a segment, 0 if it crosses the footprint. */
export function gapToSegment(m: Models, i: ModelId, x0: number, y0: number, x1: number, y1: number): number {
  const d = Math.sqrt(coreSegmentAtSquared(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], x0, y0, x1, y1)) - m.rim[i];
  if (d > 0 && isMeasured(m, i)) return Math.min(d, boxSegmentAt(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], x0, y0, x1, y1));
  return d > 0 ? d : 0;
}

/** From a footprint to the area of a polygon, 0 if any part is on it. */
export function gapToPolygon(m: Models, i: ModelId, polygon: Float64Array, corners: number): number {
  const d = footprintPolygonAt(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], polygon, corners);
  if (d === 0 || !isMeasured(m, i)) return d;
  return Math.min(d, boxPolygonAt(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], polygon, corners));
}

/** From a footprint to a piece of terrain, 0 if any part is on it. */
export const gapToPiece = (m: Models, i: ModelId, piece: Piece): number => gapToPolygon(m, i, piece.polygon, piece.corners);

/** Whether the whole footprint is on the polygon's area. */
export const whollyWithin = (m: Models, i: ModelId, polygon: Float64Array, corners: number): boolean =>
  whollyWithinAt(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], polygon, corners);

/** The same with the model at x, y facing dirX, dirY. */
export function whollyWithinAt(
  m: Models,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  polygon: Float64Array,
  corners: number,
): boolean {
  if (isMeasured(m, i) && !boxWithinAt(m, i, x, y, dirX, dirY, polygon, corners)) return false;
  return footprintWithinAt(m, i, x, y, dirX, dirY, polygon, corners);
}

/** The same for the footprint alone, whatever reaches beyond it. */
export function footprintWithinAt(
  m: Models,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  polygon: Float64Array,
  corners: number,
): boolean {
  if (!insidePolygon(polygon, corners, x, y)) return false;
  const need = m.rim[i] - EPSILON;
  if (need > 0) return coreOutlineAtSquared(m, i, x, y, dirX, dirY, polygon, corners) >= need * need;
  // A hull may fit exactly: all its corners on the area, and no corner of the polygon inside it.
  const ax = m.coreX[i] * dirX;
  const ay = m.coreX[i] * dirY;
  const bx = -m.coreY[i] * dirY;
  const by = m.coreY[i] * dirX;
  if (
    !holds(polygon, corners, x + ax + bx, y + ay + by) ||
    !holds(polygon, corners, x + ax - bx, y + ay - by) ||
    !holds(polygon, corners, x - ax + bx, y - ay + by) ||
    !holds(polygon, corners, x - ax - bx, y - ay - by)
  )
    return false;
  for (let k = 0; k < corners; k++) {
    const dx = polygon[2 * k] - x;
    const dy = polygon[2 * k + 1] - y;
    const deep = Math.min(m.coreX[i] - Math.abs(dx * dirX + dy * dirY), m.coreY[i] - Math.abs(dy * dirX - dx * dirY));
    if (deep > EPSILON) return false;
  }
  return true;
}

/** Whether a point is on a polygon's area or its outline. */
const holds = (polygon: Float64Array, corners: number, x: number, y: number): boolean =>
  insidePolygon(polygon, corners, x, y) || pointOutlineSquared(polygon, corners, x, y) <= EPSILON * EPSILON;

/** The models between which `unitGap` last measured. */
export const closest = new Int16Array(2);

/** Nearest living models of two units: squared core distances cannot be compared across rims, so whole gaps are. */
export function unitGap<F extends Family>(g: Game<F>, a: Unit<F>, b: Unit<F>): number {
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
      closest[0] = i;
      closest[1] = j;
    }
    if (best === 0) return 0;
  }
  return best;
}

/** Lower bound of the gap between a model and any model of a unit: to the unit's circle. May be negative inside it. */
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

/** Whether a model is at most `inches` from some living model of a unit (itself not counted). */
export function modelWithinUnit<F extends Family>(g: Game<F>, i: ModelId, unit: Unit<F>, inches: number): boolean {
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

/** The same with the levels at most `upInches` apart (engagement range). */
export function modelWithinUnit3d<F extends Family>(g: Game<F>, i: ModelId, unit: Unit<F>, inches: number, upInches: number): boolean {
  const m = g.models;
  const dx = m.x[i] - unit.x;
  const dy = m.y[i] - unit.y;
  const far = inches + m.radius[i] + unit.radius + EPSILON;
  if (unit.alive === 0 || dx * dx + dy * dy > far * far) return false;
  const end = unit.first + unit.size;
  for (let j = unit.first; j < end; j++) {
    if (m.alive[j] !== 0 && j !== i && within3d(m, i, j, inches, upInches)) return true;
  }
  return false;
}

/** `unitWithin` with the levels at most `upInches` apart. */
export function unitWithin3d<F extends Family>(g: Game<F>, a: Unit<F>, b: Unit<F>, inches: number, upInches: number): boolean {
  if (a.alive === 0 || b.alive === 0) return false;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const far = inches + a.radius + b.radius + EPSILON;
  if (dx * dx + dy * dy > far * far) return false;
  const end = a.first + a.size;
  for (let i = a.first; i < end; i++) {
    if (g.models.alive[i] !== 0 && modelWithinUnit3d(g, i, b, inches, upInches)) return true;
  }
  return false;
}

/** The living model of a unit nearest to a model (ties: the lower id), or -1. The model itself is not counted. */
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
  let best = Infinity;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (g.models.alive[i] === 0) continue;
    const d = gapToPoint(g.models, i, x, y);
    if (d < best) best = d;
  }
  return best;
}

/** Whether some model of a unit is at most `inches` from a point. */
export function unitWithinPoint<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, inches: number): boolean {
  return countWithinPoint(g, unit, x, y, inches, 1) > 0;
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

/** From the nearest living model to the middle of an objective. */
export const gapToObjective = <F extends Family>(g: Game<F>, unit: Unit<F>, index: number): number =>
  unitGapToPoint(g, unit, g.board.objectives[index].x, g.board.objectives[index].y);
