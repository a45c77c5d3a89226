import type { Board, Piece } from '../rules/board.ts';
import type { ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { coreSegmentAtSquared } from './footprint.ts';
import { insidePolygon } from './polygon.ts';
import { makePose, poseOf } from './pose.ts';
import type { Sightline } from './sightline.ts';

/** Straight lines in space against upright prisms: terrain and bodies. */

/** Whether the bounding boxes of a segment and of a piece miss each other in the plane. */
export const missesBox = (piece: Piece, x0: number, y0: number, x1: number, y1: number): boolean =>
  (x0 < piece.minX && x1 < piece.minX) ||
  (x0 > piece.maxX && x1 > piece.maxX) ||
  (y0 < piece.minY && y1 < piece.minY) ||
  (y0 > piece.maxY && y1 > piece.maxY);

/** Whether a circle that moves along a segment misses the box of a piece. */
export const sweepMissesBox = (piece: Piece, radius: number, x0: number, y0: number, x1: number, y1: number): boolean =>
  (x0 + radius < piece.minX && x1 + radius < piece.minX) ||
  (x0 - radius > piece.maxX && x1 - radius > piece.maxX) ||
  (y0 + radius < piece.minY && y1 + radius < piece.minY) ||
  (y0 - radius > piece.maxY && y1 - radius > piece.maxY);

/** Whether a circle misses the box of a piece. */
export const circleMissesBox = (piece: Piece, radius: number, x: number, y: number): boolean =>
  x + radius < piece.minX || x - radius > piece.maxX || y + radius < piece.minY || y - radius > piece.maxY;

/** A segment in the plane (x0, y0, x1, y1), and the shares of its length at which it is first and last over a piece. */
interface Crossing {
  readonly segment: Float64Array;
  readonly span: Float64Array;
}

const crossings = scratch<Crossing>({ segment: new Float64Array(4), span: new Float64Array(2) });

/**
 * Whether a segment in the plane passes over a piece's polygon; `span` then holds the shares of its length where it is
 * first and last over it. This is called so often that the ends of lines are not passed as arguments, which would box them.
 */
export function segmentOver(piece: Piece, segment: Float64Array, span: Float64Array): boolean {
  const x0 = segment[0];
  const y0 = segment[1];
  const x1 = segment[2];
  const y1 = segment[3];
  const polygon = piece.polygon;
  const corners = piece.corners;
  const ux = x1 - x0;
  const uy = y1 - y0;
  const length = ux * ux + uy * uy;
  if (length === 0) {
    span[0] = 0;
    span[1] = 1;
    return insidePolygon(polygon, corners, x0, y0);
  }
  let first = length;
  let last = 0;
  // Edges crossed behind the start tell whether the start is inside, those on the way whether the end is.
  let inside = false;
  let turned = false;
  let met = false;
  let ax = polygon[2 * corners - 2] - x0;
  let ay = polygon[2 * corners - 1] - y0;
  let a = ux * ay - uy * ax;
  for (let k = 0; k < corners; k++) {
    const bx = polygon[2 * k] - x0;
    const by = polygon[2 * k + 1] - y0;
    const b = ux * by - uy * bx;
    if (a >= 0 !== b >= 0) {
      const f = a / (a - b);
      const along = (ax + (bx - ax) * f) * ux + (ay + (by - ay) * f) * uy;
      if (along <= 0) inside = !inside;
      else if (along < length) {
        turned = !turned;
        met = true;
        if (along < first) first = along;
        if (along > last) last = along;
      }
    }
    ax = bx;
    ay = by;
    a = b;
  }
  if (!met && !inside) return false;
  span[0] = inside ? 0 : first / length;
  span[1] = inside !== turned ? 1 : last / length;
  return true;
}

/** Whether a segment in space passes through the prism over a piece's polygon up to `top` inches. */
export function crossesPrism(piece: Piece, line: Sightline, top: number): boolean {
  const { x0, y0, z0, x1, y1, z1 } = line;
  if ((z0 >= top && z1 >= top) || missesBox(piece, x0, y0, x1, y1)) return false;
  const { segment, span } = crossings();
  segment[0] = x0;
  segment[1] = y0;
  segment[2] = x1;
  segment[3] = y1;
  if (!segmentOver(piece, segment, span)) return false;
  // Height changes linearly along the line: over the piece it is lowest at either end.
  return z0 + (z1 - z0) * (z1 >= z0 ? span[0] : span[1]) < top;
}

/** Whether a segment in space passes through one of a piece's upright walls. */
export function crossesWall(piece: Piece, line: Sightline): boolean {
  const { x0, y0, z0, x1, y1, z1 } = line;
  const walls = piece.walls;
  const top = piece.height;
  if (walls.length === 0 || (z0 >= top && z1 >= top) || missesBox(piece, x0, y0, x1, y1)) return false;
  const ux = x1 - x0;
  const uy = y1 - y0;
  for (let k = 0; k < walls.length; k += 4) {
    const a = ux * (walls[k + 1] - y0) - uy * (walls[k] - x0);
    const b = ux * (walls[k + 3] - y0) - uy * (walls[k + 2] - x0);
    if ((a > 0 && b > 0) || (a < 0 && b < 0)) continue;
    const vx = walls[k + 2] - walls[k];
    const vy = walls[k + 3] - walls[k + 1];
    const c = vx * (y0 - walls[k + 1]) - vy * (x0 - walls[k]);
    const d = vx * (y1 - walls[k + 1]) - vy * (x1 - walls[k]);
    if ((c > 0 && d > 0) || (c < 0 && d < 0) || c === d) continue;
    if (z0 + ((z1 - z0) * c) / (c - d) < top) return true;
  }
  return false;
}

const here = scratch(makePose());

/** Whether a segment in space passes through the upright body of a model (its height where the line is nearest the centre). */
export function crossesBody(m: Models, i: ModelId, line: Sightline): boolean {
  const { x0, y0, z0, x1, y1, z1 } = line;
  const ux = x1 - x0;
  const uy = y1 - y0;
  const wx = m.x[i] - x0;
  const wy = m.y[i] - y0;
  const length = ux * ux + uy * uy;
  const along = ux * wx + uy * wy;
  const t = along <= 0 ? 0 : along >= length ? 1 : along / length;
  const ox = wx - t * ux;
  const oy = wy - t * uy;
  const r = m.coreX[i] === 0 ? m.rim[i] : m.radius[i];
  if (ox * ox + oy * oy >= r * r) return false;
  const z = z0 + (z1 - z0) * t;
  if (z < m.z[i] || z >= m.z[i] + m.height[i]) return false;
  if (m.coreX[i] === 0) return true;
  const rim = m.rim[i];
  const d = coreSegmentAtSquared(m, i, poseOf(here(), m, i), line);
  return rim > 0 ? d < rim * rim : d === 0;
}

/** Added to a piece's index in `piecesCrossed` when the line meets one of its walls. */
export const WALL = 1 << 12;

/**
 * Writes to `out` the pieces in play whose prism or walls a segment passes through, in order of index; returns their number.
 * WALL is added to the index if it meets a wall.
 */
export function piecesCrossed(board: Board, line: Sightline, out: Int16Array): number {
  const { x0, y0, x1, y1 } = line;
  let n = 0;
  for (let p = 0; p < board.count; p++) {
    const piece = board.pieces[p];
    if (missesBox(piece, x0, y0, x1, y1)) continue;
    if (crossesWall(piece, line)) out[n++] = p + WALL;
    else if (crossesPrism(piece, line, piece.height)) out[n++] = p;
  }
  return n;
}
