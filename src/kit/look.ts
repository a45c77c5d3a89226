import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Outlines, Unit } from '../rules/game.ts';
import { ends, shutBy } from './corridor.ts';
import { coreSegmentAtSquared } from './footprint.ts';
import { missesBox, segment, segmentOver, span } from './line.ts';
import { LOOK } from './optics.ts';
import { boxSegmentAt, hasOutline, isMeasured } from './outline.ts';
import { pointSegmentSquared } from './polygon.ts';
import { CLEAR, COUNTED, EXEMPT, gather, KNOWN, pairOf, SHUT, type Sight, standing, VISIBLE } from './sight.ts';
import { laySpots, makeSpots } from './spots.ts';

/** Lines of sight between two models, worked out column by column: lines that differ in height alone are traced as one. */

const FREE = 0;
const HIDDEN = 1;
const BLOCKED = 2;

/** The lines of a column: heights at both ends, what has become of them, and the piece (or -2 - slot of a unit) that did it. */
const MOST_LINES = 256;
const from = new Float64Array(MOST_LINES);
const to = new Float64Array(MOST_LINES);
const state = new Uint8Array(MOST_LINES);
const met = new Int16Array(MOST_LINES);
let lines = 0;
let open = 0;

/** Near pieces that reach into the corridor of the two models under test. */
let close = new Int16Array(64);
let closeCount = 0;

/** Whether the lines of the column touch a part of a body that neither sees nor is seen past what screens. */
let blind = false;

function stop(k: number, by: number): void {
  state[k] = BLOCKED;
  met[k] = by;
  open--;
}

/** Tries the walls of a piece on the lines of a column. */
function tryWalls(piece: Piece): void {
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
      if (z0 + (z1 - z0) * share < piece.height) stop(k, piece.index);
    }
  }
}

/** Tries what stands over the area of a piece on the lines of a column. */
function tryPrism<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, piece: Piece, kind: number): void {
  if (missesBox(piece, segment[0], segment[1], segment[2], segment[3]) || !segmentOver(piece)) return;
  const first = span[0];
  const last = span[1];
  let blocks = kind === LOOK.opaque;
  if (kind === LOOK.screens) {
    if (blind) {
      for (let k = 0; k < lines; k++) if (state[k] !== BLOCKED) stop(k, piece.index);
      return;
    }
    const wholly = s.optics.looksOutWholly === true && (s.exempt[g.models.unit[i]] & EXEMPT.looksOut) === 0;
    if (standing(g, s, i, piece.index) >= (wholly ? 2 : 1) || standing(g, s, j, piece.index) !== 0) return;
    blocks = true;
  } else if (!blocks) {
    const stands = standing(g, s, i, piece.index);
    if (kind === LOOK.obscures ? stands !== 0 : stands === 2) return;
  }
  const top = kind >= LOOK.screens ? Infinity : piece.height;
  for (let k = 0; k < lines; k++) {
    const z0 = from[k];
    const z1 = to[k];
    if (state[k] === BLOCKED || z0 + (z1 - z0) * (z1 >= z0 ? first : last) >= top) continue;
    if (blocks) stop(k, piece.index);
    else if (state[k] === FREE) {
      state[k] = HIDDEN;
      met[k] = piece.index;
    }
  }
}

/** Tries a body with an outline, over its base and over the outline, where the column is at the share t of its length. */
function tryOutlined(m: Models, o: Outlines, body: ModelId, t: number, slot: number): void {
  const x0 = segment[0];
  const y0 = segment[1];
  const x1 = segment[2];
  const y1 = segment[3];
  const { dirX, dirY, rim } = m;
  const d = coreSegmentAtSquared(m, body, m.x[body], m.y[body], dirX[body], dirY[body], x0, y0, x1, y1);
  const overBase = rim[body] > 0 ? d < rim[body] * rim[body] : d === 0;
  const overBox = boxSegmentAt(m, body, m.x[body], m.y[body], dirX[body], dirY[body], x0, y0, x1, y1) === 0;
  if (!overBase && !overBox) return;
  const foot = m.z[body] + (overBase ? 0 : o.lift[body]);
  const top = m.z[body] + m.height[body];
  for (let k = 0; k < lines; k++) {
    const z = from[k] + (to[k] - from[k]) * t;
    if (state[k] !== BLOCKED && z >= foot && z < top) stop(k, -2 - slot);
  }
}

