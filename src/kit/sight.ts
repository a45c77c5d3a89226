import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { inPiece, whollyInPiece } from './bases.ts';
import { shutBy } from './corridor.ts';
import { crossesBody, crossesPrism, crossesWall } from './line.ts';
import { LOOK, type Optics } from './optics.ts';
import { pointSegmentSquared, segmentPolygonSquared } from './polygon.ts';

/**
 * The memory behind `view.ts`: who sees whom, and how much of a target is hidden.
 *
 * A target is sampled at points across its body as the observer sees it; each is tried from the observer's eye, or from
 * the same kind of points on the observer's body. A line is clear, hidden (looked through something that obscures) or
 * blocked. A sample takes its best line. A target is visible if one sample is not blocked; its hidden share is the share
 * of samples that are not clear; it is fully visible if that is 0.
 */

export const UNKNOWN = 0;
export const CLEAR = 1;
export const MIXED = 2;
/** Something as wide as the corridor and as high as both units stands across it. */
const SHUT = 3;
export const NO = 1;
export const YES = 2;
const KNOWN = 1;
export const VISIBLE = 2;

/** Memory of sight for one arena; its answers hold until one of the two units, or a blocking unit, changes pose. */
export interface Sight<F extends Family = Family> {
  readonly optics: Optics<F>;
  readonly units: number;
  readonly models: number;
  readonly pieces: number;
  readonly poseFrom: Int32Array;
  readonly poseTo: Int32Array;
  readonly stamp: Float64Array;
  readonly corridor: Uint8Array;
  readonly answer: Uint8Array;
  readonly seen: Uint8Array;
  readonly hidden: Uint8Array;
  readonly by: Int16Array;
  readonly standing: Uint8Array;
  readonly standingPose: Int32Array;
  readonly blockers: Int16Array;
  readonly exempt: Uint8Array;
  blockerCount: number;
  /** The pair the near lists were gathered for, or -1. */
  near: number;
  readonly nearPieces: Int16Array;
  nearPieceCount: number;
  readonly nearBodies: Int16Array;
  nearBodyCount: number;
}

/** Allocates the memory; call it once per arena. It is ready for use. */
export function makeSight<F extends Family>(optics: Optics<F>, g: Game<F>): Sight<F> {
  const units = g.units.length;
  const models = g.models.x.length;
  const pieces = g.board.pieces.length;
  const pairs = units * units;
  const made: Sight<F> = {
    optics,
    units,
    models,
    pieces,
    poseFrom: new Int32Array(pairs),
    poseTo: new Int32Array(pairs),
    stamp: new Float64Array(pairs),
    corridor: new Uint8Array(pairs),
    answer: new Uint8Array(pairs),
    seen: new Uint8Array(models * models),
    hidden: new Uint8Array(models * models),
    by: new Int16Array(models * models),
    standing: new Uint8Array(models * pieces),
    standingPose: new Int32Array(models).fill(-1),
    blockers: new Int16Array(units),
    exempt: new Uint8Array(units),
    blockerCount: 0,
    near: -1,
    nearPieces: new Int16Array(pieces),
    nearPieceCount: 0,
    nearBodies: new Int16Array(units),
    nearBodyCount: 0,
  };
  resetSight(g, made);
  return made;
}

/** Forgets everything: at the start of an engagement and whenever terrain changes other than by `board.count`. */
export function resetSight<F extends Family>(g: Game<F>, s: Sight<F>): void {
  s.corridor.fill(UNKNOWN);
  s.standingPose.fill(-1);
  s.near = -1;
  s.blockerCount = 0;
  for (let u = 0; u < s.units; u++) {
    const unit = g.units[u];
    if (s.optics.obstructs(g, unit)) s.blockers[s.blockerCount++] = u;
    s.exempt[u] = s.optics.ignoresScreens?.(g, unit) === true ? 1 : 0;
  }
}

/** Validates the memory of a pair and returns its index. */
export function pairOf<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>): number {
  const pair = a.slot * s.units + b.slot;
  let stamp = g.board.count;
  for (let k = 0; k < s.blockerCount; k++) stamp += 64 * g.units[s.blockers[k]].pose;
  if (s.corridor[pair] !== UNKNOWN && s.poseFrom[pair] === a.pose && s.poseTo[pair] === b.pose && s.stamp[pair] === stamp) {
    return pair;
  }
  s.poseFrom[pair] = a.pose;
  s.poseTo[pair] = b.pose;
  s.stamp[pair] = stamp;
  s.answer[pair] = UNKNOWN;
  gather(g, s, a, b, pair);
  s.corridor[pair] = s.nearPieceCount === 0 && s.nearBodyCount === 0 ? CLEAR : unitsShut(g, s, a, b) ? SHUT : MIXED;
  if (s.corridor[pair] !== CLEAR) {
    const end = a.first + a.size;
    for (let i = a.first; i < end; i++) s.seen.fill(UNKNOWN, i * s.models + b.first, i * s.models + b.first + b.size);
  }
  return pair;
}

