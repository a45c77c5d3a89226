import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { overlapsAt } from './bases.ts';
import { reachX, reachY } from './footprint.ts';
import { clearGround, clearOfOthers, isCoherent, levelAt, linksNeeded } from './legality.ts';
import { within3d } from './measure.ts';
import { forgetNearby, listNearby, nearby } from './nearby.ts';
import type { MoveRules } from './moverules.ts';
import { findRoute, pathFree, route, sweep } from './path.ts';
import { pointSegmentSquared } from './polygon.ts';

/** Moving a unit towards a point, keeping its formation if it can and model by model if not. Nothing is announced here. */

const MOST = 8192;
const oldX = new Float64Array(MOST);
const oldY = new Float64Array(MOST);
const oldZ = new Float64Array(MOST);
const oldDirX = new Float64Array(MOST);
const oldDirY = new Float64Array(MOST);
/** 1 for models of the unit under way that have their new place. */
export const placed = new Uint8Array(MOST);

/** Remembers where a unit stands, for `restore`. */
export function remember<F extends Family>(g: Game<F>, unit: Unit<F>): void {
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    oldX[i] = m.x[i];
    oldY[i] = m.y[i];
    oldZ[i] = m.z[i];
    oldDirX[i] = m.dirX[i];
    oldDirY[i] = m.dirY[i];
    placed[i] = 0;
  }
}

/** Puts the unit back where `remember` found it. */
export function restore<F extends Family>(g: Game<F>, unit: Unit<F>): void {
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    m.x[i] = oldX[i];
    m.y[i] = oldY[i];
    m.z[i] = oldZ[i];
    m.dirX[i] = oldDirX[i];
    m.dirY[i] = oldDirY[i];
  }
}

/** A step cut down to whole steps of the grid, so that it is never longer than asked. */
export const cut = (inches: number): number => Math.trunc(inches * 256) / 256;

/** Puts a model down at x, y, facing the way it came if the rules ask. */
export function put<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, dirX: number, dirY: number, rules: MoveRules): void {
  const m = g.models;
  m.x[i] = x;
  m.y[i] = y;
  m.z[i] = levelAt(g, x, y, rules);
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
  placed[i] = 1;
}

/** Whether nothing that is near lies in the strip a unit's circle sweeps. */
function stripFree<F extends Family>(g: Game<F>, unit: Unit<F>, x1: number, y1: number, rules: MoveRules): boolean {
  const { x: x0, y: y0, radius } = unit;
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (
      (x0 + radius < piece.minX && x1 + radius < piece.minX) || (x0 - radius > piece.maxX && x1 - radius > piece.maxX) ||
      (y0 + radius < piece.minY && y1 + radius < piece.minY) || (y0 - radius > piece.maxY && y1 - radius > piece.maxY)
    ) continue;
    const hx = (piece.maxX - piece.minX) / 2;
    const hy = (piece.maxY - piece.minY) / 2;
    const far = radius + Math.sqrt(hx * hx + hy * hy);
    if (pointSegmentSquared(piece.minX + hx, piece.minY + hy, x0, y0, x1, y1) < far * far) return false;
  }
  for (let k = 0; k < nearby.unitCount; k++) {
    const other = g.units[nearby.units[k]];
    const far = radius + other.radius + (other.side === unit.side ? 0 : rules.keepFromEnemiesInches);
    if (pointSegmentSquared(other.x, other.y, x0, y0, x1, y1) < far * far) return false;
  }
  return true;
}

/**
 * Moves a whole unit by dx, dy in formation if every model may go straight there and stand there. The step is cut to the
 * grid and to the board's edge. Returns its length, 0 if it may not.
 */