/** Tries the bodies of a unit on the lines of a column: at the height of each where the column is nearest its centre. */
function tryBodies<F extends Family>(m: Models, unit: Unit<F>): void {
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
      tryOutlined(m, m.outlines, body, t, unit.slot);
      continue;
    }
    if (m.coreX[body] !== 0) {
      const rim = m.rim[body];
      const d = coreSegmentAtSquared(m, body, m.x[body], m.y[body], m.dirX[body], m.dirY[body], x0, y0, x1, y1);
      if (rim > 0 ? d >= rim * rim : d !== 0) continue;
    }
    const foot = m.z[body];
    const top = foot + m.height[body];
    for (let k = 0; k < lines; k++) {
      const z = from[k] + (to[k] - from[k]) * t;
      if (state[k] !== BLOCKED && z >= foot && z < top) stop(k, -2 - unit.slot);
    }
  }
}

/** Traces the lines of the column over `segment` past the close pieces and the near bodies. True if one of them is not blocked. */
function trace<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): boolean {
  const { terrain, walls } = s.optics;
  const past = s.exempt[g.models.unit[i]] | s.exempt[g.models.unit[j]];
  open = lines;
  for (let k = 0; k < lines; k++) {
    state[k] = FREE;
    met[k] = -1;
  }
  for (let c = 0; c < closeCount && open > 0; c++) {
    const piece = g.board.pieces[close[c]];
    const kind = piece.kind;
    if (kind < walls.length && walls[kind] !== 0) tryWalls(piece);
    const look = kind < terrain.length ? terrain[kind] : LOOK.transparent;
    if (look === LOOK.transparent) continue;
    if ((look === LOOK.screens && (past & EXEMPT.screens) !== 0) || (look === LOOK.shrouds && (past & EXEMPT.shrouds) !== 0)) continue;
    if (open > 0) tryPrism(g, s, i, j, piece, look);
  }
  for (let b = 0; b < s.nearBodyCount && open > 0; b++) tryBodies(g.models, g.units[s.nearBodies[b]]);
  return open > 0;
}

/** Lists the near pieces whose circle reaches into the corridor between two models. */
function narrow<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): void {
  const m = g.models;
  const wide = (s.optics.eyeShare > 0 && s.optics.mutual !== true) || m.radius[j] > m.radius[i] ? m.radius[j] : m.radius[i];
  if (close.length < s.nearPieceCount) close = new Int16Array(s.pieces);
  closeCount = 0;
  for (let k = 0; k < s.nearPieceCount; k++) {
    const p = s.nearPieces[k];
    const far = wide + s.reach[p];
    if (pointSegmentSquared(s.middleX[p], s.middleY[p], m.x[i], m.y[i], m.x[j], m.y[j]) < far * far) close[closeCount++] = p;
  }
}

/** Half the width of a body seen along the unit vector vx, vy. */
const halfWidth = (m: Models, i: ModelId, vx: number, vy: number): number =>
  m.rim[i] + m.coreX[i] * Math.abs(m.dirY[i] * vx - m.dirX[i] * vy) + m.coreY[i] * Math.abs(m.dirX[i] * vx + m.dirY[i] * vy);

const tally = new Int16Array(4096);
const bestState = new Uint8Array(MOST_LINES);
const culprit = new Int16Array(MOST_LINES);