/** Lists the pieces and bodies that reach into the corridor between the circles of two units. */
export function gather<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, pair: number): void {
  s.near = pair;
  s.nearPieceCount = 0;
  s.nearBodyCount = 0;
  const wide = a.radius > b.radius ? a.radius : b.radius;
  const { terrain, walls } = s.optics;
  const board = g.board;
  for (let p = 0; p < board.count; p++) {
    const piece = board.pieces[p];
    const kind = piece.kind;
    const looks = kind < terrain.length && terrain[kind] !== LOOK.transparent;
    if (!looks && (piece.walls.length === 0 || kind >= walls.length || walls[kind] === 0)) continue;
    const hx = (piece.maxX - piece.minX) / 2;
    const hy = (piece.maxY - piece.minY) / 2;
    const d = pointSegmentSquared(piece.minX + hx, piece.minY + hy, a.x, a.y, b.x, b.y);
    const far = wide + hx + hy;
    if (d > far * far) continue;
    if (segmentPolygonSquared(piece.polygon, piece.corners, a.x, a.y, b.x, b.y) <= wide * wide) s.nearPieces[s.nearPieceCount++] = p;
  }
  for (let k = 0; k < s.blockerCount; k++) {
    const unit = g.units[s.blockers[k]];
    if (unit === a || unit === b || unit.place !== 0 || unit.alive === 0) continue;
    const far = wide + unit.radius;
    if (pointSegmentSquared(unit.x, unit.y, a.x, a.y, b.x, b.y) <= far * far) s.nearBodies[s.nearBodyCount++] = unit.slot;
  }
}

/** Greatest height that the body of a living model of a unit reaches. */
function topOf<F extends Family>(m: Models, unit: Unit<F>): number {
  let top = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] !== 0 && m.z[i] + m.height[i] > top) top = m.z[i] + m.height[i];
  }
  return top;
}

/** Whether one near piece blocks every line between two units. */
function unitsShut<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>): boolean {
  if (s.nearPieceCount === 0) return false;
  const top = Math.max(topOf(g.models, a), topOf(g.models, b));
  const past = s.exempt[a.slot] !== 0 || s.exempt[b.slot] !== 0;
  const { terrain, walls } = s.optics;
  return shutBy(g.board, s.nearPieces, s.nearPieceCount, terrain, walls, past, top, a.x, a.y, a.radius, b.x, b.y, b.radius) >= 0;
}

/** How a model stands to a piece: 0 outside, 1 partly on it, 2 wholly on it. Remembered until its unit moves. */
export function standing<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, p: number): 0 | 1 | 2 {
  const pose = g.units[g.models.unit[i]].pose;
  if (s.standingPose[i] !== pose) {
    s.standingPose[i] = pose;
    s.standing.fill(0, i * s.pieces, (i + 1) * s.pieces);
  }
  const at = i * s.pieces + p;
  if (s.standing[at] === 0) {
    const piece = g.board.pieces[p];
    s.standing[at] = !inPiece(g.models, i, piece) ? 1 : whollyInPiece(g.models, i, piece) ? 3 : 2;
  }
  return (s.standing[at] - 1) as 0 | 1 | 2;
}

/** What the last traced line met first in order of index: a piece, or -2 - slot of the unit whose body it met. */
let met = -1;

const FREE = 0;
const HIDDEN = 1;
export const BLOCKED = 2;

/** FREE, HIDDEN or BLOCKED: what a line from model i to model j meets among the near pieces and bodies. */
export function trace<F extends Family>(
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
): number {
  const m = g.models;
  const { terrain, walls } = s.optics;
  const past = s.exempt[m.unit[i]] !== 0 || s.exempt[m.unit[j]] !== 0;
  let state = FREE;
  met = -1;
  for (let k = 0; k < s.nearPieceCount; k++) {
    const p = s.nearPieces[k];
    const piece = g.board.pieces[p];
    const kind = piece.kind;
    if (kind < walls.length && walls[kind] !== 0 && crossesWall(piece, x0, y0, z0, x1, y1, z1)) {
      met = p;
      return BLOCKED;
    }
    const look = kind < terrain.length ? terrain[kind] : LOOK.transparent;
    if (look === LOOK.transparent || ((look === LOOK.screens || look === LOOK.shrouds) && past)) continue;
    if (!crossesPrism(piece, x0, y0, z0, x1, y1, z1, look >= LOOK.screens ? Infinity : piece.height)) continue;
    if (look === LOOK.opaque) {
      met = p;
      return BLOCKED;
    }
    if (look === LOOK.screens) {
      if (standing(g, s, i, p) >= (s.optics.looksOutWholly === true ? 2 : 1) || standing(g, s, j, p) !== 0) continue;
      met = p;
      return BLOCKED;
    }
    const stands = standing(g, s, i, p);
    if (state === HIDDEN || (look === LOOK.obscures ? stands !== 0 : stands === 2)) continue;
    state = HIDDEN;
    met = p;
  }
  for (let k = 0; k < s.nearBodyCount; k++) {
    const unit = g.units[s.nearBodies[k]];
    const end = unit.first + unit.size;
    for (let body = unit.first; body < end; body++) {
      if (m.alive[body] !== 0 && crossesBody(m, body, x0, y0, z0, x1, y1, z1)) {
        met = -2 - unit.slot;
        return BLOCKED;
      }
    }
  }
  return state;
}

