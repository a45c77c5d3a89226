import type { Board, Piece } from '../rules/board.ts';
import { scratch } from '../rules/scratch.ts';
import { LOOK, type Optics } from './optics.ts';
import { insidePolygon } from './polygon.ts';

/** The corridor between two bodies. */
export interface Corridor {
  /** Two circles (x, y, radius, x, y, radius) and the height of the tallest body: passed as arguments they would be boxed. */
  readonly ends: Float64Array;
  /** Its two edges (x0, y0, x1, y1 twice). */
  readonly edges: Float64Array;
  /** The segment under test: x0, y0, x1, y1. */
  readonly side: Float64Array;
}

/** Scratch space for one corridor: write its ends, then call `shutBy`. */
export const corridors = scratch<Corridor>({ ends: new Float64Array(7), edges: new Float64Array(8), side: new Float64Array(4) });

/** Lays the edges of the corridor; false if the centres of its circles coincide. */
function lay({ ends, edges }: Corridor): boolean {
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

/** Whether the segment in `side` crosses or touches the edge of the corridor that starts at `edges[at]`. */
function meetsEdge({ edges, side }: Corridor, at: number): boolean {
  const ax = edges[at];
  const ay = edges[at + 1];
  const ux = edges[at + 2] - ax;
  const uy = edges[at + 3] - ay;
  const c = ux * (side[1] - ay) - uy * (side[0] - ax);
  const d = ux * (side[3] - ay) - uy * (side[2] - ax);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const vx = side[2] - side[0];
  const vy = side[3] - side[1];
  const a = vx * (ay - side[1]) - vy * (ax - side[0]);
  const b = vx * (edges[at + 3] - side[1]) - vy * (edges[at + 2] - side[0]);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  // Running along the edge is not crossing it: that blocks nothing.
  return c !== 0 || d !== 0;
}

/** Whether the segment in `side` misses the circle that starts at `ends[at]`. */
function clearOfEnd({ ends, side }: Corridor, at: number): boolean {
  const ux = side[2] - side[0];
  const uy = side[3] - side[1];
  const wx = ends[at] - side[0];
  const wy = ends[at + 1] - side[1];
  const reach = ends[at + 2] * ends[at + 2];
  const along = ux * wx + uy * wy;
  if (along <= 0) return wx * wx + wy * wy > reach;
  const length = ux * ux + uy * uy;
  if (along >= length) return (wx - ux) * (wx - ux) + (wy - uy) * (wy - uy) > reach;
  const cross = ux * wy - uy * wx;
  return cross * cross > reach * length;
}

function wallShuts(corridor: Corridor, piece: Piece): boolean {
  const { side } = corridor;
  const w = piece.walls;
  for (let k = 0; k < w.length; k += 4) {
    side[0] = w[k];
    side[1] = w[k + 1];
    side[2] = w[k + 2];
    side[3] = w[k + 3];
    if (meetsEdge(corridor, 0) && meetsEdge(corridor, 4) && clearOfEnd(corridor, 0) && clearOfEnd(corridor, 3)) return true;
  }
  return false;
}

/** Whether one edge of the outline cuts the corridor and both circles are clear of the whole piece. */
function prismShuts(corridor: Corridor, piece: Piece): boolean {
  const { ends, side } = corridor;
  const polygon = piece.polygon;
  const last = 2 * piece.corners - 2;
  let cut = false;
  side[0] = polygon[last];
  side[1] = polygon[last + 1];
  // Most pieces do not reach across: only edges with ends on both sides of the corridor's middle line can.
  const ux = ends[3] - ends[0];
  const uy = ends[4] - ends[1];
  let a = ux * (side[1] - ends[1]) - uy * (side[0] - ends[0]);
  for (let k = 0; k < piece.corners && !cut; k++) {
    side[2] = polygon[2 * k];
    side[3] = polygon[2 * k + 1];
    const b = ux * (side[3] - ends[1]) - uy * (side[2] - ends[0]);
    cut = a >= 0 !== b >= 0 && meetsEdge(corridor, 0) && meetsEdge(corridor, 4);
    side[0] = side[2];
    side[1] = side[3];
    a = b;
  }
  if (!cut) return false;
  side[0] = polygon[last];
  side[1] = polygon[last + 1];
  for (let k = 0; k < piece.corners; k++) {
    side[2] = polygon[2 * k];
    side[3] = polygon[2 * k + 1];
    if (!clearOfEnd(corridor, 0) || !clearOfEnd(corridor, 3)) return false;
    side[0] = side[2];
    side[1] = side[3];
  }
  return !insidePolygon(polygon, piece.corners, ends[0], ends[1]) && !insidePolygon(polygon, piece.corners, ends[3], ends[4]);
}

/**
 * The first of `count` listed pieces that alone blocks every line between the two circles of a corridor of bodies no higher
 * than its height, or -1: a wall, a block or a screen that cuts their corridor from edge to edge. A cheap test: a piece
 * surely blocks, -1 proves nothing.
 */
export function shutBy(
  board: Board,
  list: Int16Array,
  count: number,
  { terrain, walls }: Pick<Optics, 'terrain' | 'walls'>,
  pastScreens: boolean,
  corridor: Corridor,
): number {
  if (!lay(corridor)) return -1;
  const top = corridor.ends[6];
  for (let k = 0; k < count; k++) {
    const piece = board.pieces[list[k]];
    const kind = piece.kind;
    if (kind < walls.length && walls[kind] !== 0 && piece.height >= top && wallShuts(corridor, piece)) return piece.index;
    const look = kind < terrain.length ? terrain[kind] : LOOK.transparent;
    if (look === LOOK.screens ? pastScreens : look !== LOOK.opaque || piece.height < top) continue;
    if (prismShuts(corridor, piece)) return piece.index;
  }
  return -1;
}
