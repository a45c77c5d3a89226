import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { overlapsAt } from './bases.ts';
import { climbInches } from './climb.ts';
import { flightInches } from './flight.ts';
import { floorClimb, standAt } from './floors.ts';
import { clearGround, clearOfOthers, linksNeeded } from './legality.ts';
import { within3d, withinAt } from './measure.ts';
import type { MoveRules } from './moverules.ts';
import { hasOutline } from './outline.ts';
import { breadthOf } from './outlinepath.ts';
import { findRoute, pathFree, route, sweepAlong } from './path.ts';
import { pivot, pivoted, turnFree, turnInches } from './turn.ts';

/** Putting the models of a unit down one by one, with the places they had kept in case it comes to nothing. */

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

/** Turns the unit back to where `remember` found it facing, where it now stands. */
export function faceBack<F extends Family>(g: Game<F>, unit: Unit<F>): void {
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    g.models.dirX[i] = oldDirX[i];
    g.models.dirY[i] = oldDirY[i];
  }
}

/** A step cut down to whole steps of the grid, so that it is never longer than asked. */
export const cut = (inches: number): number => Math.trunc(inches * 256) / 256;

/** Puts a model down at x, y, facing the way it came if the rules ask. */
export function put<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, dirX: number, dirY: number, rules: MoveRules): void {
  const m = g.models;
  m.x[i] = x;
  m.y[i] = y;
  m.z[i] = standAt(g, i, x, y, dirX, dirY, rules);
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
  placed[i] = 1;
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
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
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

/** Whether a model at x, y would stand on good ground, clear of other units and of the placed models of its own. */
const standsClear = <F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  rules: MoveRules,
): boolean =>
  clearOfPlaced(g, unit, i, x, y, dirX, dirY) &&
  clearGround(g, i, x, y, dirX, dirY, rules) &&
  clearOfOthers(g, unit, i, x, y, dirX, dirY, rules);

/** Whether a model at x, y would be at most `inches` from some placed model of its unit. */
function nearPlaced<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, x: number, y: number, inches: number): boolean {
  const m = g.models;
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (placed[j] !== 0 && j !== i && m.alive[j] !== 0 && withinAt(m, i, x, y, m.dirX[i], m.dirY[i], j, inches)) return true;
  }
  return false;
}

/** How a model settles, as bits: at the point or not at all; not linked to the placed ones; by the straight way or not at all. */
export const SETTLE = { anywhere: 0, whole: 1, loose: 2, wholeLoose: 3, straight: 4 } as const;

/** Length of the straight way if it is free, else Infinity; fills `route`. */
function straightWay<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  rules: MoveRules,
): number {
  if (!pathFree(g, unit, i, x0, y0, x1, y1, rules)) return Infinity;
  route.n = 1;
  route.x[0] = x1;
  route.y[0] = y1;
  return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
}

/** What a model pays for facing every leg of `route` in turn; a fixed price is paid once. */
function turnsOnRoute(m: Models, i: ModelId, x0: number, y0: number, rules: MoveRules): number {
  if (m.coreX[i] === 0 && i >= rules.pivots.length) return 0;
  let dirX = m.dirX[i];
  let dirY = m.dirY[i];
  let fromX = x0;
  let fromY = y0;
  let total = 0;
  for (let k = 0; k < route.n; k++) {
    const dx = route.x[k] - fromX;
    const dy = route.y[k] - fromY;
    const leg = Math.sqrt(dx * dx + dy * dy);
    if (leg === 0) continue;
    total += turnInches(m, i, dirX, dirY, dx / leg, dy / leg, rules, total > 0);
    dirX = dx / leg;
    dirY = dy / leg;
    fromX = route.x[k];
    fromY = route.y[k];
  }
  return total;
}

/** A facing for the next models to settle instead of the way they went; 0, 0 for none. */
export const faceTo = new Float64Array(2);

/**
 * Puts model i, still at its old place, down at or on the way to x, y: by a legal route of at most `most` inches, clear of
 * all other models that have their places and, unless `n` is 0 or it settles loose, linked to the `n` placed ones of its
 * unit.
 */
