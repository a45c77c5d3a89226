import type { ModelId, Models } from '../rules/game.ts';
import { insidePolygon, pointOutlineSquared, pointSegmentSquared, segmentOutlineSquared, segmentsMeet } from './polygon.ts';

/** The columns of footprints and their positions. */
export type Footprints = Pick<Models, 'x' | 'y' | 'dirX' | 'dirY' | 'coreX' | 'coreY' | 'rim'>;

/**
 * Every footprint is a rectangle core (a point for a round base, a segment for an oval) grown by a rim, so that all
 * distances are distances of cores minus the rims. The `At` variants measure a model as if it were elsewhere.
 */

/** Squared distance from a point to the core of a model. */
export function pointCoreSquared(m: Footprints, i: ModelId, px: number, py: number): number {
  return pointCoreAtSquared(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], px, py);
}

/** The same with the model at x, y facing dirX, dirY. */
export function pointCoreAtSquared(
  m: Footprints,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  px: number,
  py: number,
): number {
  const dx = px - x;
  const dy = py - y;
  const cx = m.coreX[i];
  if (cx === 0) return dx * dx + dy * dy;
  const u = Math.abs(dx * dirX + dy * dirY) - cx;
  const v = Math.abs(dy * dirX - dx * dirY) - m.coreY[i];
  return (u > 0 ? u * u : 0) + (v > 0 ? v * v : 0);
}

/**
 * Greatest separation of two cores along the axes of both: minus the depth of the overlap, or if they are apart 0 or more
 * (then a lower bound of their distance).
 */
function coreSeparation(
  m: Footprints,
  i: ModelId,
  xi: number,
  yi: number,
  dxi: number,
  dyi: number,
  j: ModelId,
  xj: number,
  yj: number,
  dxj: number,
  dyj: number,
): number {
  const tx = xj - xi;
  const ty = yj - yi;
  const c = Math.abs(dxi * dxj + dyi * dyj);
  const s = Math.abs(dxi * dyj - dyi * dxj);
  const ai = m.coreX[i];
  const bi = m.coreY[i];
  const aj = m.coreX[j];
  const bj = m.coreY[j];
  const u = Math.abs(tx * dxi + ty * dyi) - ai - aj * c - bj * s;
  const v = Math.abs(ty * dxi - tx * dyi) - bi - aj * s - bj * c;
  const p = Math.abs(tx * dxj + ty * dyj) - aj - ai * c - bi * s;
  const q = Math.abs(ty * dxj - tx * dyj) - bj - ai * s - bi * c;
  return Math.max(Math.max(u, v), Math.max(p, q));
}

/** Squared distance from the core corners of model i, at x, y, to the core of j. */
function cornersToCoreSquared(
  m: Footprints,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  j: ModelId,
  xj: number,
  yj: number,
  dxj: number,
  dyj: number,
): number {
  const ax = m.coreX[i] * dirX;
  const ay = m.coreX[i] * dirY;
  const bx = -m.coreY[i] * dirY;
  const by = m.coreY[i] * dirX;
  let best = pointCoreAtSquared(m, j, xj, yj, dxj, dyj, x + ax + bx, y + ay + by);
  let d = pointCoreAtSquared(m, j, xj, yj, dxj, dyj, x - ax + bx, y - ay + by);
  if (d < best) best = d;
  if (m.coreY[i] === 0) return best;
  d = pointCoreAtSquared(m, j, xj, yj, dxj, dyj, x + ax - bx, y + ay - by);
  if (d < best) best = d;
  d = pointCoreAtSquared(m, j, xj, yj, dxj, dyj, x - ax - bx, y - ay - by);
  return d < best ? d : best;
}

/** Squared distance between two cores, 0 where they meet; model i is measured at x, y facing dirX, dirY. */
export function coreCoreAtSquared(m: Footprints, i: ModelId, x: number, y: number, dirX: number, dirY: number, j: ModelId): number {
  const xj = m.x[j];
  const yj = m.y[j];
  if (m.coreX[i] === 0) return pointCoreAtSquared(m, j, xj, yj, m.dirX[j], m.dirY[j], x, y);
  if (m.coreX[j] === 0) return pointCoreAtSquared(m, i, x, y, dirX, dirY, xj, yj);
  const dxj = m.dirX[j];
  const dyj = m.dirY[j];
  if (coreSeparation(m, i, x, y, dirX, dirY, j, xj, yj, dxj, dyj) <= 0) return 0;
  const a = cornersToCoreSquared(m, i, x, y, dirX, dirY, j, xj, yj, dxj, dyj);
  const b = cornersToCoreSquared(m, j, xj, yj, dxj, dyj, i, x, y, dirX, dirY);
  return a < b ? a : b;
}