/** Whether one close piece blocks every line between two models; notes it down if so. */
function isShut<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, at: number, epoch: number): boolean {
  if (closeCount === 0) return false;
  const m = g.models;
  const { terrain, walls, eyeShare, across, levels } = s.optics;
  const past = ((s.exempt[m.unit[i]] | s.exempt[m.unit[j]]) & EXEMPT.screens) !== 0;
  ends[0] = m.x[i];
  ends[1] = m.y[i];
  ends[2] = eyeShare > 0 && s.optics.mutual !== true ? 0 : m.radius[i];
  ends[3] = m.x[j];
  ends[4] = m.y[j];
  ends[5] = m.radius[j];
  ends[6] = Math.max(m.z[i] + m.height[i] * (eyeShare > 0 && s.optics.mutual !== true ? eyeShare : 1), m.z[j] + m.height[j]);
  const shut = shutBy(g.board, close, closeCount, terrain, walls, past);
  if (shut < 0) return false;
  s.seen[at] = epoch + (KNOWN | COUNTED);
  s.hidden[at] = across * levels;
  s.by[at] = shut;
  return true;
}

const spotsA = makeSpots();
const spotsB = makeSpots();
/** What stopped the last line to an outline. */
let hider = -1;

/** Whether a point on an outline is of use: one past the edge of the board sees nothing, and is seen if the edition says so. */
const isOfUse = <F extends Family>(g: Game<F>, s: Sight<F>, observes: boolean, x: number, y: number): boolean =>
  (x >= 0 && y >= 0 && x <= g.board.width && y <= g.board.height) || (!observes && s.optics.seenOverEdge === true);

/** Whether what reaches beyond the base of a model sees and is seen past nothing that screens. */
const isBlind = <F extends Family>(m: Models, s: Sight<F>, i: ModelId): boolean => s.optics.screensByPart === true && !isMeasured(m, i);

/** One line between two points, traced. */
function lineFree<F extends Family>(
  g: Game<F>,
  s: Sight<F>,
  i: ModelId,
  j: ModelId,
  x0: number,
  y0: number,
  z0: number,
  x1: number,
  y1: number,
  z1: number,
  isBlindLine: boolean,
): boolean {
  lines = 1;
  from[0] = z0;
  to[0] = z1;
  segment[0] = x0;
  segment[1] = y0;
  segment[2] = x1;
  segment[3] = y1;
  blind = isBlindLine;
  const free = trace(g, s, i, j);
  blind = false;
  hider = met[0];
  return free;
}

/** Whether i sees j by a line that starts or ends on the outline of a or b, between whom lines are drawn. */
function seesByOutline<F extends Family>(
  g: Game<F>,
  s: Sight<F>,
  i: ModelId,
  j: ModelId,
  a: ModelId,
  b: ModelId,
  vx: number,
  vy: number,
): boolean {
  const m = g.models;
  const { across, levels, eyeShare } = s.optics;
  const share = eyeShare > 0 ? eyeShare : (2 * levels - 1) / (2 * levels);
  const eyeA = m.z[a] + m.height[a] * share;
  laySpots(m, a, vx, vy, across, levels, spotsA);
  laySpots(m, b, vx, vy, across, levels, spotsB);
  const blindA = isBlind(m, s, a);
  const blindB = isBlind(m, s, b);
  for (let q = 0; q < spotsB.n; q++) {
    if (!isOfUse(g, s, b === i, spotsB.x[q], spotsB.y[q])) continue;
    if (lineFree(g, s, i, j, m.x[a], m.y[a], eyeA, spotsB.x[q], spotsB.y[q], spotsB.z[q], blindB)) return true;
  }
  for (let p = 0; p < spotsA.n; p++) {
    if (!isOfUse(g, s, a === i, spotsA.x[p], spotsA.y[p])) continue;
    for (let level = 0; level < levels; level++) {
      const z = m.z[b] + (m.height[b] * (2 * level + 1)) / (2 * levels);
      if (lineFree(g, s, i, j, spotsA.x[p], spotsA.y[p], spotsA.z[p], m.x[b], m.y[b], z, blindA)) return true;
    }
    for (let q = 0; q < spotsB.n; q++) {
      if (!isOfUse(g, s, b === i, spotsB.x[q], spotsB.y[q])) continue;
      if (lineFree(g, s, i, j, spotsA.x[p], spotsA.y[p], spotsA.z[p], spotsB.x[q], spotsB.y[q], spotsB.z[q], blindA || blindB)) return true;
    }
  }
  return false;
}

