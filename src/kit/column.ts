import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Outlines, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { coreSegmentAtSquared } from './footprint.ts';
import { missesBox, segmentOver } from './line.ts';
import { LOOK } from './optics.ts';
import { boxSegmentAt, hasOutline } from './outline.ts';
import { pointSegmentSquared } from './polygon.ts';
import { makePose, poseOf } from './pose.ts';
import { makeSegment, setSegment } from './segment.ts';
import { EXEMPT, type Sight, standing } from './sight.ts';

/** Lines of sight traced column by column: those that differ only in height together. */

export const FREE = 0;
const HIDDEN = 1;
export const BLOCKED = 2;

/** The most lines in a column. */
export const MOST_LINES = 256;

/** Lines between two bodies that differ only in height. The caller writes their ends. */
export interface Column {
  /** Where they begin and end in the plane: x0, y0, x1, y1. */
  readonly segment: Float64Array;
  lines: number;
  /** The model that looks, and the one that it looks at. */
  observer: ModelId;
  target: ModelId;
  /** Heights at both ends. */
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** The state of each, and the piece (or -2 - slot of a unit) that caused it. */
  readonly state: Uint8Array;
  readonly met: Int16Array;
  /** How many are not blocked. */
  open: number;
  /** Whether they touch a part of a body that neither sees nor is seen past what screens. */
  blind: boolean;
  readonly span: Float64Array;
}

/** Scratch space for the one column under test. */
export const columns = scratch<Column>({
  segment: new Float64Array(4),
  lines: 0,
  observer: -1,
  target: -1,
  from: new Float64Array(MOST_LINES),
  to: new Float64Array(MOST_LINES),
  state: new Uint8Array(MOST_LINES),
  met: new Int16Array(MOST_LINES),
  open: 0,
  blind: false,
  span: new Float64Array(2),
});

function stop(c: Column, k: number, by: number): void {
  c.state[k] = BLOCKED;
  c.met[k] = by;
  c.open--;
}

/** Tries the walls of a piece on the lines of a column. */
function tryWalls(column: Column, piece: Piece): void {
  const { segment, lines, from, to, state } = column;
  const x0 = segment[0];
  const y0 = segment[1];
  const x1 = segment[2];
  const y1 = segment[3];
  const walls = piece.walls;
  if (walls.length === 0 || missesBox(piece, x0, y0, x1, y1)) return;
  const ux = x1 - x0;
  const uy = y1 - y0;
  for (let w = 0; w < walls.length; w += 4) {
    const a = ux * (walls[w + 1] - y0) - uy * (walls[w] - x0);
    const b = ux * (walls[w + 3] - y0) - uy * (walls[w + 2] - x0);
    if ((a > 0 && b > 0) || (a < 0 && b < 0)) continue;
    const vx = walls[w + 2] - walls[w];
    const vy = walls[w + 3] - walls[w + 1];
    const c = vx * (y0 - walls[w + 1]) - vy * (x0 - walls[w]);
    const d = vx * (y1 - walls[w + 1]) - vy * (x1 - walls[w]);
    if ((c > 0 && d > 0) || (c < 0 && d < 0) || c === d) continue;
    const share = c / (c - d);
    for (let k = 0; k < lines; k++) {
      const z0 = from[k];
      const z1 = to[k];
      if (state[k] === BLOCKED || (z0 >= piece.height && z1 >= piece.height)) continue;
      if (z0 + (z1 - z0) * share < piece.height) stop(column, k, piece.index);
    }
  }
}

/** Tries the prism over the area of a piece on the lines of a column. */
function tryPrism<F extends Family>(g: Game<F>, s: Sight<F>, column: Column, piece: Piece, kind: number): void {
  const { observer, target, segment, lines, from, to, state, met, span } = column;
  if (missesBox(piece, segment[0], segment[1], segment[2], segment[3]) || !segmentOver(piece, segment, span)) return;
  const first = span[0];
  const last = span[1];
  let blocks = kind === LOOK.opaque;
  if (kind === LOOK.screens) {
    if (column.blind) {
      for (let k = 0; k < lines; k++) if (state[k] !== BLOCKED) stop(column, k, piece.index);
      return;
    }
    const wholly = s.optics.looksOutWholly === true && (s.exempt[g.models.unit[observer]] & EXEMPT.looksOut) === 0;
    if (standing(g, s, observer, piece.index) >= (wholly ? 2 : 1) || standing(g, s, target, piece.index) !== 0) return;
    blocks = true;
  } else if (!blocks) {
    const stands = standing(g, s, observer, piece.index);
    if (kind === LOOK.obscures ? stands !== 0 : stands === 2) return;
  }
  const top = kind >= LOOK.screens ? Infinity : piece.height;
  for (let k = 0; k < lines; k++) {
    const z0 = from[k];
    const z1 = to[k];
    if (state[k] === BLOCKED || z0 + (z1 - z0) * (z1 >= z0 ? first : last) >= top) continue;
    if (blocks) stop(column, k, piece.index);
    else if (state[k] === FREE) {
      state[k] = HIDDEN;
      met[k] = piece.index;
    }
  }
}