/** Squared distance between the cores of two models where they are. */
export function coreCoreSquared(m: Footprints, i: ModelId, j: ModelId): number {
  if (m.coreX[i] === 0 && m.coreX[j] === 0) {
    const dx = m.x[i] - m.x[j];
    const dy = m.y[i] - m.y[j];
    return dx * dx + dy * dy;
  }
  return coreCoreAtSquared(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], j);
}

/** How deeply two footprints overlap in inches; 0 or less if they do not. Exact for contact, a bound beyond. */
export function overlapDepthAt(m: Footprints, i: ModelId, x: number, y: number, dirX: number, dirY: number, j: ModelId): number {
  const rims = m.rim[i] + m.rim[j];
  const d = coreCoreAtSquared(m, i, x, y, dirX, dirY, j);
  if (d > 0) return d >= rims * rims ? 0 : rims - Math.sqrt(d);
  if (m.coreX[i] === 0 || m.coreX[j] === 0) return rims;
  return rims - Math.min(0, coreSeparation(m, i, x, y, dirX, dirY, j, m.x[j], m.y[j], m.dirX[j], m.dirY[j]));
}

/** Squared distance from the core of a model, at x, y, to a segment; 0 where they meet. */
export function coreSegmentAtSquared(
  m: Footprints,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  const cx = m.coreX[i];
  if (cx === 0) return pointSegmentSquared(x, y, x0, y0, x1, y1);
  const a = pointCoreAtSquared(m, i, x, y, dirX, dirY, x0, y0);
  const b = pointCoreAtSquared(m, i, x, y, dirX, dirY, x1, y1);
  if (a === 0 || b === 0) return 0;
  const ax = cx * dirX;
  const ay = cx * dirY;
  const bx = -m.coreY[i] * dirY;
  const by = m.coreY[i] * dirX;
  if (segmentsMeet(x + ax + bx, y + ay + by, x - ax - bx, y - ay - by, x0, y0, x1, y1)) return 0;
  if (segmentsMeet(x + ax - bx, y + ay - by, x - ax + bx, y - ay + by, x0, y0, x1, y1)) return 0;
  const p = Math.min(
    pointSegmentSquared(x + ax + bx, y + ay + by, x0, y0, x1, y1),
    pointSegmentSquared(x - ax - bx, y - ay - by, x0, y0, x1, y1),
  );
  const q = Math.min(
    pointSegmentSquared(x + ax - bx, y + ay - by, x0, y0, x1, y1),
    pointSegmentSquared(x - ax + bx, y - ay + by, x0, y0, x1, y1),
  );
  return Math.min(Math.min(a, b), Math.min(p, q));
}

/** Squared distance from the core of a model, at x, y, to a polygon's outline; 0 where they meet. */
export function coreOutlineAtSquared(
  m: Footprints,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  polygon: Float64Array,
  corners: number,
): number {
  const cx = m.coreX[i];
  if (cx === 0) return pointOutlineSquared(polygon, corners, x, y);
  if (m.coreY[i] === 0) {
    return segmentOutlineSquared(polygon, corners, x + cx * dirX, y + cx * dirY, x - cx * dirX, y - cx * dirY);
  }
  let best = Infinity;
  let x0 = polygon[2 * corners - 2];
  let y0 = polygon[2 * corners - 1];
  for (let k = 0; k < corners; k++) {
    const x1 = polygon[2 * k];
    const y1 = polygon[2 * k + 1];
    const d = coreSegmentAtSquared(m, i, x, y, dirX, dirY, x0, y0, x1, y1);
    if (d === 0) return 0;
    if (d < best) best = d;
    x0 = x1;
    y0 = y1;
  }
  return best;
}

/** Distance in inches from a footprint, at x, y, to a polygon's area: 0 where they touch or overlap. */
export function footprintPolygonAt(
  m: Footprints,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  polygon: Float64Array,
  corners: number,
): number {
  if (insidePolygon(polygon, corners, x, y)) return 0;
  const d = Math.sqrt(coreOutlineAtSquared(m, i, x, y, dirX, dirY, polygon, corners)) - m.rim[i];
  return d > 0 ? d : 0;
}

/** Half the extent of a footprint along the board's axes: its reach in x, and in y. */
export const reachX = (m: Footprints, i: ModelId, dirX: number, dirY: number): number =>
  m.rim[i] + m.coreX[i] * Math.abs(dirX) + m.coreY[i] * Math.abs(dirY);
export const reachY = (m: Footprints, i: ModelId, dirX: number, dirY: number): number =>
  m.rim[i] + m.coreX[i] * Math.abs(dirY) + m.coreY[i] * Math.abs(dirX);
