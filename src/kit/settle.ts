import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { climbInches } from './climb.ts';
import { flightInches } from './flight.ts';
import { floorClimb } from './floors.ts';
import { clearOfPlaced, type Footwork, linkedToPlaced, put, takePlace } from './footwork.ts';
import { clearGround, clearOfOthers } from './legality.ts';
import { withinAt } from './measure.ts';
import type { MoveRules } from './move-rules.ts';
import { hasOutline } from './outline.ts';
import { breadthOf } from './outline-path.ts';
import { outlookOf } from './outlook.ts';
import { pathFree, sweep, sweepAlong } from './path.ts';
import { makePose, type Pose, setPose } from './pose.ts';
import { aim, findRoute, makeRoute, type Route } from './route.ts';
import { makeSegment, type Segment, setSegment } from './segment.ts';
import { cut, LIMIT_SLACK_INCHES } from './tolerance.ts';
import { makeTurn, pivot, setTurn, turnFree, turnInches, turnTo } from './turn.ts';
import { findWay } from './ways.ts';

/** Models moving to new places one by one. */

/** Whether a model in a pose would be on legal ground, clear of other units and of the placed models of its own: what fails most often is asked first. */
const standsClear = <F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, pose: Pose, foot: Footwork, rules: MoveRules): boolean =>
  clearOfPlaced(g, i, pose, foot) && clearOfOthers(g, unit, i, pose, rules) && clearGround(g, i, pose, rules);

/** Whether a model in a pose would be at most `inches` from some placed model of its unit. */
function nearPlaced<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, inches: number, { order, placedCount }: Footwork): boolean {
  const m = g.models;
  for (let k = 0; k < placedCount; k++) {
    const j = order[k];
    if (j !== i && m.alive[j] !== 0 && withinAt(m, i, pose, j, inches)) return true;
  }
  return false;
}

/** Where a model is to go, how many inches at most, and how (`SETTLE`). */
export interface Goal {
  x: number;
  y: number;
  inches: number;
  how: number;
}

/** A class for the reason given in `pose.ts`. */
class FilledGoal implements Goal {
  x = Number.NaN;
  y = Number.NaN;
  inches = Number.NaN;
  how = 0;
}

/** A goal to fill. */
export const makeGoal = (): Goal => new FilledGoal();

/** Fills a goal and returns it. */
export function setGoal(to: Goal, x: number, y: number, inches: number, how: number): Goal {
  to.x = x;
  to.y = y;
  to.inches = inches;
  to.how = how;
  return to;
}

/** How a model settles, as bits: exactly at the point or not at all; without a link to the placed ones; straight or not at all. */
export const SETTLE = { anywhere: 0, whole: 1, loose: 2, wholeLoose: 3, straight: 4 } as const;

/** Length of the straight move if it is free, else Infinity; fills `route`. */
function straightWay<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, way: Segment, rules: MoveRules, route: Route): number {
  const { x0, y0, x1, y1 } = way;
  if (!pathFree(g, unit, i, way, rules)) return Infinity;
  route.n = 1;
  route.x[0] = x1;
  route.y[0] = y1;
  return Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
}

const turns = scratch(makeTurn());

/** The cost of facing along every leg of `route` in turn; a fixed price is paid once. */
function turnsOnRoute(m: Models, i: ModelId, x0: number, y0: number, rules: MoveRules, route: Route): number {
  if (m.coreX[i] === 0 && i >= rules.pivots.length) return 0;
  const turn = turns();
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
    total += turnInches(m, i, setTurn(turn, dirX, dirY, dx / leg, dy / leg), rules, total > 0);
    dirX = dx / leg;
    dirY = dy / leg;
    fromX = route.x[k];
    fromY = route.y[k];
  }
  return total;
}

/** Whether nothing but its way costs a round base distance. */
const costsWayOnly = (i: ModelId, { faceX, faceY }: Footwork, rules: MoveRules): boolean =>
  faceX === 0 && faceY === 0 && (!rules.turnsCost || !rules.facesMove || i >= rules.pivots.length);

const routes = scratch(makeRoute());
const first = scratch(makeTurn());

const straightEnd = scratch(makePose());
const ends = scratch(makePose());

const straight = scratch(makeSegment());
const legs = scratch(makeSegment());

/**
 * Moves model i, still at its old place, to a goal or as far as it gets: by a legal route, clear of
 * all other placed models and, unless it is the first or settles loose, linked to the placed ones of its unit.
 */
