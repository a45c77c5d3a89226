import { scratch } from '../rules/scratch.ts';
import { makeSegment, type Segment, setSegment } from './segment.ts';

/** Plane geometry on polygons stored as x0, y0, x1, y1 ... Nothing here allocates. */

/** Whether a point is inside (even-odd) or exactly on an edge, whichever. */
export function insidePolygon(polygon: Float64Array, corners: number, x: number, y: number): boolean {
  let inside = false;
  let x0 = polygon[2 * corners - 2];
  let y0 = polygon[2 * corners - 1];
  for (let k = 0; k < corners; k++) {
    const x1 = polygon[2 * k];
    const y1 = polygon[2 * k + 1];
    if (y0 > y !== y1 > y) {
      const across = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
      if (x === across) return true;
      if (x < across) inside = !inside;
    } else if (y1 === y && (x1 === x || (y0 === y && x0 > x !== x1 > x))) return true;
    x0 = x1;
    y0 = y1;
  }
  return inside;
}

/** Squared distance from a point to a segment. */
export function pointSegmentSquared(px: number, py: number, x0: number, y0: number, x1: number, y1: number): number {
  const ux = x1 - x0;
  const uy = y1 - y0;
  const wx = px - x0;
  const wy = py - y0;
  const along = ux * wx + uy * wy;
  if (along <= 0) return wx * wx + wy * wy;
  const length = ux * ux + uy * uy;
  if (along >= length) {
    const vx = px - x1;
    const vy = py - y1;
    return vx * vx + vy * vy;
  }
  const cross = ux * wy - uy * wx;
  return (cross * cross) / length;
}

/** Whether a segment crosses or touches another one, which leads from c to d. */
export function segmentsMeet(segment: Segment, cx: number, cy: number, dx: number, dy: number): boolean {
  const { x0: ax, y0: ay, x1: bx, y1: by } = segment;
  const ux = bx - ax;
  const uy = by - ay;
  const vx = dx - cx;
  const vy = dy - cy;
  const c = ux * (cy - ay) - uy * (cx - ax);
  const d = ux * (dy - ay) - uy * (dx - ax);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = vx * (ay - cy) - vy * (ax - cx);
  const b = vx * (by - cy) - vy * (bx - cx);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  if (c !== 0 || d !== 0 || a !== 0 || b !== 0) return true;
  return (
    Math.max(ax, bx) >= Math.min(cx, dx) &&
    Math.max(cx, dx) >= Math.min(ax, bx) &&
    Math.max(ay, by) >= Math.min(cy, dy) &&
    Math.max(cy, dy) >= Math.min(ay, by)
  );
}

/** Squared distance between a segment and another one, which leads from c to d; 0 where they cross. */
export function segmentSegmentSquared(segment: Segment, cx: number, cy: number, dx: number, dy: number): number {
  if (segmentsMeet(segment, cx, cy, dx, dy)) return 0;
  const { x0: ax, y0: ay, x1: bx, y1: by } = segment;
  return Math.min(
    Math.min(pointSegmentSquared(ax, ay, cx, cy, dx, dy), pointSegmentSquared(bx, by, cx, cy, dx, dy)),
    Math.min(pointSegmentSquared(cx, cy, ax, ay, bx, by), pointSegmentSquared(dx, dy, ax, ay, bx, by)),
  );
}

/** Squared distance from a point to a polygon's area, 0 inside. */
export function pointPolygonSquared(polygon: Float64Array, corners: number, x: number, y: number): number {
  if (insidePolygon(polygon, corners, x, y)) return 0;
  return pointOutlineSquared(polygon, corners, x, y);
}

/** Squared distance from a point to a polygon's outline, also from inside. */
export function pointOutlineSquared(polygon: Float64Array, corners: number, x: number, y: number): number {
  let best = Infinity;
  let x0 = polygon[2 * corners - 2];
  let y0 = polygon[2 * corners - 1];
  for (let k = 0; k < corners; k++) {
    const x1 = polygon[2 * k];
    const y1 = polygon[2 * k + 1];
    const d = pointSegmentSquared(x, y, x0, y0, x1, y1);
    if (d < best) best = d;
    x0 = x1;
    y0 = y1;
  }
  return best;
}

/** Squared distance from a segment to a polygon's area, 0 where they meet. */
export function segmentPolygonSquared(polygon: Float64Array, corners: number, ax: number, ay: number, bx: number, by: number): number {
  if (insidePolygon(polygon, corners, ax, ay)) return 0;
  return segmentOutlineSquared(polygon, corners, ax, ay, bx, by);
}

const segments = scratch(makeSegment());

/** Squared distance from a segment to a polygon's outline. */
export function segmentOutlineSquared(polygon: Float64Array, corners: number, ax: number, ay: number, bx: number, by: number): number {
  const segment = setSegment(segments(), ax, ay, bx, by);
  let best = Infinity;
  let x0 = polygon[2 * corners - 2];
  let y0 = polygon[2 * corners - 1];
  for (let k = 0; k < corners; k++) {
    const x1 = polygon[2 * k];
    const y1 = polygon[2 * k + 1];
    const d = segmentSegmentSquared(segment, x0, y0, x1, y1);
    if (d === 0) return 0;
    if (d < best) best = d;
    x0 = x1;
    y0 = y1;
  }
  return best;
}