/** How many points on the outline of j are hidden from the eye of i. */
function hiddenOutline<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): number {
  const m = g.models;
  const { across, levels, eyeShare } = s.optics;
  const vx = m.x[j] - m.x[i];
  const vy = m.y[j] - m.y[i];
  const length = Math.sqrt(vx * vx + vy * vy);
  if (!hasOutline(m, j) || length === 0) return 0;
  laySpots(m, j, vx / length, vy / length, across, levels, spotsB);
  const eye = m.z[i] + m.height[i] * (eyeShare > 0 ? eyeShare : (2 * levels - 1) / (2 * levels));
  let hidden = 0;
  let by = -1;
  for (let q = 0; q < spotsB.n; q++) {
    if (!isOfUse(g, s, false, spotsB.x[q], spotsB.y[q])) continue;
    lineFree(g, s, i, j, m.x[i], m.y[i], eye, spotsB.x[q], spotsB.y[q], spotsB.z[q], false);
    if (state[0] === FREE) continue;
    hidden++;
    by = hider;
  }
  hider = by;
  return hidden;
}

/** Whether lines between two models are drawn from the one that is looked at. */
const isTurned = <F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): boolean =>
  s.optics.mutual === true && g.models.unit[i] > g.models.unit[j];

/** Works out one pair of models of a mixed pair of units: all of it, or only whether one sees the other. */
function look<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, at: number, epoch: number, all: boolean): void {
  const m = g.models;
  const { across, levels, eyeShare } = s.optics;
  narrow(g, s, i, j);
  if (closeCount === 0 && s.nearBodyCount === 0) {
    s.seen[at] = epoch + (KNOWN | VISIBLE | COUNTED);
    s.hidden[at] = 0;
    s.by[at] = -1;
    return;
  }
  const oneEye = eyeShare > 0;
  // Where lines are drawn from and to; who looks is another matter.
  const turned = !all && isTurned(g, s, i, j);
  const a = turned ? j : i;
  const b = turned ? i : j;
  let vx = m.x[b] - m.x[a];
  let vy = m.y[b] - m.y[a];
  const length = Math.sqrt(vx * vx + vy * vy);
  if (length > 0) {
    vx /= length;
    vy /= length;
  }
  const wideA = halfWidth(m, a, vx, vy);
  const wideB = halfWidth(m, b, vx, vy);
  const eyeLevels = oneEye ? 1 : levels;
  const eyeColumns = oneEye ? 1 : across;
  lines = levels * eyeLevels;
  for (let k = 0; k < lines; k++) {
    from[k] = m.z[a] + m.height[a] * (oneEye ? eyeShare : (2 * Math.floor(k / levels) + 1) / (2 * levels));
    to[k] = m.z[b] + (m.height[b] * (2 * (k % levels) + 1)) / (2 * levels);
  }
  if (all && isShut(g, s, i, j, at, epoch)) return;
  let visible = false;
  let hidden = 0;
  let by = -1;
  let most = 0;
  if (all) for (let k = 0; k < s.pieces + s.units; k++) tally[k] = 0;
  const middle = across >> 1;
  for (let c = 0; c < across; c++) {
    // The middle first, which is seen most often.
    const column = c === 0 ? middle : c <= middle ? c - 1 : c;
    if (c === 1 && !all && isShut(g, s, i, j, at, epoch)) return;
    const offB = ((2 * column + 1) / across - 1) * wideB;
    for (let level = 0; level < levels; level++) {
      bestState[level] = BLOCKED;
      culprit[level] = -1;
    }
    for (let e = 0; e < eyeColumns; e++) {
      const offA = oneEye ? 0 : ((2 * ((e + column) % across) + 1) / across - 1) * wideA;
      segment[0] = m.x[a] - vy * offA;
      segment[1] = m.y[a] + vx * offA;
      segment[2] = m.x[b] - vy * offB;
      segment[3] = m.y[b] + vx * offB;
      visible = trace(g, s, i, j) || visible;
      if (visible && !all) {
        s.seen[at] = epoch + (KNOWN | VISIBLE | (s.seen[at] >= epoch ? s.seen[at] & COUNTED : 0));
        return;
      }
      for (let k = 0; k < lines; k++) {
        const level = k % levels;
        if (state[k] >= bestState[level] && culprit[level] !== -1) continue;
        bestState[level] = state[k];
        culprit[level] = met[k];
      }
    }
    if (!all) continue;
    for (let level = 0; level < levels; level++) {
      if (bestState[level] === FREE) continue;
      hidden++;
      const slot = culprit[level] >= 0 ? culprit[level] : s.pieces - 2 - culprit[level];
      if (++tally[slot] > most) {
        most = tally[slot];
        by = culprit[level];
      }
    }
  }
  if (m.outlines !== null && (hasOutline(m, a) || hasOutline(m, b))) {
    visible = visible || seesByOutline(g, s, i, j, a, b, vx, vy);
    if (all) {
      const more = hiddenOutline(g, s, i, j);
      if (more > 0 && by < 0) by = hider;
      hidden = Math.min(across * levels, hidden + more);
    }
  }
  if (!all) {
    if (visible) {
      s.seen[at] = epoch + (KNOWN | VISIBLE | (s.seen[at] >= epoch ? s.seen[at] & COUNTED : 0));
      return;
    }
    s.seen[at] = epoch + (KNOWN | (s.seen[at] >= epoch ? s.seen[at] & COUNTED : 0));
    return;
  }
  // Whether a pair is seen is found from the other end then: what is known of it stays.
  if (isTurned(g, s, i, j)) s.seen[at] = epoch + (COUNTED | (s.seen[at] >= epoch ? s.seen[at] & (KNOWN | VISIBLE) : 0));
  else s.seen[at] = epoch + (KNOWN | COUNTED | (visible ? VISIBLE : 0));
  s.hidden[at] = hidden;
  s.by[at] = by;
}