export function shift<F extends Family>(g: Game<F>, unit: Unit<F>, dx: number, dy: number, rules: MoveRules): number {
  const m = g.models;
  const asked = Math.sqrt(dx * dx + dy * dy);
  if (asked < 1 / 64) return 0;
  let stepX = cut(dx);
  let stepY = cut(dy);
  const faceX = dx / asked;
  const faceY = dy / asked;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0) continue;
    const rx = reachX(m, i, rules.facesMove ? faceX : m.dirX[i], rules.facesMove ? faceY : m.dirY[i]);
    const ry = reachY(m, i, rules.facesMove ? faceX : m.dirX[i], rules.facesMove ? faceY : m.dirY[i]);
    if (m.x[i] + stepX < rx) stepX = Math.min(0, Math.ceil((rx - m.x[i]) * 256) / 256);
    if (m.x[i] + stepX > g.board.width - rx) stepX = Math.max(0, Math.floor((g.board.width - rx - m.x[i]) * 256) / 256);
    if (m.y[i] + stepY < ry) stepY = Math.min(0, Math.ceil((ry - m.y[i]) * 256) / 256);
    if (m.y[i] + stepY > g.board.height - ry) stepY = Math.max(0, Math.floor((g.board.height - ry - m.y[i]) * 256) / 256);
  }
  const inches = Math.sqrt(stepX * stepX + stepY * stepY);
  if (inches < 1 / 64) return 0;
  const turns = rules.facesMove && m.coreX[unit.first] > 0;
  if (turns || nearby.slot !== unit.slot || !stripFree(g, unit, unit.x + stepX, unit.y + stepY, rules)) {
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      const x = m.x[i] + stepX;
      const y = m.y[i] + stepY;
      const dirX = rules.facesMove ? faceX : m.dirX[i];
      const dirY = rules.facesMove ? faceY : m.dirY[i];
      if (!clearGround(g, i, x, y, dirX, dirY, rules) || !clearOfOthers(g, unit, i, x, y, dirX, dirY, rules)) return 0;
      if (!pathFree(g, unit, i, m.x[i], m.y[i], x, y, rules)) return 0;
    }
  }
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0) continue;
    put(g, i, m.x[i] + stepX, m.y[i] + stepY, rules.facesMove ? faceX : m.dirX[i], rules.facesMove ? faceY : m.dirY[i], rules);
  }
  if (turns && unit.alive > 1 && ownOverlap(g, unit)) {
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      m.dirX[i] = oldDirX[i];
      m.dirY[i] = oldDirY[i];
    }
  }
  return inches;
}

function ownOverlap<F extends Family>(g: Game<F>, unit: Unit<F>): boolean {
  const m = g.models;
  for (let i = unit.first + 1; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0) continue;
    for (let j = unit.first; j < i; j++) {
      if (m.alive[j] !== 0 && overlapsAt(m, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], j)) return true;
    }
  }
  return false;
}

/** Living models of the unit by distance to a point, nearest first. Overwritten by the next call. */
export const order = new Int16Array(MOST);
const orderKey = new Float64Array(MOST);

/** Fills `order`; returns how many. */
export function orderByDistance<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number): number {
  const m = g.models;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0) continue;
    const dx = m.x[i] - x;
    const dy = m.y[i] - y;
    const key = dx * dx + dy * dy;
    let at = n++;
    while (at > 0 && orderKey[at - 1] > key) {
      order[at] = order[at - 1];
      orderKey[at] = orderKey[at - 1];
      at--;
    }
    order[at] = i;
    orderKey[at] = key;
  }
  return n;
}

/** Whether a model at x, y would be clear of the models of its unit that have their places. */
export function clearOfPlaced<F extends Family>(
  g: Game<F>, unit: Unit<F>, i: ModelId, x: number, y: number, dirX: number, dirY: number,
): boolean {
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (placed[j] !== 0 && j !== i && g.models.alive[j] !== 0 && overlapsAt(g.models, i, x, y, dirX, dirY, j)) return false;
  }
  return true;
}

/** Whether a model where it now is linked to the models of its unit that have their places, of which there are `n`. */
export function linkedToPlaced<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, n: number, rules: MoveRules): boolean {
  let need = Math.min(linksNeeded(unit, rules), n);
  for (let j = unit.first; j < unit.first + unit.size && need > 0; j++) {
    if (placed[j] === 0 || j === i || g.models.alive[j] === 0) continue;
    if (within3d(g.models, i, j, rules.coherencyInches, rules.coherencyUpInches)) need--;
  }
  return need === 0;
}

/** How far the last successful `settle` had to go. */
let walked = 0;
export const walkedInches = (): number => walked;

/** How a model settles, as bits: at the point or not at all; not linked to the placed ones; by the straight way or not at all. */
export const SETTLE = { anywhere: 0, whole: 1, loose: 2, wholeLoose: 3, straight: 4 } as const;

/** Length of the straight way if it is free, else Infinity; fills `route`. */
function straightWay<F extends Family>(
  g: Game<F>, unit: Unit<F>, i: ModelId, x0: number, y0: number, x1: number, y1: number, rules: MoveRules,
): number {
  if (!pathFree(g, unit, i, x0, y0, x1, y1, rules)) return Infinity;
  route.n = 1;
  route.x[0] = x1;
  route.y[0] = y1;
  return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
}

/** A facing for the next models to settle instead of the way they went; 0, 0 for none. */
export const faceTo = new Float64Array(2);

/**
 * Puts model i, still at its old place, down at or on the way to x, y: by a legal route of at most `inches`, clear of
 * all other models that have their places and, unless `n` is 0 or it settles loose, linked to the `n` placed ones of its
 * unit.
 */
