import type { Board, Piece } from '../rules/board.ts';
import { LOOK } from './optics.ts';
import { insidePolygon, pointSegmentSquared, segmentsMeet } from './polygon.ts';

/**
 * The corridor under test: two circles (x, y, radius, x, y, radius) and the height of the tallest body. Callers of `shutBy`
 * write it: so many numbers as arguments would be boxed.
 */
export const ends = new Float64Array(7);
/** Its two edges (x0, y0, x1, y1 twice). */
const edges = new Float64Array(8);

/** Lays the edges of the corridor; false if the centres of its circles are one. */
function lay(): boolean {
  const dx = ends[3] - ends[0];
  const dy = ends[4] - ends[1];
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return false;
  const nx = -dy / d;
  const ny = dx / d;
  edges[0] = ends[0] + nx * ends[2];
  edges[1] = ends[1] + ny * ends[2];
  edges[2] = ends[3] + nx * ends[5];
  edges[3] = ends[4] + ny * ends[5];
  edges[4] = ends[0] - nx * ends[2];
  edges[5] = ends[1] - ny * ends[2];
  edges[6] = ends[3] - nx * ends[5];
  edges[7] = ends[4] - ny * ends[5];
  return true;
}

/** Whether a segment cuts the corridor from edge to edge. */
const spans = (x0: number, y0: number, x1: number, y1: number): boolean =>
  segmentsMeet(edges[0], edges[1], edges[2], edges[3], x0, y0, x1, y1) &&
  segmentsMeet(edges[4], edges[5], edges[6], edges[7], x0, y0, x1, y1);

/** Whether a segment stays off both circles, so that nobody stands beyond it. */
const clearOfEnds = (x0: number, y0: number, x1: number, y1: number): boolean =>
  pointSegmentSquared(ends[0], ends[1], x0, y0, x1, y1) > ends[2] * ends[2] &&
  pointSegmentSquared(ends[3], ends[4], x0, y0, x1, y1) > ends[5] * ends[5];

function wallShuts(piece: Piece): boolean {
  const w = piece.walls;
  for (let k = 0; k < w.length; k += 4) {
    if (spans(w[k], w[k + 1], w[k + 2], w[k + 3]) && clearOfEnds(w[k], w[k + 1], w[k + 2], w[k + 3])) return true;
  }
  return false;
}

/** Whether one edge of the outline cuts the corridor and both circles are clear of the whole piece. */
function prismShuts(piece: Piece): boolean {
  const polygon = piece.polygon;
  const last = 2 * piece.corners - 2;
  let cut = false;
  let x0 = polygon[last];
  let y0 = polygon[last + 1];
  // Most pieces do not reach across: only edges with ends beyond both sides of the corridor's middle line can.
  const ux = ends[3] - ends[0];
  const uy = ends[4] - ends[1];
  let a = ux * (y0 - ends[1]) - uy * (x0 - ends[0]);
  for (let k = 0; k < piece.corners && !cut; k++) {
    const x1 = polygon[2 * k];
    const y1 = polygon[2 * k + 1];
    const b = ux * (y1 - ends[1]) - uy * (x1 - ends[0]);
    cut = a >= 0 !== b >= 0 && spans(x0, y0, x1, y1);
    x0 = x1;
    y0 = y1;
    a = b;
  }
  if (!cut) return false;
  x0 = polygon[last];
  y0 = polygon[last + 1];
  for (let k = 0; k < piece.corners; k++) {
    const x1 = polygon[2 * k];
    const y1 = polygon[2 * k + 1];
    if (!clearOfEnds(x0, y0, x1, y1)) return false;
    x0 = x1;
    y0 = y1;
  }
  return !insidePolygon(polygon, piece.corners, ends[0], ends[1]) && !insidePolygon(polygon, piece.corners, ends[3], ends[4]);
}

/**
 * The first of `count` listed pieces that alone blocks every line between the two circles of `ends` of bodies no higher
 * than its height, or -1: a wall, a block or a screen that cuts their corridor from edge to edge. A cheap sure no; -1 says
 * nothing.
 */
export function shutBy(
  board: Board, list: Int16Array, count: number, terrain: Uint8Array, walls: Uint8Array, pastScreens: boolean,
): number {
  if (!lay()) return -1;
  const top = ends[6];
  for (let k = 0; k < count; k++) {
    const piece = board.pieces[list[k]];
    const kind = piece.kind;
    if (kind < walls.length && walls[kind] !== 0 && piece.height >= top && wallShuts(piece)) return piece.index;
    const look = kind < terrain.length ? terrain[kind] : LOOK.transparent;
    if (look === LOOK.screens ? pastScreens : look !== LOOK.opaque || piece.height < top) continue;
    if (prismShuts(piece)) return piece.index;
  }
  return -1;
}
