import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { overlapsAt } from './bases.ts';
import { climbInches } from './climb.ts';
import { flightInches } from './flight.ts';
import { floorClimb } from './floors.ts';
import { reachX, reachY } from './footprint.ts';
import { type Footwork, faceBack, footwork, put, restore, setOut } from './footwork.ts';
import { clearGround, clearOfOthers, isCoherent } from './legality.ts';
import { sweepMissesBox } from './line.ts';
import type { MoveRules } from './move-rules.ts';
import { forgetNearby, listNearby, nearbyOf } from './nearby.ts';
import { boxReachX, boxReachY, hasOutline, isMeasured } from './outline.ts';
import { breadthOf } from './outline-path.ts';
import { pathFree, sweepAlong } from './path.ts';
import { pointSegmentSquared } from './polygon.ts';
import { makePose, poseOf, setPose } from './pose.ts';
import { aim, findRoute, makeRoute } from './route.ts';
import { makeSegment, setSegment } from './segment.ts';
import { gather, shuffle } from './shuffle.ts';
import { makeStride, type Stride, setStride } from './stride.ts';
import { cut, gridDown, gridUp, LEAST_WAY_INCHES, SQUARE_COS, STRAIGHT_COS, snap } from './tolerance.ts';
import { makeTurn, pivot, turnFree, turnInches, turnTo } from './turn.ts';

/** Moving a unit towards a point, keeping its formation if it can and model by model if not. Nothing is announced here. */