export function settle<F extends Family>(
  g: Game<F>, unit: Unit<F>, i: ModelId, x: number, y: number, inches: number, n: number, how: number, rules: MoveRules,
): boolean {
  const m = g.models;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const z0 = m.z[i];
  let total = 0;
  if (x !== x0 || y !== y0) {
    total = (how & SETTLE.straight) !== 0 ? straightWay(g, unit, i, x0, y0, x, y, rules) : findRoute(g, unit, i, sweep(m, i), x0, y0, x, y, rules);
    if (total === Infinity || ((how & SETTLE.whole) !== 0 && total > inches)) return false;
  }
  let left = Math.min(total, inches);
  const allowance = left;
  let fromX = x0;
  let fromY = y0;
  let dirX = m.dirX[i];
  let dirY = m.dirY[i];
  for (let k = 0; k < route.n && left > 0; k++) {
    const dx = route.x[k] - fromX;
    const dy = route.y[k] - fromY;
    const leg = Math.sqrt(dx * dx + dy * dy);
    if (leg === 0) continue;
    const go = Math.min(leg, left);
    fromX += cut((dx * go) / leg);
    fromY += cut((dy * go) / leg);
    left -= go;
    if (rules.facesMove) {
      dirX = dx / leg;
      dirY = dy / leg;
    }
  }
  if (total > 0 && total <= inches) {
    fromX = x0 + cut(x - x0);
    fromY = y0 + cut(y - y0);
  }
  if (total > 0 && (faceTo[0] !== 0 || faceTo[1] !== 0)) {
    dirX = faceTo[0];
    dirY = faceTo[1];
  }
  if (!clearGround(g, i, fromX, fromY, dirX, dirY, rules) || !clearOfPlaced(g, unit, i, fromX, fromY, dirX, dirY)) return false;
  if (!clearOfOthers(g, unit, i, fromX, fromY, dirX, dirY, rules)) return false;
  const oldFaceX = m.dirX[i];
  const oldFaceY = m.dirY[i];
  put(g, i, fromX, fromY, dirX, dirY, rules);
  if (n > 0 && (how & SETTLE.loose) === 0 && !linkedToPlaced(g, unit, i, n, rules)) {
    m.x[i] = x0;
    m.y[i] = y0;
    m.z[i] = z0;
    m.dirX[i] = oldFaceX;
    m.dirY[i] = oldFaceY;
    placed[i] = 0;
    return false;
  }
  walked = allowance;
  return true;
}

/** Eight directions, by preference from straight ahead round to straight back. */
const TURN_COS = Float64Array.of(1, Math.SQRT1_2, Math.SQRT1_2, 0, 0, -Math.SQRT1_2, -Math.SQRT1_2, -1);
const TURN_SIN = Float64Array.of(0, Math.SQRT1_2, -Math.SQRT1_2, 1, -1, Math.SQRT1_2, -Math.SQRT1_2, 0);

/** Places beside friends that a model tries before it gives up. */
const MOST_BESIDE = 24;

/** Puts model i down next to one of the placed models of its unit, on the side towards tx, ty if it can. */
export function settleBeside<F extends Family>(
  g: Game<F>, unit: Unit<F>, i: ModelId, tx: number, ty: number, inches: number, n: number, rules: MoveRules,
): boolean {
  const m = g.models;
  const x0 = m.x[i];
  const y0 = m.y[i];
  let tries = MOST_BESIDE;
  for (let j = unit.first; j < unit.first + unit.size && tries > 0; j++) {
    if (placed[j] === 0 || m.alive[j] === 0) continue;
    const apart = m.radius[i] + m.radius[j] + 0.25;
    const gx = x0 - m.x[j];
    const gy = y0 - m.y[j];
    const far = inches + apart + 0.01;
    if (gx * gx + gy * gy > far * far) continue;
    let ux = tx - m.x[j];
    let uy = ty - m.y[j];
    const u = Math.sqrt(ux * ux + uy * uy);
    ux = u > 0 ? ux / u : 1;
    uy = u > 0 ? uy / u : 0;
    for (let k = 0; k < 8 && tries > 0; k++) {
      const x = m.x[j] + (ux * TURN_COS[k] - uy * TURN_SIN[k]) * apart;
      const y = m.y[j] + (ux * TURN_SIN[k] + uy * TURN_COS[k]) * apart;
      if ((x - x0) * (x - x0) + (y - y0) * (y - y0) > inches * inches) continue;
      tries--;
      if (settle(g, unit, i, x, y, inches, n, SETTLE.straight, rules)) return true;
    }
  }
  return false;
}

/** Fractions of the way tried when models go one by one. */
const SHARES = Float64Array.of(1, 0.75, 0.5, 0.25);

/**
 * Moves the models one by one by dx, dy or as far as each gets, nearest to the goal first, keeping together. Returns the
 * longest way gone, 0 (and everything as it was) if they cannot.
 */
