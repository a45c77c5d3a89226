import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, type Models, PLACE, type Unit } from '../rules/game.ts';
import { inPiece, standsIn, whollyInPiece } from './bases.ts';
import { ends, shutBy } from './corridor.ts';
import { footprintWithinAt } from './measure.ts';
import { LOOK, type Optics } from './optics.ts';
import { pointSegmentSquared } from './polygon.ts';

/**
 * The memory behind `view.ts`: who sees whom, and how much of a target is hidden. `look.ts` fills it.
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
export const SHUT = 3;
export const NO = 1;
export const YES = 2;
/** What is known of a pair of models: whether one sees the other, that it does, and how much of it is hidden. */
export const KNOWN = 1;
export const VISIBLE = 2;
export const COUNTED = 4;
/** The rest of the number says in which epoch of the pair of units that was: what is older counts as unknown. */
export const EPOCH = 8;

/** Bits of `exempt`: past what a unit sees and is seen, and whether its models look out of what they are only partly on. */
export const EXEMPT = { screens: 1, shrouds: 2, looksOut: 4 } as const;

/**
 * Memory of sight for one arena. What is known of two models holds until one of their units moves, or a body that blocks
 * comes near, goes or moves there; what is known of two units holds until one of them changes pose besides.
 */
export interface Sight<F extends Family = Family> {
  readonly optics: Optics<F>;
  readonly units: number;
  readonly models: number;
  readonly pieces: number;
  readonly poseFrom: Int32Array;
  readonly poseTo: Int32Array;
  readonly standFrom: Int32Array;
  readonly standTo: Int32Array;
  /** The game's count of changes when a pair was last validated, and the poses of all blocking bodies added up. */
  readonly checked: Float64Array;
  readonly stamp: Float64Array;
  readonly corridor: Uint8Array;
  readonly answer: Uint8Array;
  readonly epoch: Uint32Array;
  readonly seen: Uint32Array;
  readonly hidden: Uint8Array;
  readonly by: Int16Array;
  /** Which blocking bodies were near a pair of units, and their poses added up: an answer holds while both stay. */
  readonly bodySet: Float64Array;
  readonly bodyPoses: Float64Array;
  /** Middle of each piece's box and radius of the circle round it, as they were when sight was last reset. */
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
  readonly reach: Float64Array;
  readonly standing: Uint8Array;
  readonly standingSince: Int32Array;
  readonly blockers: Int16Array;
  readonly exempt: Uint8Array;
  blockerCount: number;
  /** Pieces in play when the memory was last used. */
  boardCount: number;
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
    standFrom: new Int32Array(pairs),
    standTo: new Int32Array(pairs),
    checked: new Float64Array(pairs),
    stamp: new Float64Array(pairs),
    corridor: new Uint8Array(pairs),
    answer: new Uint8Array(pairs),
    epoch: new Uint32Array(pairs),
    seen: new Uint32Array(models * models),
    hidden: new Uint8Array(models * models),
    by: new Int16Array(models * models),
    bodySet: new Float64Array(pairs),
    bodyPoses: new Float64Array(pairs),
    middleX: new Float64Array(pieces),
    middleY: new Float64Array(pieces),
    reach: new Float64Array(pieces),
    standing: new Uint8Array(models * pieces),
    standingSince: new Int32Array(models).fill(-1),
    blockers: new Int16Array(units),
    exempt: new Uint8Array(units),
    blockerCount: 0,
    boardCount: 0,
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
  s.standingSince.fill(-1);
  s.near = -1;
  s.blockerCount = 0;
  s.boardCount = g.board.count;
  for (let p = 0; p < g.board.count; p++) circlePiece(g.board.pieces[p], s);
  for (let u = 0; u < s.units; u++) {
    const unit = g.units[u];
    if (s.optics.obstructs(g, unit)) s.blockers[s.blockerCount++] = u;
    const screens = s.optics.ignoresScreens?.(g, unit) === true;
    const shrouds = s.optics.ignoresShrouds === undefined ? screens : s.optics.ignoresShrouds(g, unit);
    s.exempt[u] =
      (screens ? EXEMPT.screens : 0) | (shrouds ? EXEMPT.shrouds : 0) | (s.optics.looksOutPartly?.(g, unit) === true ? EXEMPT.looksOut : 0);
  }
}