const here = scratch(makePose());

const ground = scratch(makeSegment());

/** Tries a body with an outline, both base and outline, where the column is at the share t of its length. */
function tryOutlined(column: Column, m: Models, o: Outlines, body: ModelId, t: number, slot: number): void {
  const { segment, lines, from, to, state } = column;
  const x0 = segment[0];
  const y0 = segment[1];
  const x1 = segment[2];
  const y1 = segment[3];
  const { rim } = m;
  const pose = poseOf(here(), m, body);
  const line = setSegment(ground(), x0, y0, x1, y1);
  const d = coreSegmentAtSquared(m, body, pose, line);
  const overBase = rim[body] > 0 ? d < rim[body] * rim[body] : d === 0;
  const overBox = boxSegmentAt(m, body, pose, line) === 0;
  if (!overBase && !overBox) return;
  const foot = m.z[body] + (overBase ? 0 : o.lift[body]);
  const top = m.z[body] + m.height[body];
  for (let k = 0; k < lines; k++) {
    const z = from[k] + (to[k] - from[k]) * t;
    if (state[k] !== BLOCKED && z >= foot && z < top) stop(column, k, -2 - slot);
  }
}

/** Tries the bodies of a unit on the lines of a column: at the height where the column is nearest to each centre. */
function tryBodies<F extends Family>(column: Column, m: Models, unit: Unit<F>): void {
  const { segment, lines, from, to, state } = column;
  const x0 = segment[0];
  const y0 = segment[1];
  const x1 = segment[2];
  const y1 = segment[3];
  if (pointSegmentSquared(unit.x, unit.y, x0, y0, x1, y1) >= unit.radius * unit.radius) return;
  const ux = x1 - x0;
  const uy = y1 - y0;
  const length = ux * ux + uy * uy;
  const end = unit.first + unit.size;
  for (let body = unit.first; body < end; body++) {
    if (m.alive[body] === 0) continue;
    const wx = m.x[body] - x0;
    const wy = m.y[body] - y0;
    const along = ux * wx + uy * wy;
    const t = along <= 0 ? 0 : along >= length ? 1 : along / length;
    const ox = wx - t * ux;
    const oy = wy - t * uy;
    const r = m.radius[body];
    if (ox * ox + oy * oy >= r * r) continue;
    if (m.outlines !== null && hasOutline(m, body)) {
      tryOutlined(column, m, m.outlines, body, t, unit.slot);
      continue;
    }
    if (m.coreX[body] !== 0) {
      const rim = m.rim[body];
      const d = coreSegmentAtSquared(m, body, poseOf(here(), m, body), setSegment(ground(), x0, y0, x1, y1));
      if (rim > 0 ? d >= rim * rim : d !== 0) continue;
    }
    const foot = m.z[body];
    const top = foot + m.height[body];
    for (let k = 0; k < lines; k++) {
      const z = from[k] + (to[k] - from[k]) * t;
      if (state[k] !== BLOCKED && z >= foot && z < top) stop(column, k, -2 - unit.slot);
    }
  }
}

/** Traces the lines of a column past the close pieces and the near bodies. True if one of them is not blocked. */
export function trace<F extends Family>(g: Game<F>, s: Sight<F>, column: Column): boolean {
  const { observer, target, lines, state, met } = column;
  const { terrain, walls } = s.optics;
  const past = s.exempt[g.models.unit[observer]] | s.exempt[g.models.unit[target]];
  column.open = lines;
  for (let k = 0; k < lines; k++) {
    state[k] = FREE;
    met[k] = -1;
  }
  for (let c = 0; c < s.closePieceCount && column.open > 0; c++) {
    const piece = g.board.pieces[s.closePieces[c]];
    const kind = piece.kind;
    if (kind < walls.length && walls[kind] !== 0) tryWalls(column, piece);
    const look = kind < terrain.length ? terrain[kind] : LOOK.transparent;
    if (look === LOOK.transparent) continue;
    if ((look === LOOK.screens && (past & EXEMPT.screens) !== 0) || (look === LOOK.shrouds && (past & EXEMPT.shrouds) !== 0)) continue;
    if (column.open > 0) tryPrism(g, s, column, piece, look);
  }
  for (let b = 0; b < s.nearBodyCount && column.open > 0; b++) tryBodies(column, g.models, g.units[s.nearBodies[b]]);
  return column.open > 0;
}

/** Lists the near pieces whose circle reaches into the corridor between two models. */
export function narrow<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): void {
  const m = g.models;
  const wide = (s.optics.eyeShare > 0 && s.optics.mutual !== true) || m.radius[j] > m.radius[i] ? m.radius[j] : m.radius[i];
  s.closePieceCount = 0;
  for (let k = 0; k < s.nearPieceCount; k++) {
    const p = s.nearPieces[k];
    const far = wide + s.reach[p];
    if (pointSegmentSquared(s.middleX[p], s.middleY[p], m.x[i], m.y[i], m.x[j], m.y[j]) < far * far) s.closePieces[s.closePieceCount++] = p;
  }
}