/** Half the width of a body seen along the unit vector vx, vy. */
const halfWidth = (m: Models, i: ModelId, vx: number, vy: number): number =>
  m.rim[i] + m.coreX[i] * Math.abs(m.dirY[i] * vx - m.dirX[i] * vy) + m.coreY[i] * Math.abs(m.dirX[i] * vx + m.dirY[i] * vy);

const tally = new Int16Array(4096);

/** Works out one pair of models of a mixed pair of units; the near lists stand for their units. */
function look<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId, at: number): void {
  const m = g.models;
  const { across, levels, eyeShare } = s.optics;
  let vx = m.x[j] - m.x[i];
  let vy = m.y[j] - m.y[i];
  const length = Math.sqrt(vx * vx + vy * vy);
  if (length > 0) {
    vx /= length;
    vy /= length;
  }
  const wideI = halfWidth(m, i, vx, vy);
  const wideJ = halfWidth(m, j, vx, vy);
  const eyes = eyeShare > 0 ? 1 : across * levels;
  const top = Math.max(m.z[i] + m.height[i] * (eyes === 1 ? eyeShare : 1), m.z[j] + m.height[j]);
  const shut = shutBy(
    g.board,
    s.nearPieces,
    s.nearPieceCount,
    s.optics.terrain,
    s.optics.walls,
    s.exempt[m.unit[i]] !== 0 || s.exempt[m.unit[j]] !== 0,
    top,
    m.x[i],
    m.y[i],
    eyes === 1 ? 0 : m.radius[i],
    m.x[j],
    m.y[j],
    m.radius[j],
  );
  if (shut >= 0) {
    s.seen[at] = KNOWN;
    s.hidden[at] = across * levels;
    s.by[at] = shut;
    return;
  }
  let hiddenSamples = 0;
  let visible = false;
  let by = -1;
  let mostHid = 0;
  const first = s.pieces + s.units;
  tally.fill(0, 0, first);
  for (let sample = 0; sample < across * levels; sample++) {
    const offJ = ((2 * (sample % across) + 1) / across - 1) * wideJ;
    const z1 = m.z[j] + (m.height[j] * (2 * Math.floor(sample / across) + 1)) / (2 * levels);
    let best = BLOCKED;
    let culprit = -1;
    for (let eye = 0; eye < eyes && best !== FREE; eye++) {
      // The opposite eye first would not be fairer: start with the one at the same place of the body.
      const e = (eye + sample) % eyes;
      const offI = eyes === 1 ? 0 : ((2 * (e % across) + 1) / across - 1) * wideI;
      const z0 = m.z[i] + m.height[i] * (eyes === 1 ? eyeShare : (2 * Math.floor(e / across) + 1) / (2 * levels));
      const state = trace(g, s, i, j, m.x[i] - vy * offI, m.y[i] + vx * offI, z0, m.x[j] - vy * offJ, m.y[j] + vx * offJ, z1);
      if (state < best || culprit === -1) {
        best = state;
        culprit = met;
      }
    }
    if (best !== BLOCKED) visible = true;
    if (best === FREE) continue;
    hiddenSamples++;
    const slot = culprit >= 0 ? culprit : s.pieces - 2 - culprit;
    if (++tally[slot] > mostHid) {
      mostHid = tally[slot];
      by = culprit;
    }
  }
  s.seen[at] = visible ? KNOWN | VISIBLE : KNOWN;
  s.hidden[at] = hiddenSamples;
  s.by[at] = by;
}

/** Index of a pair of models in the memory, worked out if need be; -1 if nothing is between their units. */
export function looked<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): number {
  const a = g.units[g.models.unit[i]];
  const b = g.units[g.models.unit[j]];
  const pair = pairOf(g, s, a, b);
  if (s.corridor[pair] === CLEAR) return -1;
  const at = i * s.models + j;
  // A shut corridor still goes through `look`, which finds out what hides the target.
  if (s.seen[at] === UNKNOWN) {
    if (s.near !== pair) gather(g, s, a, b, pair);
    look(g, s, i, j, at);
  }
  return at;
}