export function settle<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x: number,
  y: number,
  most: number,
  n: number,
  how: number,
  rules: MoveRules,
): boolean {
  const m = g.models;
  const inches = i < rules.limits.length && rules.limits[i] < most ? rules.limits[i] : most;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const z0 = m.z[i];
  // A round base that is to go all the way need not look for one if its end is taken.
  let clear = false;
  if ((how & SETTLE.whole) !== 0 && m.coreX[i] === 0 && !hasOutline(m, i)) {
    const endX = x0 + cut(x - x0);
    const endY = y0 + cut(y - y0);
    if (n > 0 && (how & SETTLE.loose) === 0 && !nearPlaced(g, unit, i, endX, endY, rules.coherencyInches)) return false;
    if (!standsClear(g, unit, i, endX, endY, m.dirX[i], m.dirY[i], rules)) return false;
    clear = true;
  }
  const faces = faceTo[0] !== 0 || faceTo[1] !== 0;
  const turnsFirst = faces && rules.turnsCost;
  let arc = 0;
  let startX = x0;
  let startY = y0;
  if (turnsFirst) {
    arc = turnInches(m, i, m.dirX[i], m.dirY[i], faceTo[0], faceTo[1], rules);
    if (arc > inches || !turnFree(g, unit, i, faceTo[0], faceTo[1], rules)) return false;
    pivot(m, i, faceTo[0], faceTo[1], rules);
    startX = pivoted[0];
    startY = pivoted[1];
  }
  let total = 0;
  if (x !== startX || y !== startY) {
    const oldX = m.dirX[i];
    const oldY = m.dirY[i];
    if (turnsFirst) {
      // What it sweeps on its way is seen as it then faces.
      m.dirX[i] = faceTo[0];
      m.dirY[i] = faceTo[1];
    }
    total =
      (how & SETTLE.straight) !== 0
        ? straightWay(g, unit, i, startX, startY, x, y, rules)
        : findRoute(g, unit, i, breadthOf(g, i, sweepAlong(m, i, startX, startY, x, y, rules), rules), startX, startY, x, y, rules);
    m.dirX[i] = oldX;
    m.dirY[i] = oldY;
    if (total !== Infinity && !faces && rules.facesMove && rules.turnsCost) arc = turnsOnRoute(m, i, startX, startY, rules);
    if (total === Infinity || arc > inches || ((how & SETTLE.whole) !== 0 && total > inches - arc)) return false;
  }
  let left = Math.min(total, inches - arc);
  const allowance = left;
  let fromX = startX;
  let fromY = startY;
  let dirX = m.dirX[i];
  let dirY = m.dirY[i];
  let climb = 0;
  for (let k = 0; k < route.n && left > 0; k++) {
    const dx = route.x[k] - fromX;
    const dy = route.y[k] - fromY;
    const leg = Math.sqrt(dx * dx + dy * dy);
    if (leg === 0) continue;
    const go = Math.min(leg, left);
    climb += climbInches(g, unit, fromX, fromY, fromX + (dx * go) / leg, fromY + (dy * go) / leg, rules);
    fromX += cut((dx * go) / leg);
    fromY += cut((dy * go) / leg);
    left -= go;
    if (rules.facesMove) {
      dirX = dx / leg;
      dirY = dy / leg;
    }
  }
  if (rules.flies && rules.throughAir)
    climb = flightInches(g, unit, i, fromX, fromY, standAt(g, i, fromX, fromY, dirX, dirY, rules), rules);
  // Who stays where it stands stays on its floor.
  const stays = fromX === x0 && fromY === y0 && rules.floorPiece >= 0;
  if (!stays) climb += floorClimb(g, i, fromX, fromY, dirX, dirY, rules);
  if (climb > 0 && allowance + arc + climb > inches) return false;
  if (total > 0 && total <= inches - arc) {
    fromX = startX + cut(x - startX);
    fromY = startY + cut(y - startY);
  }
  if (total > 0 && (faceTo[0] !== 0 || faceTo[1] !== 0)) {
    dirX = faceTo[0];
    dirY = faceTo[1];
  }
  if (!clear && !standsClear(g, unit, i, fromX, fromY, dirX, dirY, rules)) return false;
  const oldFaceX = m.dirX[i];
  const oldFaceY = m.dirY[i];
  put(g, i, fromX, fromY, dirX, dirY, rules);
  if (stays) m.z[i] = z0;
  if (n > 0 && (how & SETTLE.loose) === 0 && !linkedToPlaced(g, unit, i, n, rules)) {
    m.x[i] = x0;
    m.y[i] = y0;
    m.z[i] = z0;
    m.dirX[i] = oldFaceX;
    m.dirY[i] = oldFaceY;
    placed[i] = 0;
    return false;
  }
  walked = total > 0 ? allowance + arc + climb : allowance;
  return true;
}

/** Eight directions, by preference from straight ahead round to straight back. */
const TURN_COS = Float64Array.of(1, Math.SQRT1_2, Math.SQRT1_2, 0, 0, -Math.SQRT1_2, -Math.SQRT1_2, -1);
const TURN_SIN = Float64Array.of(0, Math.SQRT1_2, -Math.SQRT1_2, 1, -1, Math.SQRT1_2, -Math.SQRT1_2, 0);

/** Places beside friends that a model tries before it gives up. */
const MOST_BESIDE = 16;

/** Puts model i down next to one of the placed models of its unit, on the side towards tx, ty if it can. */
export function settleBeside<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  tx: number,
  ty: number,
  inches: number,
  n: number,
  rules: MoveRules,
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