export function shuffle<F extends Family>(g: Game<F>, unit: Unit<F>, dx: number, dy: number, inches: number, rules: MoveRules): number {
  const m = g.models;
  const loose = !isCoherent(g, unit, rules);
  remember(g, unit);
  const goalX = unit.x + dx;
  const goalY = unit.y + dy;
  const n = orderByDistance(g, unit, goalX, goalY);
  let longest = 0;
  for (let k = 0; k < n; k++) {
    const i = order[k];
    const x0 = m.x[i];
    const y0 = m.y[i];
    let done = false;
    walked = 0;
    for (let share = 0; share < 4 && !done; share++) {
      done = settle(g, unit, i, x0 + dx * SHARES[share], y0 + dy * SHARES[share], inches * SHARES[share], k, share === 0 ? SETTLE.anywhere : SETTLE.straight, rules);
    }
    if (!done && k > 0) done = settleBeside(g, unit, i, goalX, goalY, inches, k, rules);
    if (!done && loose && k > 0) done = settle(g, unit, i, m.x[order[0]], m.y[order[0]], inches, k, SETTLE.loose, rules);
    if (!done) done = settle(g, unit, i, x0, y0, 0, k, loose ? SETTLE.loose : SETTLE.anywhere, rules);
    if (!done) {
      restore(g, unit);
      return 0;
    }
    if (walked > longest) longest = walked;
  }
  if (longest < 1 / 64 || (!loose && !isCoherent(g, unit, rules))) {
    restore(g, unit);
    return 0;
  }
  return longest;
}

/** Turns (cosine and sine) and shares of the way tried for a whole formation, by the progress they make. */
const TRY_COS = Float64Array.of(1, 0.906, 0.906, 1, 0.64, 0.64, 1, 0.2588, 0.2588, 1);
const TRY_SIN = Float64Array.of(0, 0.4232, -0.4232, 0, 0.7683, -0.7683, 0, 0.9659, -0.9659, 0);
const TRY_SHARE = Float64Array.of(1, 1, 1, 0.75, 1, 1, 0.5, 1, 1, 0.25);

/**
 * Moves a unit at most `inches` so that the middle of its circle comes as near to x, y as it gets: round impassable
 * pieces, in formation, at a slant if the straight way is barred, and model by model before it gives up half the way.
 * Returns the longest way a model went, or 0 with nothing changed. The caller says `game.moved`.
 */
export function shiftTowards<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, inches: number, rules: MoveRules): number {
  let dx = x - unit.x;
  let dy = y - unit.y;
  let d = Math.sqrt(dx * dx + dy * dy);
  if (inches < 1 / 64 || unit.alive === 0) return 0;
  remember(g, unit);
  if (!isCoherent(g, unit, rules)) return regroup(g, unit, dx, dy, d, inches, rules);
  if (d < 1 / 64) return 0;
  const half = unit.alive === 1 ? sweep(g.models, soleModel(g, unit)) : unit.radius;
  if (!rules.flies && findRoute(g, unit, -1, half, unit.x, unit.y, x, y, rules) < Infinity && route.n > 1) {
    dx = route.x[0] - unit.x;
    dy = route.y[0] - unit.y;
    d = Math.sqrt(dx * dx + dy * dy);
  }
  listNearby(g, unit, inches, rules);
  const gone = step(g, unit, dx / d, dy / d, Math.min(d, inches), inches, rules);
  forgetNearby();
  return gone;
}

/** Tries ways of going `go` inches along a unit vector. */
function step<F extends Family>(g: Game<F>, unit: Unit<F>, ux: number, uy: number, go: number, inches: number, rules: MoveRules): number {
  for (let k = 0; k < 10; k++) {
    if (k === 6 && unit.alive > 1) {
      const longest = shuffle(g, unit, ux * go, uy * go, inches, rules);
      if (longest > 0) return longest;
    }
    const far = go * TRY_SHARE[k];
    const gone = shift(g, unit, (ux * TRY_COS[k] - uy * TRY_SIN[k]) * far, (ux * TRY_SIN[k] + uy * TRY_COS[k]) * far, rules);
    if (gone > 0) return gone;
  }
  return 0;
}

/** Brings a scattered unit together around its model nearest to the goal as far as the models can go. */
function regroup<F extends Family>(
  g: Game<F>, unit: Unit<F>, dx: number, dy: number, d: number, inches: number, rules: MoveRules,
): number {
  const share = d > 0 ? Math.min(d, inches / 2) / d : 0;
  listNearby(g, unit, inches, rules);
  const gone = shuffle(g, unit, dx * share, dy * share, inches, rules);
  forgetNearby();
  return gone;
}

function soleModel<F extends Family>(g: Game<F>, unit: Unit<F>): ModelId {
  let i = unit.first;
  while (g.models.alive[i] === 0) i++;
  return i;
}