function circlePiece<F extends Family>(piece: Piece, s: Sight<F>): void {
  const p = piece.index;
  const hx = (piece.maxX - piece.minX) / 2;
  const hy = (piece.maxY - piece.minY) / 2;
  s.middleX[p] = piece.minX + hx;
  s.middleY[p] = piece.minY + hy;
  let far = 0;
  for (let k = 0; k < piece.corners; k++) {
    const dx = piece.polygon[2 * k] - s.middleX[p];
    const dy = piece.polygon[2 * k + 1] - s.middleY[p];
    if (dx * dx + dy * dy > far) far = dx * dx + dy * dy;
  }
  for (let k = 0; k < piece.walls.length; k += 2) {
    const dx = piece.walls[k] - s.middleX[p];
    const dy = piece.walls[k + 1] - s.middleY[p];
    if (dx * dx + dy * dy > far) far = dx * dx + dy * dy;
  }
  // A hair more, so that what touches the circle counts as within it.
  s.reach[p] = Math.sqrt(far) + 1 / 1024;
}

/** Sets of bodies are kept as the bits of a number; past this many they are not told apart. */
const MOST_BITS = 50;

/** Validates the memory of a pair and returns its index. */
export function pairOf<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>): number {
  if (s.boardCount !== g.board.count) newPieces(g, s);
  const pair = a.slot * s.units + b.slot;
  if (s.checked[pair] === g.changes && s.corridor[pair] !== UNKNOWN) return pair;
  s.checked[pair] = g.changes;
  let stamp = 0;
  for (let k = 0; k < s.blockerCount; k++) stamp += g.units[s.blockers[k]].pose;
  const known = s.corridor[pair] !== UNKNOWN && s.standFrom[pair] === a.stand && s.standTo[pair] === b.stand;
  if (known && (s.poseFrom[pair] !== a.pose || s.poseTo[pair] !== b.pose)) {
    // Only losses: the models that are left see what they saw, and who saw nobody still does not.
    s.poseFrom[pair] = a.pose;
    s.poseTo[pair] = b.pose;
    if (s.answer[pair] === YES) s.answer[pair] = UNKNOWN;
  }
  if (known && s.stamp[pair] === stamp) return pair;
  s.stamp[pair] = stamp;
  if (known) {
    // Some body has moved: that matters only if it was or is near.
    const set = s.bodySet[pair];
    const poses = s.bodyPoses[pair];
    gatherBodies(g, s, a, b, pair);
    if (s.bodySet[pair] === set && s.bodyPoses[pair] === poses && s.blockerCount <= MOST_BITS) {
      if (s.near !== pair) s.near = -1;
      return pair;
    }
  }
  s.poseFrom[pair] = a.pose;
  s.poseTo[pair] = b.pose;
  s.standFrom[pair] = a.stand;
  s.standTo[pair] = b.stand;
  s.answer[pair] = UNKNOWN;
  gather(g, s, a, b, pair);
  s.corridor[pair] = s.nearPieceCount === 0 && s.nearBodyCount === 0 ? CLEAR : MIXED;
  s.epoch[pair] += EPOCH;
  return pair;
}

/** Pieces have come into play, or gone. */
function newPieces<F extends Family>(g: Game<F>, s: Sight<F>): void {
  s.boardCount = g.board.count;
  s.corridor.fill(UNKNOWN);
  s.standingSince.fill(-1);
  s.near = -1;
  for (let p = 0; p < g.board.count; p++) circlePiece(g.board.pieces[p], s);
}

/** Lists the pieces and bodies that may reach into the corridor between the circles of two units. */
export function gather<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, pair: number): void {
  s.near = pair;
  s.nearPieceCount = 0;
  const wide = a.radius > b.radius ? a.radius : b.radius;
  const left = Math.min(a.x, b.x) - wide;
  const right = Math.max(a.x, b.x) + wide;
  const bottom = Math.min(a.y, b.y) - wide;
  const top = Math.max(a.y, b.y) + wide;
  const { terrain, walls } = s.optics;
  const board = g.board;
  for (let p = 0; p < board.count; p++) {
    const piece = board.pieces[p];
    if (p === a.housed || p === b.housed) continue;
    if (piece.maxX < left || piece.minX > right || piece.maxY < bottom || piece.minY > top) continue;
    const kind = piece.kind;
    const looks = kind < terrain.length && terrain[kind] !== LOOK.transparent;
    if (!looks && (piece.walls.length === 0 || kind >= walls.length || walls[kind] === 0)) continue;
    const far = wide + s.reach[p];
    if (pointSegmentSquared(s.middleX[p], s.middleY[p], a.x, a.y, b.x, b.y) > far * far) continue;
    if (!besides(piece, a, b, wide)) s.nearPieces[s.nearPieceCount++] = p;
  }
  gatherBodies(g, s, a, b, pair);
}

