import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { overlapsAt } from './bases.ts';
import { climbInches } from './climb.ts';
import { flightInches } from './flight.ts';
import { floorClimb, standAt } from './floors.ts';
import { reachX, reachY } from './footprint.ts';
import { clearGround, clearOfOthers, isCoherent } from './legality.ts';
import type { MoveRules } from './moverules.ts';
import { forgetNearby, listNearby, nearby } from './nearby.ts';
import { hasOutline } from './outline.ts';
import { breadthOf } from './outlinepath.ts';
import { findRoute, pathFree, route, sweepAlong } from './path.ts';
import { pointSegmentSquared } from './polygon.ts';
import { cut, faceBack, order, orderByDistance, put, remember, restore, SETTLE, settle, settleBeside, walkedInches } from './settle.ts';
import { pivot, pivoted, STRAIGHT_COS, turnFree, turnInches } from './turn.ts';

/** Moving a unit towards a point, keeping its formation if it can and model by model if not. Nothing is announced here. */

/** Whether nothing that is near lies in the strip a unit's circle sweeps. */
function stripFree<F extends Family>(g: Game<F>, unit: Unit<F>, x1: number, y1: number, rules: MoveRules): boolean {
  const { x: x0, y: y0, radius } = unit;
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (
      (x0 + radius < piece.minX && x1 + radius < piece.minX) ||
      (x0 - radius > piece.maxX && x1 - radius > piece.maxX) ||
      (y0 + radius < piece.minY && y1 + radius < piece.minY) ||
      (y0 - radius > piece.maxY && y1 - radius > piece.maxY)
    )
      continue;
    const hx = (piece.maxX - piece.minX) / 2;
    const hy = (piece.maxY - piece.minY) / 2;
    const far = radius + Math.sqrt(hx * hx + hy * hy);
    if (pointSegmentSquared(piece.minX + hx, piece.minY + hy, x0, y0, x1, y1) < far * far) return false;
  }
  for (let o = 0; rules.offMarkers && o < g.board.objectives.length; o++) {
    const mark = g.board.objectives[o];
    const far = radius + mark.radius;
    if ((x1 - mark.x) * (x1 - mark.x) + (y1 - mark.y) * (y1 - mark.y) < far * far) return false;
  }
  for (let k = 0; k < nearby.unitCount; k++) {
    const other = g.units[nearby.units[k]];
    const far = radius + other.radius + (other.side === unit.side ? 0 : rules.keepFromEnemiesInches);
    if (pointSegmentSquared(other.x, other.y, x0, y0, x1, y1) < far * far) return false;
  }
  return true;
}

const SQUARE_COS = -1e-6;

/** Quarter turns, full or begun, from a model's facing to a direction. */
export function quarterTurns(m: Models, i: ModelId, dirX: number, dirY: number): 0 | 1 | 2 {
  const cos = m.dirX[i] * dirX + m.dirY[i] * dirY;
  return cos > STRAIGHT_COS ? 0 : cos >= SQUARE_COS ? 1 : 2;
}

/** A way up or down is not begun for less than this. */
const LEAST_CLIMB = 0.25;

/**
 * Moves a whole unit by dx, dy in formation if every model may go straight there and stand there. The step is cut to the
 * grid and to the board's edge, and to what heights and turning leave of `most`. Returns its length with what they add, 0 if it may not.
 */
export function shift<F extends Family>(g: Game<F>, unit: Unit<F>, dx: number, dy: number, most: number, rules: MoveRules): number {
  const m = g.models;
  const asked = Math.sqrt(dx * dx + dy * dy);
  if (asked < 1 / 64) return 0;
  let stepX = cut(dx);
  let stepY = cut(dy);
  const faceX = dx / asked;
  const faceY = dy / asked;
  const end = unit.first + unit.size;
  let longBases = false;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0) continue;
    longBases ||= m.coreX[i] > 0;
    const rx = reachX(m, i, rules.facesMove ? faceX : m.dirX[i], rules.facesMove ? faceY : m.dirY[i]);
    const ry = reachY(m, i, rules.facesMove ? faceX : m.dirX[i], rules.facesMove ? faceY : m.dirY[i]);
    if (m.x[i] + stepX < rx) stepX = Math.min(0, Math.ceil((rx - m.x[i]) * 256) / 256);
    if (m.x[i] + stepX > g.board.width - rx) stepX = Math.max(0, Math.floor((g.board.width - rx - m.x[i]) * 256) / 256);
    if (m.y[i] + stepY < ry) stepY = Math.min(0, Math.ceil((ry - m.y[i]) * 256) / 256);
    if (m.y[i] + stepY > g.board.height - ry) stepY = Math.max(0, Math.floor((g.board.height - ry - m.y[i]) * 256) / 256);
  }
  const inches = Math.sqrt(stepX * stepX + stepY * stepY);
  if (inches < 1 / 64) return 0;
  if (rules.limits.length > 0) {
    for (let i = unit.first; i < end; i++) if (m.alive[i] !== 0 && inches > rules.limits[i]) return 0;
  }
  const priced = unit.first < rules.pivots.length && rules.pivots[unit.first] > 0;
  const turns = rules.facesMove && (priced || m.coreX[unit.first] > 0 || hasOutline(m, unit.first));
  let climb = 0;
  const flown = rules.flies && rules.throughAir;
  if (turns || flown || rules.floorPiece >= 0 || nearby.slot !== unit.slot || !stripFree(g, unit, unit.x + stepX, unit.y + stepY, rules)) {
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      const dirX = rules.facesMove ? faceX : m.dirX[i];
      const dirY = rules.facesMove ? faceY : m.dirY[i];
      pivot(m, i, dirX, dirY, rules);
      const x0 = pivoted[0];
      const y0 = pivoted[1];
      const x = x0 + stepX;
      const y = y0 + stepY;
      if (turns && rules.turnsCost && !turnFree(g, unit, i, dirX, dirY, rules)) return 0;
      if (!clearGround(g, i, x, y, dirX, dirY, rules) || !clearOfOthers(g, unit, i, x, y, dirX, dirY, rules)) return 0;
      if (!pathFree(g, unit, i, x0, y0, x, y, rules)) return 0;
      const quarters = rules.pivotInches > 0 && m.coreX[i] > 0 ? rules.pivotInches * quarterTurns(m, i, dirX, dirY) : 0;
      const turning = quarters + turnInches(m, i, m.dirX[i], m.dirY[i], dirX, dirY, rules);
      const up = flown
        ? flightInches(g, unit, i, x, y, standAt(g, i, x, y, dirX, dirY, rules), rules)
        : climbInches(g, unit, x0, y0, x, y, rules) + floorClimb(g, i, x, y, dirX, dirY, rules);
      climb = Math.max(climb, up + turning);
    }
  }
  if (climb > 0 && inches + climb > most) {
    // As far as climbing and turning leave it; what it climbs on a shorter way is never more.
    const share = (most - climb) / asked;
    return most - climb >= LEAST_CLIMB && share < 1 ? shift(g, unit, dx * share, dy * share, most, rules) : 0;
  }
  let rise = Infinity;
  let uneven = false;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0) continue;
    const dirX = rules.facesMove ? faceX : m.dirX[i];
    const dirY = rules.facesMove ? faceY : m.dirY[i];
    const level = m.z[i];
    pivot(m, i, dirX, dirY, rules);
    put(g, i, pivoted[0] + stepX, pivoted[1] + stepY, dirX, dirY, rules);
    uneven ||= rise !== Infinity && m.z[i] - level !== rise;
    rise = m.z[i] - level;
  }
  if ((turns || (rules.facesMove && longBases)) && unit.alive > 1 && (ownOverlap(g, unit) || !isCoherent(g, unit, rules))) {
    faceBack(g, unit);
    if (!standsClear(g, unit, rules)) {
      restore(g, unit);
      return 0;
    }
  }
  // Those who go up or down and those who do not may end too far above one another.
  if (uneven && !isCoherent(g, unit, rules)) {
    restore(g, unit);
    return 0;
  }
  return inches + climb;
}