export function settle<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  goal: Readonly<Goal>,
  foot: Footwork,
  rules: MoveRules,
): boolean {
  const m = g.models;
  const { x, y, how } = goal;
  const inches = i < rules.limits.length && rules.limits[i] < goal.inches ? rules.limits[i] : goal.inches;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const z0 = m.z[i];
  const { faceX, faceY } = foot;
  const mustLink = foot.placedCount > 0 && (how & SETTLE.loose) === 0;
  // A round base that moves all the way, if at all, need not look for a route if its end is taken.
  let clear = false;
  if (
    m.coreX[i] === 0 &&
    !hasOutline(m, i) &&
    ((how & SETTLE.whole) !== 0 ||
      ((how & SETTLE.straight) !== 0 && costsWayOnly(i, foot, rules) && (x - x0) * (x - x0) + (y - y0) * (y - y0) <= inches * inches))
  ) {
    const end = setPose(straightEnd(), x0 + cut(x - x0), y0 + cut(y - y0), m.dirX[i], m.dirY[i]);
    if (mustLink && !nearPlaced(g, i, end, rules.coherencyInches, foot)) return false;
    if (!standsClear(g, unit, i, end, foot, rules)) return false;
    clear = true;
  }
  const route = routes();
  const faces = faceX !== 0 || faceY !== 0;
  const turnsFirst = faces && rules.turnsCost;
  let arc = 0;
  let startX = x0;
  let startY = y0;
  if (turnsFirst) {
    arc = turnInches(m, i, turnTo(first(), m, i, faceX, faceY), rules);
    if (arc > inches || !turnFree(g, unit, i, faceX, faceY, rules)) return false;
    const pivoted = pivot(m, i, faceX, faceY, rules);
    startX = pivoted.x;
    startY = pivoted.y;
  }
  let total = 0;
  if (x !== startX || y !== startY) {
    const oldX = m.dirX[i];
    const oldY = m.dirY[i];
    if (turnsFirst) {
      // Its sweep is then judged by its new facing.
      m.dirX[i] = faceX;
      m.dirY[i] = faceY;
    }
    const way = setSegment(straight(), startX, startY, x, y);
    total =
      (how & SETTLE.straight) !== 0
        ? straightWay(g, unit, i, way, rules, route)
        : findRoute(
            g,
            unit,
            i,
            rules,
            aim(route, breadthOf(g, i, sweepAlong(m, i, way, rules), rules), way),
            (how & SETTLE.whole) !== 0 ? inches : Infinity,
          );
    const { ways } = foot;
    if (ways !== null && total > inches && m.coreX[i] === 0 && !hasOutline(m, i)) {
      total = findWay(g, i, inches, rules, ways, aim(route, sweep(m, i), way));
    }
    m.dirX[i] = oldX;
    m.dirY[i] = oldY;
    if (total !== Infinity && !faces && rules.facesMove && rules.turnsCost) arc = turnsOnRoute(m, i, startX, startY, rules, route);
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
    climb += climbInches(g, unit, setSegment(legs(), fromX, fromY, fromX + (dx * go) / leg, fromY + (dy * go) / leg), rules);
    fromX += cut((dx * go) / leg);
    fromY += cut((dy * go) / leg);
    left -= go;
    if (rules.facesMove) {
      dirX = dx / leg;
      dirY = dy / leg;
    }
  }
  const end = setPose(ends(), fromX, fromY, dirX, dirY);
  if (rules.flies && rules.throughAir) climb = flightInches(g, unit, i, end, rules);
  // A model that does not move stays on its floor.
  const stays = fromX === x0 && fromY === y0 && rules.floorPiece >= 0;
  if (!stays) climb += floorClimb(g, i, end, rules);
  if (climb > 0 && allowance + arc + climb > inches) return false;
  if (total > 0 && total <= inches - arc) {
    fromX = startX + cut(x - startX);
    fromY = startY + cut(y - startY);
  }
  if (total > 0 && faces) {
    dirX = faceX;
    dirY = faceY;
  }
  setPose(end, fromX, fromY, dirX, dirY);
  if (!clear && !standsClear(g, unit, i, end, foot, rules)) return false;
  const oldFaceX = m.dirX[i];
  const oldFaceY = m.dirY[i];
  put(g, i, end, rules);
  if (stays) m.z[i] = z0;
  if (mustLink && !linkedToPlaced(g, unit, i, foot, rules)) {
    m.x[i] = x0;
    m.y[i] = y0;
    m.z[i] = z0;
    m.dirX[i] = oldFaceX;
    m.dirY[i] = oldFaceY;
    return false;
  }
  takePlace(foot, i);
  foot.walkedInches = total > 0 ? allowance + arc + climb : allowance;
  return true;
}

/** Eight directions, by preference from straight ahead to straight back. */
const TURN_COS = Float64Array.of(1, Math.SQRT1_2, Math.SQRT1_2, 0, 0, -Math.SQRT1_2, -Math.SQRT1_2, -1);
const TURN_SIN = Float64Array.of(0, Math.SQRT1_2, -Math.SQRT1_2, 1, -1, Math.SQRT1_2, -Math.SQRT1_2, 0);

/** How many places next to friends a model tries before it gives up. */
const MOST_BESIDE = 16;

const besides = scratch(makeGoal());

/** Places model i next to one of the placed models of its unit, on the side towards a goal if it can. */
export function settleBeside<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  goal: Readonly<Goal>,
  foot: Footwork,
  rules: MoveRules,
): boolean {
  const m = g.models;
  const { inches } = goal;
  const x0 = m.x[i];
  const y0 = m.y[i];
  let tries = MOST_BESIDE;
  for (let p = 0; p < foot.placedCount && tries > 0; p++) {
    const j = foot.order[p];
    const apart = m.radius[i] + m.radius[j] + 0.25;
    const gx = x0 - m.x[j];
    const gy = y0 - m.y[j];
    const far = inches + apart + LIMIT_SLACK_INCHES;
    if (gx * gx + gy * gy > far * far) continue;
    let ux = goal.x - m.x[j];
    let uy = goal.y - m.y[j];
    const u = Math.sqrt(ux * ux + uy * uy);
    ux = u > 0 ? ux / u : outlookOf(g, unit.side);
    uy = u > 0 ? uy / u : 0;
    for (let k = 0; k < 8 && tries > 0; k++) {
      const x = m.x[j] + (ux * TURN_COS[k] - uy * TURN_SIN[k]) * apart;
      const y = m.y[j] + (ux * TURN_SIN[k] + uy * TURN_COS[k]) * apart;
      if ((x - x0) * (x - x0) + (y - y0) * (y - y0) > inches * inches) continue;
      tries--;
      if (settle(g, unit, i, setGoal(besides(), x, y, inches, SETTLE.straight), foot, rules)) return true;
    }
  }
  return false;
}
