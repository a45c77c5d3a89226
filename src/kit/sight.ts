import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { inPiece, standsIn, whollyInPiece } from './bases.ts';
import { footprintWithinAt } from './measure.ts';
import { LOOK, type Optics } from './optics.ts';
import { makePose, poseOf } from './pose.ts';
import { SAME_INCHES } from './tolerance.ts';

/**
 * The memory behind `view.ts`: which models see which, and how much of a target is hidden. `look.ts` fills it.
 *
 * A target is sampled at points across its body as the observer sees it; each is tried from the observer's eye, or from
 * the same kind of points on the observer's body. A line is clear, hidden (looked through something that obscures) or
 * blocked. A sample takes its best line. A target is visible if one sample is not blocked; its hidden share is the share
 * of samples that are not clear; it is fully visible if that is 0.
 */

export const UNKNOWN = 0;
export const CLEAR = 1;
export const MIXED = 2;
/** Something as wide as the corridor and as high as both units is across it. */
export const SHUT = 3;
export const NO = 1;
export const YES = 2;
/** What is known about a pair of models: whether one sees the other, that it does, and how much of it is hidden. */
export const KNOWN = 1;
export const VISIBLE = 2;
export const COUNTED = 4;
/** The rest of the number is the epoch of the pair of units at that time: older entries count as unknown. */
export const EPOCH = 8;

/** Bits of `exempt`: past what a unit sees and is seen, and whether its models look out of what they are only partly on. */
export const EXEMPT = { screens: 1, shrouds: 2, looksOut: 4 } as const;

/**
 * Memory of sight for one arena. What is known about two models is valid until one of their units moves, or a body that blocks
 * comes near, leaves or moves there; what is known about two units, until one of them changes pose in any way.
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
  /** The game's count of changes when a pair was last validated, and the sum of the poses of all blocking bodies. */
  readonly checked: Float64Array;
  readonly stamp: Float64Array;
  readonly corridor: Uint8Array;
  readonly answer: Uint8Array;
  readonly epoch: Uint32Array;
  readonly seen: Uint32Array;
  readonly hidden: Uint8Array;
  readonly by: Int16Array;
  /** Which blocking bodies were near a pair of units, and the sum of their poses: an answer is valid while both stay the same. */
  readonly bodySet: Float64Array;
  readonly bodyPoses: Float64Array;
  /** Middle of each piece's box and radius of the circle around it, as of the last reset of sight. */
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
  readonly reach: Float64Array;
  /** Pieces in play that can hide a unit from another by themselves: blocks, screens and walls. */
  readonly solids: Int16Array;
  solidCount: number;
  /** By unit: the height of its tallest model, and the game's count of changes when it was measured. */
  readonly tops: Float64Array;
  readonly topped: Float64Array;
  readonly standing: Uint8Array;
  readonly standingSince: Int32Array;
  readonly blockers: Int16Array;
  readonly exempt: Uint8Array;
  blockerCount: number;
  /** The sum of their poses, and the game's count of changes when it was taken. */
  blockerPoses: number;
  posed: number;
  /** How often everything was forgotten; it never decreases. The list of blockers stays the same in between. */
  resets: number;
  /** Pieces in play when the memory was last used. */
  boardCount: number;
  /** `members` of the game when it was listed which bodies block. */
  members: number;
  /** The pair for which the near lists were gathered, or -1. */
  near: number;
  readonly nearPieces: Int16Array;
  nearPieceCount: number;
  readonly nearBodies: Int16Array;
  nearBodyCount: number;
  /** Near pieces that reach into the corridor of the two models under test. */
  readonly closePieces: Int16Array;
  closePieceCount: number;
  /** Samples of a target by what hides them: a piece, or beyond these the unit whose bodies do. */
  readonly tally: Int16Array;
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
    solids: new Int16Array(pieces),
    solidCount: 0,
    tops: new Float64Array(units),
    topped: new Float64Array(units).fill(-1),
    standing: new Uint8Array(models * pieces),
    standingSince: new Int32Array(models).fill(-1),
    blockers: new Int16Array(units),
    exempt: new Uint8Array(units),
    blockerCount: 0,
    blockerPoses: 0,
    posed: -1,
    resets: 0,
    boardCount: 0,
    members: 0,
    near: -1,
    nearPieces: new Int16Array(pieces),
    nearPieceCount: 0,
    nearBodies: new Int16Array(units),
    nearBodyCount: 0,
    closePieces: new Int16Array(pieces),
    closePieceCount: 0,
    tally: new Int16Array(pieces + units),
  };
  resetSight(g, made);
  return made;
}

/** Forgets everything: at the start of an engagement and whenever terrain changes other than by `board.count`. */
export function resetSight<F extends Family>(g: Game<F>, s: Sight<F>): void {
  s.resets++;
  s.corridor.fill(UNKNOWN);
  s.standingSince.fill(-1);
  s.topped.fill(-1);
  s.near = -1;
  s.blockerCount = 0;
  s.posed = -1;
  s.boardCount = g.board.count;
  s.members = g.members;
  listPieces(g, s);
  for (let u = 0; u < s.units; u++) {
    const unit = g.units[u];
    if (s.optics.obstructs(g, unit)) s.blockers[s.blockerCount++] = u;
    const screens = s.optics.ignoresScreens?.(g, unit) === true;
    const shrouds = s.optics.ignoresShrouds === undefined ? screens : s.optics.ignoresShrouds(g, unit);
    s.exempt[u] =
      (screens ? EXEMPT.screens : 0) | (shrouds ? EXEMPT.shrouds : 0) | (s.optics.looksOutPartly?.(g, unit) === true ? EXEMPT.looksOut : 0);
  }
}

/** Measures the pieces in play, and lists those that are solid. */
export function listPieces<F extends Family>(g: Game<F>, s: Sight<F>): void {
  s.solidCount = 0;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    circlePiece(piece, s);
    if (isSolid(piece, s.optics)) s.solids[s.solidCount++] = p;
  }
}

function isSolid<F extends Family>({ kind, walls }: Piece, optics: Optics<F>): boolean {
  const look = kind < optics.terrain.length ? optics.terrain[kind] : LOOK.transparent;
  return look === LOOK.opaque || look === LOOK.screens || (walls.length > 0 && kind < optics.walls.length && optics.walls[kind] !== 0);
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
  // Slightly more, so that what touches the circle counts as within it.
  s.reach[p] = Math.sqrt(far) + SAME_INCHES;
}

/** Whether only the base of a model counts towards its position on a piece, whatever reaches beyond. */
const onlyBase = <F extends Family>(m: Models, s: Sight<F>, i: ModelId, piece: Piece): boolean =>
  m.outlines !== null && s.optics.screensByPart !== true && m.outlines.baseless[i] === 0 && s.optics.terrain[piece.kind] === LOOK.screens;

const here = scratch(makePose());

function baseOn(m: Models, i: ModelId, piece: Piece): 1 | 2 | 3 {
  const pose = poseOf(here(), m, i);
  if (!standsIn(m, i, pose, piece)) return 1;
  return footprintWithinAt(m, i, pose, piece.polygon, piece.corners) ? 3 : 2;
}

/** A model's position on a piece: 0 outside, 1 partly on it, 2 wholly on it. Remembered until its unit moves. */
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