/** Whether nothing nearby is in the strip that a unit's circle sweeps, and it ends on the board if it is the circle of more than footprints. */
function stripFree<F extends Family>(g: Game<F>, unit: Unit<F>, x1: number, y1: number, rules: MoveRules): boolean {
  const { x: x0, y: y0, radius } = unit;
  const nearby = nearbyOf(g);
  const { width, height } = g.board;
  if (g.models.outlines !== null && (x1 < radius || y1 < radius || x1 > width - radius || y1 > height - radius)) return false;
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (sweepMissesBox(piece, radius, x0, y0, x1, y1)) continue;
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

/** Quarter turns, including part of one, from a model's facing to a direction. */
export function quarterTurns(m: Models, i: ModelId, dirX: number, dirY: number): 0 | 1 | 2 {
  const cos = m.dirX[i] * dirX + m.dirY[i] * dirY;
  return cos > STRAIGHT_COS ? 0 : cos >= SQUARE_COS ? 1 : 2;
}

/** Shorter climbs are not begun. */
const LEAST_CLIMB = 0.25;

const ends = scratch(makePose());
const shifted = scratch(makePose());
const turned = scratch(makeTurn());
const shorter = scratch(makeStride());

const straight = scratch(makeSegment());

/**
 * Moves a whole unit in formation if every model may move straight there and stand there. The step is cut to the
 * grid, to the board's edge, and to what climbing and turning leave of its inches. Returns its length including those, 0 if it is illegal.
 */
function shift<F extends Family>(g: Game<F>, unit: Unit<F>, { dx, dy, inches: most }: Stride, foot: Footwork, rules: MoveRules): number {
  const m = g.models;
  const asked = Math.sqrt(dx * dx + dy * dy);
  if (asked < LEAST_WAY_INCHES) return 0;
  let stepX = cut(dx);
  let stepY = cut(dy);
  const faceX = dx / asked;
  const faceY = dy / asked;
  const end = unit.first + unit.size;
  let longBases = false;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0) continue;
    longBases ||= m.coreX[i] > 0;
    const dirX = rules.facesMove ? faceX : m.dirX[i];
    const dirY = rules.facesMove ? faceY : m.dirY[i];
    const rx = reachX(m, i, dirX, dirY);
    const ry = reachY(m, i, dirX, dirY);
    const whole = m.outlines !== null && (!rules.overhangsEdge || isMeasured(m, i));
    const west = whole ? Math.max(rx, boxReachX(m, i, dirX, dirY, -1)) : rx;
    const east = g.board.width - (whole ? Math.max(rx, boxReachX(m, i, dirX, dirY, 1)) : rx);
    const south = whole ? Math.max(ry, boxReachY(m, i, dirX, dirY, -1)) : ry;
    const north = g.board.height - (whole ? Math.max(ry, boxReachY(m, i, dirX, dirY, 1)) : ry);
    if (m.x[i] + stepX < west) stepX = Math.min(0, gridUp(west - m.x[i]));
    if (m.x[i] + stepX > east) stepX = Math.max(0, gridDown(east - m.x[i]));
    if (m.y[i] + stepY < south) stepY = Math.min(0, gridUp(south - m.y[i]));
    if (m.y[i] + stepY > north) stepY = Math.max(0, gridDown(north - m.y[i]));
  }
  const inches = Math.sqrt(stepX * stepX + stepY * stepY);
  if (inches < LEAST_WAY_INCHES) return 0;
  if (rules.limits.length > 0) {
    for (let i = unit.first; i < end; i++) if (m.alive[i] !== 0 && inches > rules.limits[i]) return 0;
  }
  const priced = unit.first < rules.pivots.length && rules.pivots[unit.first] > 0;
  const turns = rules.facesMove && (priced || m.coreX[unit.first] > 0 || hasOutline(m, unit.first));
  let climb = 0;
  const flown = rules.flies && rules.throughAir;
  if (
    turns ||
    flown ||
    rules.floorPiece >= 0 ||
    nearbyOf(g).slot !== unit.slot ||
    !stripFree(g, unit, unit.x + stepX, unit.y + stepY, rules)
  ) {
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0) continue;
      const dirX = rules.facesMove ? faceX : m.dirX[i];
      const dirY = rules.facesMove ? faceY : m.dirY[i];
      const pivoted = pivot(m, i, dirX, dirY, rules);
      const x0 = pivoted.x;
      const y0 = pivoted.y;
      // A hull that turns about its back is not on the grid: it has to stand where it is rounded to.
      const x = snap(x0 + stepX);
      const y = snap(y0 + stepY);
      const there = setPose(ends(), x, y, dirX, dirY);
      if (turns && rules.turnsCost && !turnFree(g, unit, i, dirX, dirY, rules)) return 0;
      if (!clearGround(g, i, there, rules) || !clearOfOthers(g, unit, i, there, rules)) return 0;
      const way = setSegment(straight(), x0, y0, x, y);
      if (!pathFree(g, unit, i, way, rules)) return 0;
      const quarters = rules.pivotInches > 0 && m.coreX[i] > 0 ? rules.pivotInches * quarterTurns(m, i, dirX, dirY) : 0;
      const turning = quarters + turnInches(m, i, turnTo(turned(), m, i, dirX, dirY), rules);
      const up = flown ? flightInches(g, unit, i, there, rules) : climbInches(g, unit, way, rules) + floorClimb(g, i, there, rules);
      climb = Math.max(climb, up + turning);
    }
  }
  if (climb > 0 && inches + climb > most) {
    // As far as climbing and turning allow; on a shorter way it never climbs more.
    const share = (most - climb) / asked;
    return most - climb >= LEAST_CLIMB && share < 1 ? shift(g, unit, setStride(shorter(), dx * share, dy * share, most), foot, rules) : 0;
  }
  let rise = Infinity;
  let uneven = false;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0) continue;
    const dirX = rules.facesMove ? faceX : m.dirX[i];
    const dirY = rules.facesMove ? faceY : m.dirY[i];
    const level = m.z[i];
    const pivoted = pivot(m, i, dirX, dirY, rules);
    put(g, i, setPose(shifted(), pivoted.x + stepX, pivoted.y + stepY, dirX, dirY), rules);
    uneven ||= rise !== Infinity && m.z[i] - level !== rise;
    rise = m.z[i] - level;
  }
  if ((turns || (rules.facesMove && longBases)) && unit.alive > 1 && (ownOverlap(g, unit) || !isCoherent(g, unit, rules))) {
    faceBack(g, unit, foot);
    if (!standsClear(g, unit, rules)) {
      restore(g, unit, foot);
      return 0;
    }
  }
  // Models that change level may end too far above or below those that do not.
  if (uneven && !isCoherent(g, unit, rules)) {
    restore(g, unit, foot);
    return 0;
  }
  return inches + climb;
}

const here = scratch(makePose());

/** Whether ground, board and other units allow every model where it now is. */
function standsClear<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean {
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0) continue;
    if (!clearGround(g, i, poseOf(here(), m, i), rules)) return false;
    if (!clearOfOthers(g, unit, i, poseOf(here(), m, i), rules)) return false;
  }
  return true;
}

function ownOverlap<F extends Family>(g: Game<F>, unit: Unit<F>): boolean {
  const m = g.models;
  for (let i = unit.first + 1; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0) continue;
    for (let j = unit.first; j < i; j++) {
      if (m.alive[j] !== 0 && overlapsAt(m, i, poseOf(here(), m, i), j)) return true;
    }
  }
  return false;
}

/** Turns (cosine and sine) and shares of the way tried for a whole formation, by the progress they make. */
const TRY_COS = Float64Array.of(1, 0.906, 0.906, 1, 0.64, 0.64, 1, 0.2588, 0.2588, 1);
const TRY_SIN = Float64Array.of(0, 0.4232, -0.4232, 0, 0.7683, -0.7683, 0, 0.9659, -0.9659, 0);
const TRY_SHARE = Float64Array.of(1, 1, 1, 0.75, 1, 1, 0.5, 1, 1, 0.25);

