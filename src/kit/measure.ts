import type { Piece } from '../rules/board.ts';
import type { ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
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
import { makePose, type Pose, poseOf } from './pose.ts';
import type { Segment } from './segment.ts';
import { EPSILON } from './tolerance.ts';

/**
 * Distances in inches from footprint to footprint. "Within X" includes exactly X (up to EPSILON).
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

/** The gap if model i were in a pose. */
export function gapAt(m: Models, i: ModelId, pose: Pose, j: ModelId): number {
  if (m.outlines !== null && (isMeasured(m, i) || isMeasured(m, j))) return partsGapAt(m, i, pose, j, PARTS.measured);
  const d = Math.sqrt(coreCoreAtSquared(m, i, pose, j)) - m.rim[i] - m.rim[j];
  return d > 0 ? d : 0;
}

/** Vertical distance between two bodies: 0 if their heights overlap, else from the top of one to the foot of the other. */
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
  // For round bases the circle is the footprint.
  if (m.coreX[i] === 0 && m.coreX[j] === 0) return true;
  const reach = inches + m.rim[i] + m.rim[j] + EPSILON;
  return coreCoreSquared(m, i, j) <= reach * reach;
}

/** Whether model i, in a pose, would be at most `inches` from model j. */
export function withinAt(m: Models, i: ModelId, pose: Pose, j: ModelId, inches: number): boolean {
  const { x, y } = pose;
  const dx = x - m.x[j];
  const dy = y - m.y[j];
  const far = inches + m.radius[i] + m.radius[j] + EPSILON;
  if (dx * dx + dy * dy > far * far) return false;
  if (m.outlines !== null) return gapAt(m, i, pose, j) <= inches + EPSILON;
  if (m.coreX[i] === 0 && m.coreX[j] === 0) return true;
  const reach = inches + m.rim[i] + m.rim[j] + EPSILON;
  return coreCoreAtSquared(m, i, pose, j) <= reach * reach;
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

const here = scratch(makePose());

/** From a footprint to a segment, 0 if it crosses the footprint. */
export function gapToSegment(m: Models, i: ModelId, segment: Segment): number {
  const pose = poseOf(here(), m, i);
  const d = Math.sqrt(coreSegmentAtSquared(m, i, pose, segment)) - m.rim[i];
  if (d > 0 && isMeasured(m, i)) return Math.min(d, boxSegmentAt(m, i, pose, segment));
  return d > 0 ? d : 0;
}

/** From a footprint to the area of a polygon, 0 if any part is on it. */
export function gapToPolygon(m: Models, i: ModelId, polygon: Float64Array, corners: number): number {
  const pose = poseOf(here(), m, i);
  const d = footprintPolygonAt(m, i, pose, polygon, corners);
  if (d === 0 || !isMeasured(m, i)) return d;
  return Math.min(d, boxPolygonAt(m, i, pose, polygon, corners));
}

/** From a footprint to a piece of terrain, 0 if any part is on it. */
export const gapToPiece = (m: Models, i: ModelId, piece: Piece): number => gapToPolygon(m, i, piece.polygon, piece.corners);

/** Whether the whole footprint is on the polygon's area. */
export const whollyWithin = (m: Models, i: ModelId, polygon: Float64Array, corners: number): boolean =>
  whollyWithinAt(m, i, poseOf(here(), m, i), polygon, corners);

/** The same with the model in a pose. */
export function whollyWithinAt(m: Models, i: ModelId, pose: Pose, polygon: Float64Array, corners: number): boolean {
  if (isMeasured(m, i) && !boxWithinAt(m, i, pose, polygon, corners)) return false;
  return footprintWithinAt(m, i, pose, polygon, corners);
}

/** The same for the footprint alone, without what reaches beyond it. */
export function footprintWithinAt(m: Models, i: ModelId, pose: Pose, polygon: Float64Array, corners: number): boolean {
  const { x, y, dirX, dirY } = pose;
  if (!insidePolygon(polygon, corners, x, y)) return false;
  const need = m.rim[i] - EPSILON;
  if (need > 0) return coreOutlineAtSquared(m, i, pose, polygon, corners) >= need * need;
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