/** Whether ground, board and other units let every model stand where it now is. */
function standsClear<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean {
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0) continue;
    if (!clearGround(g, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], rules)) return false;
    if (!clearOfOthers(g, unit, i, m.x[i], m.y[i], m.dirX[i], m.dirY[i], rules)) return false;
  }
  return true;
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

/** Fractions of the way tried when models go one by one. */
const SHARES = Float64Array.of(1, 0.6, 0.3);

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
    for (let share = 0; share < 3 && !done; share++) {
      done = settle(
        g,
        unit,
        i,
        x0 + dx * SHARES[share],
        y0 + dy * SHARES[share],
        inches * SHARES[share],
        k,
        share === 0 ? SETTLE.anywhere : SETTLE.straight,
        rules,
      );
    }
    // A leader that cannot set out leads nobody.
    if (!done && k === 0 && !loose) break;
    if (!done && k > 0) done = settleBeside(g, unit, i, goalX, goalY, inches, k, rules);
    if (!done && loose && k > 0) done = settle(g, unit, i, m.x[order[0]], m.y[order[0]], inches, k, SETTLE.loose, rules);
    if (!done) done = settle(g, unit, i, x0, y0, 0, k, loose ? SETTLE.loose : SETTLE.anywhere, rules);
    if (!done) {
      restore(g, unit);
      return 0;
    }
    if (walkedInches() > longest) longest = walkedInches();
  }
  if (longest < 1 / 64 || ((!loose || rules.endsCoherent) && !isCoherent(g, unit, rules))) {
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
  const sole = unit.alive === 1 ? soleModel(g, unit) : -1;
  const half = sole >= 0 ? breadthOf(g, sole, sweepAlong(g.models, sole, unit.x, unit.y, x, y, rules), rules) : unit.radius;
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
    // Where some may go farther than others no formation does it.
    if ((k === 6 || (k === 0 && rules.limits.length > 0)) && unit.alive > 1) {
      const longest = shuffle(g, unit, ux * go, uy * go, inches, rules);
      if (longest > 0) return longest;
    }
    const far = go * TRY_SHARE[k];
    const gone = shift(g, unit, (ux * TRY_COS[k] - uy * TRY_SIN[k]) * far, (ux * TRY_SIN[k] + uy * TRY_COS[k]) * far, inches, rules);
    if (gone > 0) return gone;
  }
  return 0;
}

/**
 * Brings a scattered unit together around its model nearest to the goal as far as the models can go. Where it has to end
 * coherent, that model goes less far, or the models come together round their middle, if some cannot keep up.
 */
function regroup<F extends Family>(g: Game<F>, unit: Unit<F>, dx: number, dy: number, d: number, inches: number, rules: MoveRules): number {
  const share = d > 0 ? Math.min(d, inches / 2) / d : 0;
  listNearby(g, unit, inches, rules);
  let gone = shuffle(g, unit, dx * share, dy * share, inches, rules);
  if (rules.endsCoherent && share > 0) {
    if (gone === 0) gone = shuffle(g, unit, (dx * share) / 2, (dy * share) / 2, inches, rules);
    if (gone === 0) gone = shuffle(g, unit, 0, 0, inches, rules);
  }
  forgetNearby();
  return gone;
}

function soleModel<F extends Family>(g: Game<F>, unit: Unit<F>): ModelId {
  let i = unit.first;
  while (g.models.alive[i] === 0) i++;
  return i;
}