/**
 * Index of a pair of models in the memory, with all there is to know of it (`COUNTED`) or at least whether one sees the
 * other (`KNOWN`); -1 if nothing is between their units.
 */
export function looked<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, need: number): number {
  const a = g.units[g.models.unit[i]];
  const b = g.units[g.models.unit[j]];
  const pair = pairOf(g, s, a, b);
  if (s.corridor[pair] === CLEAR) return -1;
  const at = i * s.models + j;
  const epoch = s.epoch[pair];
  if (s.seen[at] < epoch || (s.seen[at] & need) === 0) {
    if (need === KNOWN && s.corridor[pair] === SHUT) s.seen[at] = epoch + KNOWN;
    else {
      if (s.near !== pair) gather(g, s, a, b, pair);
      look(g, s, i, j, at, epoch, need === COUNTED);
    }
  }
  return at;
}

/** Whether a line from the eye to the upper middle of a body is not blocked: a quick yes, on a sample that `look` takes too. */
export function glimpses<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): boolean {
  const m = g.models;
  const { levels, eyeShare } = s.optics;
  narrow(g, s, i, j);
  if (closeCount === 0 && s.nearBodyCount === 0) return true;
  const share = (2 * levels - 1) / (2 * levels);
  const turned = isTurned(g, s, i, j);
  const a = turned ? j : i;
  const b = turned ? i : j;
  lines = 1;
  from[0] = m.z[a] + m.height[a] * (eyeShare > 0 ? eyeShare : share);
  to[0] = m.z[b] + m.height[b] * share;
  segment[0] = m.x[a];
  segment[1] = m.y[a];
  segment[2] = m.x[b];
  segment[3] = m.y[b];
  return trace(g, s, i, j);
}