/** Whether a piece lies wholly to one side of the strip this wide on both sides of the line between two units. */
function besides<F extends Family>(piece: Piece, a: Unit<F>, b: Unit<F>, wide: number): boolean {
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const reach = wide * Math.sqrt(ux * ux + uy * uy);
  let least = Infinity;
  let most = -Infinity;
  for (let k = 0; k < piece.corners; k++) {
    const off = ux * (piece.polygon[2 * k + 1] - a.y) - uy * (piece.polygon[2 * k] - a.x);
    if (off < least) least = off;
    if (off > most) most = off;
  }
  return least > reach || most < -reach;
}

function gatherBodies<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, pair: number): void {
  const wide = a.radius > b.radius ? a.radius : b.radius;
  let set = 0;
  let poses = 0;
  let bit = 1;
  s.nearBodyCount = 0;
  for (let k = 0; k < s.blockerCount; k++, bit *= 2) {
    const unit = g.units[s.blockers[k]];
    if (unit === a || unit === b || unit.place !== PLACE.table || unit.alive === 0 || a.inside === unit.slot || unit.aloft !== 0) continue;
    const far = wide + unit.radius;
    if (pointSegmentSquared(unit.x, unit.y, a.x, a.y, b.x, b.y) > far * far) continue;
    s.nearBodies[s.nearBodyCount++] = unit.slot;
    set += bit;
    poses += unit.pose;
  }
  s.bodySet[pair] = set;
  s.bodyPoses[pair] = poses;
}

/** Greatest height that the body of a living model of a unit reaches. */
function topOf<F extends Family>(m: Models, unit: Unit<F>): number {
  let top = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] !== 0 && m.z[i] + m.height[i] > top) top = m.z[i] + m.height[i];
  }
  return top;
}

/** Whether one near piece blocks every line between two units; `SHUT` is remembered. The near lists stand for them. */
export function shuts<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, pair: number): boolean {
  if (s.nearPieceCount === 0) return false;
  const past = ((s.exempt[a.slot] | s.exempt[b.slot]) & EXEMPT.screens) !== 0;
  ends[0] = a.x;
  ends[1] = a.y;
  ends[2] = a.radius;
  ends[3] = b.x;
  ends[4] = b.y;
  ends[5] = b.radius;
  ends[6] = Math.max(topOf(g.models, a), topOf(g.models, b));
  if (shutBy(g.board, s.nearPieces, s.nearPieceCount, s.optics.terrain, s.optics.walls, past) < 0) return false;
  s.corridor[pair] = SHUT;
  return true;
}

/** Whether a model stands to a piece with its base alone, whatever reaches beyond. */
const onlyBase = <F extends Family>(m: Models, s: Sight<F>, i: ModelId, piece: Piece): boolean =>
  m.outlines !== null && s.optics.screensByPart !== true && m.outlines.baseless[i] === 0 && s.optics.terrain[piece.kind] === LOOK.screens;

function baseOn(m: Models, i: ModelId, piece: Piece): 1 | 2 | 3 {
  const { x, y, dirX, dirY } = m;
  if (!standsIn(m, i, x[i], y[i], dirX[i], dirY[i], piece)) return 1;
  return footprintWithinAt(m, i, x[i], y[i], dirX[i], dirY[i], piece.polygon, piece.corners) ? 3 : 2;
}

/** How a model stands to a piece: 0 outside, 1 partly on it, 2 wholly on it. Remembered until its unit moves. */
export function standing<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, p: number): 0 | 1 | 2 {
  const since = g.units[g.models.unit[i]].stand;
  if (s.standingSince[i] !== since) {
    s.standingSince[i] = since;
    for (let k = 0; k < s.pieces; k++) s.standing[i * s.pieces + k] = 0;
  }
  const at = i * s.pieces + p;
  if (s.standing[at] === 0) {
    const piece = g.board.pieces[p];
    s.standing[at] = onlyBase(g.models, s, i, piece)
      ? baseOn(g.models, i, piece)
      : !inPiece(g.models, i, piece)
        ? 1
        : whollyInPiece(g.models, i, piece)
          ? 3
          : 2;
  }
  return (s.standing[at] - 1) as 0 | 1 | 2;
}
