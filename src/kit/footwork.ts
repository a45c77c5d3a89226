import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { overlapsAt } from './bases.ts';
import { standAt } from './floors.ts';
import { linksNeeded } from './legality.ts';
import { within3d } from './measure.ts';
import type { MoveRules } from './move-rules.ts';
import type { Pose } from './pose.ts';
import type { Ways } from './ways.ts';

/** Placing the models of a unit one by one, with their old places in case the move fails. */

/** A unit on the move, by model: its old place and whether it has its new one. Made once, and begun by `setOut`. */
export interface Footwork {
  readonly oldX: Float64Array;
  readonly oldY: Float64Array;
  readonly oldZ: Float64Array;
  readonly oldDirX: Float64Array;
  readonly oldDirY: Float64Array;
  /** 1 for models that have their new place, and the number of those. */
  readonly placed: Uint8Array;
  placedCount: number;
  /** Those models in the order in which they were placed. */
  readonly order: Int16Array;
  /** A facing for the next models to settle, instead of the direction of their move; 0, 0 for none. */
  faceX: number;
  faceY: number;
  /** How far the last settled model had to move. */
  walkedInches: number;
  /** Ways round everything, where they are looked for; null: models go straight or round one piece of terrain. */
  ways: Ways | null;
}

export const makeFootwork = (models: number): Footwork => ({
  oldX: new Float64Array(models),
  oldY: new Float64Array(models),
  oldZ: new Float64Array(models),
  oldDirX: new Float64Array(models),
  oldDirY: new Float64Array(models),
  placed: new Uint8Array(models),
  placedCount: 0,
  order: new Int16Array(models),
  faceX: 0,
  faceY: 0,
  walkedInches: 0,
  ways: null,
});

/** The most models in a match. */
export const MOST_MODELS = 8192;

/** Scratch space for the one unit that is moving. */
export const footwork = scratch(makeFootwork(MOST_MODELS));

/** Begins: remembers the position of a unit, for `restore`; no model has a new place. */
export function setOut<F extends Family>(g: Game<F>, unit: Unit<F>, foot: Footwork): void {
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    foot.oldX[i] = m.x[i];
    foot.oldY[i] = m.y[i];
    foot.oldZ[i] = m.z[i];
    foot.oldDirX[i] = m.dirX[i];
    foot.oldDirY[i] = m.dirY[i];
    foot.placed[i] = 0;
  }
  foot.placedCount = 0;
  foot.faceX = 0;
  foot.faceY = 0;
  foot.walkedInches = 0;
  foot.ways = null;
}

/** Returns the unit to its old position. */
export function restore<F extends Family>(g: Game<F>, unit: Unit<F>, foot: Footwork): void {
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    m.x[i] = foot.oldX[i];
    m.y[i] = foot.oldY[i];
    m.z[i] = foot.oldZ[i];
    m.dirX[i] = foot.oldDirX[i];
    m.dirY[i] = foot.oldDirY[i];
  }
}

/** Turns the unit, where it now is, back to its old facing. */
export function faceBack<F extends Family>(g: Game<F>, unit: Unit<F>, foot: Footwork): void {
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    g.models.dirX[i] = foot.oldDirX[i];
    g.models.dirY[i] = foot.oldDirY[i];
  }
}

/** Marks that a model has its new place. */
export function takePlace(foot: Footwork, i: ModelId): void {
  foot.placed[i] = 1;
  foot.order[foot.placedCount++] = i;
}

/** Marks that it has lost it again. */
export function losePlace(foot: Footwork, i: ModelId): void {
  foot.placed[i] = 0;
  const { order } = foot;
  let at = --foot.placedCount;
  for (let moved = order[at]; moved !== i; at--) {
    const before = order[at - 1];
    order[at - 1] = moved;
    moved = before;
  }
}

/** Takes back the last settling of a model: it stands where, and as, it stood at first. */
export function stepBack<F extends Family>(g: Game<F>, i: ModelId, foot: Footwork): void {
  const m = g.models;
  losePlace(foot, i);
  m.x[i] = foot.oldX[i];
  m.y[i] = foot.oldY[i];
  m.z[i] = foot.oldZ[i];
  m.dirX[i] = foot.oldDirX[i];
  m.dirY[i] = foot.oldDirY[i];
}

/** Puts a model in a pose, on the level there. */
export function put<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, rules: MoveRules): void {
  const { x, y, dirX, dirY } = pose;
  const m = g.models;
  m.x[i] = x;
  m.y[i] = y;
  m.z[i] = standAt(g, i, pose, rules);
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
}

/** Whether a model in a pose would be clear of the models of its unit that have their places. */
export function clearOfPlaced<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, { order, placedCount }: Footwork): boolean {
  for (let k = 0; k < placedCount; k++) {
    const j = order[k];
    if (j !== i && g.models.alive[j] !== 0 && overlapsAt(g.models, i, pose, j)) return false;
  }
  return true;
}

/** Whether a model where it now is linked, as the rules require, to the placed models of its unit; always true for the first. */
export function linkedToPlaced<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, foot: Footwork, rules: MoveRules): boolean {
  let need = Math.min(linksNeeded(unit, rules), foot.placedCount);
  for (let j = unit.first; j < unit.first + unit.size && need > 0; j++) {
    if (foot.placed[j] === 0 || j === i || g.models.alive[j] === 0) continue;
    if (within3d(g.models, i, j, rules.coherencyInches, rules.coherencyUpInches)) need--;
  }
  return need === 0;
}