const routes = scratch(makeRoute());

const towards = scratch(makeSegment());
const strides = scratch(makeStride());

/**
 * Moves a unit at most `inches` so that the middle of its circle comes as near to x, y as possible: around impassable
 * pieces, in formation, at an angle if the straight way is barred, and model by model before it gives up half the way.
 * Returns the longest move of a model, or 0 with nothing changed. The caller calls `game.moved`.
 */
export function shiftTowards<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, inches: number, rules: MoveRules): number {
  let dx = x - unit.x;
  let dy = y - unit.y;
  let d = Math.sqrt(dx * dx + dy * dy);
  if (inches < LEAST_WAY_INCHES || unit.alive === 0) return 0;
  const foot = footwork();
  setOut(g, unit, foot);
  if (!isCoherent(g, unit, rules)) return regroup(g, unit, setStride(strides(), dx, dy, inches), foot, rules);
  if (d < LEAST_WAY_INCHES) return 0;
  const sole = unit.alive === 1 ? soleModel(g, unit) : -1;
  const way = setSegment(towards(), unit.x, unit.y, x, y);
  const half = sole >= 0 ? breadthOf(g, sole, sweepAlong(g.models, sole, way, rules), rules) : unit.radius;
  const route = routes();
  if (!rules.flies && findRoute(g, unit, -1, rules, aim(route, half, way)) < Infinity && route.n > 1) {
    // A unit that stands on the first corner goes on to the next.
    for (let bend = 0; bend === 0 || (d < LEAST_WAY_INCHES && bend < route.n); bend++) {
      dx = route.x[bend] - unit.x;
      dy = route.y[bend] - unit.y;
      d = Math.sqrt(dx * dx + dy * dy);
    }
  }
  listNearby(g, unit, inches, rules);
  const gone = step(g, unit, setStride(strides(), dx, dy, inches), foot, rules);
  forgetNearby(g);
  return gone;
}

const tried = scratch(makeStride());

/** Tries ways of making a stride, or as much of it as its inches allow. */
function step<F extends Family>(g: Game<F>, unit: Unit<F>, { dx, dy, inches }: Stride, foot: Footwork, rules: MoveRules): number {
  const d = Math.sqrt(dx * dx + dy * dy);
  const ux = dx / d;
  const uy = dy / d;
  const go = Math.min(d, inches);
  const stride = tried();
  for (let k = 0; k < 10; k++) {
    // If some models may move farther than others, no formation can.
    if ((k === 6 || (k === 0 && rules.limits.length > 0)) && unit.alive > 1) {
      const longest = shuffle(g, unit, setStride(stride, ux * go, uy * go, inches), foot, rules);
      if (longest > 0) return longest;
    }
    const far = go * TRY_SHARE[k];
    setStride(stride, (ux * TRY_COS[k] - uy * TRY_SIN[k]) * far, (ux * TRY_SIN[k] + uy * TRY_COS[k]) * far, inches);
    const gone = shift(g, unit, stride, foot, rules);
    if (gone > 0) return gone;
  }
  return 0;
}

const gathering = scratch(makeStride());

/**
 * Gathers a scattered unit around its model nearest to the goal, as far as the models can move. If it has to end
 * coherent and some cannot keep up, that model moves less far, or the models gather around their middle. A unit that stays where it
 * is gathers around its model nearest to the middle, or, if that leaves it scattered, about the middle itself.
 */
function regroup<F extends Family>(g: Game<F>, unit: Unit<F>, { dx, dy, inches }: Stride, foot: Footwork, rules: MoveRules): number {
  const d = Math.sqrt(dx * dx + dy * dy);
  const stride = gathering();
  const share = d > 0 ? Math.min(d, inches / 2) / d : 0;
  listNearby(g, unit, inches, rules);
  let gone = shuffle(g, unit, setStride(stride, dx * share, dy * share, inches), foot, rules);
  if (rules.endsCoherent && share > 0) {
    if (gone === 0) gone = shuffle(g, unit, setStride(stride, (dx * share) / 2, (dy * share) / 2, inches), foot, rules);
    if (gone === 0) gone = shuffle(g, unit, setStride(stride, 0, 0, inches), foot, rules);
  }
  if (share === 0 && !isCoherent(g, unit, rules)) {
    restore(g, unit, foot);
    gone = gather(g, unit, inches, foot, rules);
  }
  forgetNearby(g);
  return gone;
}

function soleModel<F extends Family>(g: Game<F>, unit: Unit<F>): ModelId {
  let i = unit.first;
  while (g.models.alive[i] === 0) i++;
  return i;
}
