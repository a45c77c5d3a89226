import type { ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { insidePolygon, pointOutlineSquared, pointSegmentSquared, segmentOutlineSquared, segmentsMeet } from './polygon.ts';
import { makePose, type Pose, poseOf } from './pose.ts';
import { makeSegment, type Segment, setSegment } from './segment.ts';

/** The columns of footprints and their positions. */
export type Footprints = Pick<Models, 'x' | 'y' | 'dirX' | 'dirY' | 'coreX' | 'coreY' | 'rim'>;

/**
 * Every footprint is a rectangle core (a point for a round base, a segment for an oval) grown by a rim, so that all
 * distances are distances of cores minus the rims. The `At` variants measure a model as if it were in another pose.
 */

/** Squared distance from a point to the core of a model. */
export const pointCoreSquared = (m: Footprints, i: ModelId, px: number, py: number): number =>
  outsideSquared(px - m.x[i], py - m.y[i], m.dirX[i], m.dirY[i], m.coreX[i], m.coreY[i]);

/** The same with the model in another pose. */
export const pointCoreAtSquared = (m: Footprints, i: ModelId, pose: Pose, px: number, py: number): number =>
  outsideSquared(px - pose.x, py - pose.y, pose.dirX, pose.dirY, m.coreX[i], m.coreY[i]);

/** Squared distance from a point to a rectangle round the origin with these halves of its sides; 0 inside. */
function outsideSquared(dx: number, dy: number, dirX: number, dirY: number, halfX: number, halfY: number): number {
  if (halfX === 0) return dx * dx + dy * dy;
  const u = Math.abs(dx * dirX + dy * dirY) - halfX;
  const v = Math.abs(dy * dirX - dx * dirY) - halfY;
  return (u > 0 ? u * u : 0) + (v > 0 ? v * v : 0);
}

/**
 * Greatest separation of two cores along the axes of both, with model i in a pose: minus the depth of the overlap, or if
 * they are apart 0 or more (then a lower bound of their distance).
 */
function coreSeparation(m: Footprints, i: ModelId, pose: Pose, j: ModelId): number {
  const dxi = pose.dirX;
  const dyi = pose.dirY;
  const dxj = m.dirX[j];
  const dyj = m.dirY[j];
  const tx = m.x[j] - pose.x;
  const ty = m.y[j] - pose.y;
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

/** Squared distance from the corners of the core of model i, in a pose, to the core of j, in another. */
function cornersToCoreSquared(m: Footprints, i: ModelId, pose: Pose, j: ModelId, other: Pose): number {
  const { x, y, dirX, dirY } = pose;
  const ax = m.coreX[i] * dirX;
  const ay = m.coreX[i] * dirY;
  const bx = -m.coreY[i] * dirY;
  const by = m.coreY[i] * dirX;
  let best = pointCoreAtSquared(m, j, other, x + ax + bx, y + ay + by);
  let d = pointCoreAtSquared(m, j, other, x - ax + bx, y - ay + by);
  if (d < best) best = d;
  if (m.coreY[i] === 0) return best;
  d = pointCoreAtSquared(m, j, other, x + ax - bx, y + ay - by);
  if (d < best) best = d;
  d = pointCoreAtSquared(m, j, other, x - ax - bx, y - ay - by);
  return d < best ? d : best;
}

const there = scratch(makePose());

/** Squared distance between two cores, 0 where they meet; model i is measured in a pose, j where it is. */
export function coreCoreAtSquared(m: Footprints, i: ModelId, pose: Pose, j: ModelId): number {
  if (m.coreX[i] === 0) return pointCoreSquared(m, j, pose.x, pose.y);
  if (m.coreX[j] === 0) return pointCoreAtSquared(m, i, pose, m.x[j], m.y[j]);
  if (coreSeparation(m, i, pose, j) <= 0) return 0;
  const other = poseOf(there(), m, j);
  const a = cornersToCoreSquared(m, i, pose, j, other);
  const b = cornersToCoreSquared(m, j, other, i, pose);
  return a < b ? a : b;
}

const here = scratch(makePose());

/** Squared distance between the cores of two models where they are. */
export function coreCoreSquared(m: Footprints, i: ModelId, j: ModelId): number {
  if (m.coreX[i] === 0 && m.coreX[j] === 0) {
    const dx = m.x[i] - m.x[j];
    const dy = m.y[i] - m.y[j];
    return dx * dx + dy * dy;
  }
  return coreCoreAtSquared(m, i, poseOf(here(), m, i), j);
}

/** How deeply two footprints overlap in inches; 0 or less if they do not. Exact for contact, a bound beyond. */
export function overlapDepthAt(m: Footprints, i: ModelId, pose: Pose, j: ModelId): number {
  const rims = m.rim[i] + m.rim[j];
  const d = coreCoreAtSquared(m, i, pose, j);
  if (d > 0) return d >= rims * rims ? 0 : rims - Math.sqrt(d);
  if (m.coreX[i] === 0 || m.coreX[j] === 0) return rims;
  return rims - Math.min(0, coreSeparation(m, i, pose, j));
}

/** Squared distance from the core of a model, in a pose, to a segment; 0 where they meet. */
export function coreSegmentAtSquared(m: Footprints, i: ModelId, pose: Pose, segment: Segment): number {
  const { x0, y0, x1, y1 } = segment;
  if (m.coreX[i] === 0) return pointSegmentSquared(pose.x, pose.y, x0, y0, x1, y1);
  const a = pointCoreAtSquared(m, i, pose, x0, y0);
  const b = pointCoreAtSquared(m, i, pose, x1, y1);
  if (a === 0 || b === 0) return 0;
  const corners = cornersOf(m, i, pose);
  for (let k = 0; k < corners.length; k += 4) {
    if (segmentsMeet(segment, corners[k], corners[k + 1], corners[k + 2], corners[k + 3])) return 0;
  }
  let best = a < b ? a : b;
  for (let k = 0; k < corners.length; k += 2) {
    const d = pointSegmentSquared(corners[k], corners[k + 1], x0, y0, x1, y1);
    if (d < best) best = d;
  }
  return best;
}

const cornerRoom = scratch({ corners: new Float64Array(8) });

/** The corners of the core of a model in a pose, each before the one opposite. Valid until the next call. */
function cornersOf(m: Footprints, i: ModelId, { x, y, dirX, dirY }: Pose): Float64Array {
  const { corners } = cornerRoom();
  const ax = m.coreX[i] * dirX;
  const ay = m.coreX[i] * dirY;
  const bx = -m.coreY[i] * dirY;
  const by = m.coreY[i] * dirX;
  corners[0] = x + ax + bx;
  corners[1] = y + ay + by;
  corners[2] = x - ax - bx;
  corners[3] = y - ay - by;
  corners[4] = x + ax - bx;
  corners[5] = y + ay - by;
  corners[6] = x - ax + bx;
  corners[7] = y - ay + by;
  return corners;
}

const edge = scratch(makeSegment());

/** Squared distance from the core of a model, in a pose, to a polygon's outline; 0 where they meet. */
export function coreOutlineAtSquared(m: Footprints, i: ModelId, pose: Pose, polygon: Float64Array, corners: number): number {
  const { x, y, dirX, dirY } = pose;
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
    const d = coreSegmentAtSquared(m, i, pose, setSegment(edge(), x0, y0, x1, y1));
    if (d === 0) return 0;
    if (d < best) best = d;
    x0 = x1;
    y0 = y1;
  }
  return best;
}

/** Distance in inches from a footprint, in a pose, to a polygon's area: 0 where they touch or overlap. */
export function footprintPolygonAt(m: Footprints, i: ModelId, pose: Pose, polygon: Float64Array, corners: number): number {
  if (insidePolygon(polygon, corners, pose.x, pose.y)) return 0;
  const d = Math.sqrt(coreOutlineAtSquared(m, i, pose, polygon, corners)) - m.rim[i];
  return d > 0 ? d : 0;
}

/** Half the extent of a footprint along the board's axes: its reach in x, and in y. */
export const reachX = (m: Footprints, i: ModelId, dirX: number, dirY: number): number =>
  m.rim[i] + m.coreX[i] * Math.abs(dirX) + m.coreY[i] * Math.abs(dirY);
export const reachY = (m: Footprints, i: ModelId, dirX: number, dirY: number): number =>
  m.rim[i] + m.coreX[i] * Math.abs(dirY) + m.coreY[i] * Math.abs(dirX);
