import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, EVERY_TARGET, gapToTargets, nearestOf, staysPut } from './approach.ts';
import { makeCircle, setCircle } from './circle.ts';
import { DEGREES } from './degrees.ts';
import { boundsNear, circleRoom, cross, crossEdges } from './end-bounds.ts';
import { modelEngages } from './end-search.ts';
import { addSpot, type EndSpots, makeSide, mayBeBeside, type Side, SURE_INCHES, setSide, spotBeside } from './end-spots.ts';
import { circleGap } from './measure-units.ts';
import { hasOutline } from './outline.ts';
import { comesBefore } from './outlook.ts';
import { makePose, type Pose, setPose } from './pose.ts';
import { makeSegment } from './segment.ts';
import { CONTACT, cut, gridUp, SHY_INCHES } from './tolerance.ts';
import { makeTurn, turnInches, turnTo } from './turn.ts';

/** Places at which models engage a target: a few, or many. */

/** Adds a spot at which a model engages a target, if it could get there in a straight line: short ways first. */
function takeNear<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots): void {
  addFaced(g, i, setPose(places(), x, y, 0, 0), to, spots);
}

const turns = scratch(makeTurn());
const places = scratch(makePose());
const ends = scratch(makePose());
const sides = scratch(makeSide());
const middles = scratch(makeCircle());
const rounds = scratch(makeCircle());
const pairs = scratch(makeSegment());

function addFaced<F extends Family>(g: Game<F>, i: ModelId, { x, y, dirX: faceX, dirY: faceY }: Pose, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const { rules } = to;
  // A model ends on the grid: places that are as far are as far there, whatever floating point made of them.
  const exact = i < rules.axes.length;
  const dx = exact ? x - m.x[i] : cut(x - m.x[i]);
  const dy = exact ? y - m.y[i] : cut(y - m.y[i]);
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d > to.inches) return;
  const turned = faceX !== 0 || faceY !== 0;
  if (turned && i >= rules.axes.length && d + turnInches(m, i, turnTo(turns(), m, i, faceX, faceY), rules) > to.inches) return;
  addSpot(g, spots, i, setPose(ends(), m.x[i] + dx, m.y[i] + dy, faceX, faceY), d);
}

/** How densely places are listed: a few round the nearest enemies, which are mostly enough, or many, also where bounds cross. */
export const GRAIN = { coarse: 0, fine: 1 } as const;
export type Grain = (typeof GRAIN)[keyof typeof GRAIN];

/** Numbers of directions in which fine spots are tried round a model, by the number of pairs of models. */
const COARSE_TURNS = 8;
const TURNS = 16;
const FINE_TURNS = 30;
const MOST_FINE = 9;
const MOST_MEDIUM = 30;

/** Lists where models of a unit engage a target, or one of `EVERY_TARGET`: in contact, at the end of their reach, and between; short ways first. */
export function listEngaging<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  target: number,
  grain: Grain,
  to: Approach,
  spots: EndSpots,
): void {
  spots.n = 0;
  if (to.pilesIn) listStanding(g, unit, to, spots);
  const end = target === EVERY_TARGET ? to.count : target + 1;
  for (let t = Math.max(0, target); t < end; t++) {
    if (grain === GRAIN.coarse) listFront(g, unit, t, to, spots);
    else listAround(g, unit, t, to, spots);
  }
}

/** Lists where models stand that engage somebody already. */
function listStanding<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach, spots: EndSpots): void {
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || staysPut(i, to) || !modelEngages(g, i, EVERY_TARGET, to)) continue;
    addSpot(g, spots, i, setPose(ends(), m.x[i], m.y[i], 0, 0), 0);
  }
}

/** How many models of a unit look for a place first. */
const MOST_FRONT = 4;
/** How many of them look for one if all of them would look round too many enemies. */
const MOST_NEAR = 6;
/** Directions from which the first come, in degrees from the nearest. */
const FRONT = Int16Array.of(0, 20, 340, 45, 315, 75, 285);

const nearestRoom = scratch({ nearest: new Int16Array(MOST_NEAR), far: new Float64Array(MOST_NEAR) });
type Nearest = ReturnType<typeof nearestRoom>;

/** Finds the `most` models of a unit that are nearest to a target and can come near enough; returns how many there are. */
function listNearest<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  target: number,
  most: number,
  to: Approach,
  { nearest: friends, far }: Nearest,
): number {
  const m = g.models;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || staysPut(i, to)) continue;
    const d = gapToTargets(g, i, to, target, target + 1);
    if (d > to.inches + to.reachInches + CONTACT) continue;
    let at = n < most ? n++ : most;
    while (at > 0 && comesBefore(g, d, i, far[at - 1], friends[at - 1])) {
      if (at < most) {
        far[at] = far[at - 1];
        friends[at] = friends[at - 1];
      }
      at--;
    }
    if (at === most) continue;
    far[at] = d;
    friends[at] = i;
  }
  return n;
}

/** Lists a few places at the end of the reach of the models nearest to a target, on their side of the nearest of its models. */
function listFront<F extends Family>(g: Game<F>, unit: Unit<F>, target: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const room = nearestRoom();
  const { nearest } = room;
  const n = listNearest(g, unit, target, MOST_FRONT, to, room);
  const apart = to.reachInches > 0 ? to.reachInches + CONTACT - SURE_INCHES : SHY_INCHES;
  for (let k = 0; k < n; k++) {
    const i = nearest[k];
    const j = nearestOf(g, i, target, to);
    const d = j < 0 ? 0 : Math.sqrt((m.x[i] - m.x[j]) * (m.x[i] - m.x[j]) + (m.y[i] - m.y[j]) * (m.y[i] - m.y[j]));
    if (d === 0) continue;
    const ux = (m.x[i] - m.x[j]) / d;
    const uy = (m.y[i] - m.y[j]) / d;
    for (let turn = 0; turn < FRONT.length; turn++) {
      const at = 2 * FRONT[turn];
      const wx = ux * DEGREES[at] - uy * DEGREES[at + 1];
      const wy = ux * DEGREES[at + 1] + uy * DEGREES[at];
      addBeside(g, i, j, setSide(sides(), wx, wy, apart), to, spots);
    }
  }
}

/** Adds the places at which a model is on one side of an enemy: as it is and, if it is a hull, turned to the enemy. */
function addBeside<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, side: Side, to: Approach, spots: EndSpots): void {
  const m = g.models;
  if (!mayBeBeside(m, i, j, side, to.inches)) return;
  if (m.coreX[i] !== 0) {
    const turned = spotBeside(m, i, j, side, -side.ux, -side.uy);
    addFaced(g, i, setPose(places(), turned.x, turned.y, -side.ux, -side.uy), to, spots);
    if (!to.rules.turnsCost) return;
  }
  const spot = spotBeside(m, i, j, side, m.dirX[i], m.dirY[i]);
  takeNear(g, i, spot.x, spot.y, to, spots);
}

function listAround<F extends Family>(g: Game<F>, unit: Unit<F>, target: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const other = g.units[to.targets[target]];
  const reach = to.inches + to.reachInches + CONTACT;
  const room = nearestRoom();
  const { nearest } = room;
  let pairs = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || staysPut(i, to) || circleGap(m, i, other) > reach) continue;
    for (let j = other.first; j < other.first + other.size; j++) if (canEngage(m, i, j, reach)) pairs++;
  }
  const many = pairs > MOST_MEDIUM;
  const turns = pairs <= MOST_FINE ? FINE_TURNS : many ? COARSE_TURNS : TURNS;
  const n = many ? listNearest(g, unit, target, MOST_NEAR, to, room) : unit.size;
  for (let k = 0; k < n; k++) {
    const i = many ? nearest[k] : unit.first + k;
    if (m.alive[i] === 0 || staysPut(i, to) || circleGap(m, i, other) > reach) continue;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (canEngage(m, i, j, reach)) listRound(g, i, j, turns, to, spots);
    }
  }
}

function canEngage(m: Models, i: ModelId, j: ModelId, inches: number): boolean {
  if (m.alive[j] === 0) return false;
  const dx = m.x[i] - m.x[j];
  const dy = m.y[i] - m.y[j];
  const far = inches + m.radius[i] + m.radius[j];
  return dx * dx + dy * dy <= far * far;
}

/** Rings round an enemy model: contact, the middle of the reach, its end. */
const RINGS = 3;

/** Lists places round an enemy model, in so many directions; where there are more than a few, also those where bounds cross. */
export function listRound<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, turns: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const bounds = turns > COARSE_TURNS;
  const pair = pairs();
  let ux = m.x[i] - m.x[j];
  let uy = m.y[i] - m.y[j];
  const d = Math.sqrt(ux * ux + uy * uy);
  if (d === 0) return;
  ux /= d;
  uy /= d;
  const limit = to.reachInches + CONTACT;
  const rings = to.reachInches > 0 ? RINGS : 1;
  const hull = m.coreX[i] !== 0 || m.coreX[j] !== 0 || hasOutline(m, i) || hasOutline(m, j);
  const circles = circleRoom();
  circles.n = 0;
  if (bounds && !hull) boundsNear(g, i, setCircle(middles(), m.x[j], m.y[j], m.radius[i] + m.radius[j] + limit), to, circles);
  for (let ring = 0; ring < rings; ring++) {
    if (ring === 1 && turns <= COARSE_TURNS) continue;
    const apart = ring === 0 ? SHY_INCHES : ring === 1 ? to.reachInches / 2 : limit - SURE_INCHES;
    for (let k = 0; k < turns; k++) {
      const at = 2 * Math.floor((360 * k) / turns);
      const wx = ux * DEGREES[at] - uy * DEGREES[at + 1];
      const wy = ux * DEGREES[at + 1] + uy * DEGREES[at];
      addBeside(g, i, j, setSide(sides(), wx, wy, apart), to, spots);
    }
    // Straight ahead a model goes no farther than it must, in whole steps of the grid.
    if (ring === RINGS - 1 && !hull) {
      const way = gridUp(d - m.radius[i] - m.radius[j] - limit);
      takeNear(g, i, m.x[i] - ux * way, m.y[i] - uy * way, to, spots);
    }
    if (hull || ring === 1) continue;
    const round = setCircle(rounds(), m.x[j], m.y[j], m.radius[i] + m.radius[j] + apart);
    for (let k = 0; k < circles.n; k++) {
      if (!cross(round, circles, k, pair)) continue;
      takeNear(g, i, pair.x0, pair.y0, to, spots);
      takeNear(g, i, pair.x1, pair.y1, to, spots);
    }
    if (bounds) crossEdges(g, i, round, to, spots, takeNear);
  }
  to.goalX = m.x[j];
  to.goalY = m.y[j];
  to.goalInches = m.radius[i] + m.radius[j] + limit;
  for (let a = 0; a < circles.n; a++) {
    for (let b = a + 1; b < circles.n; b++) {
      if (!cross(setCircle(rounds(), circles.x[a], circles.y[a], circles.r[a]), circles, b, pair)) continue;
      takeAtGoal(g, i, pair.x0, pair.y0, to, spots);
      takeAtGoal(g, i, pair.x1, pair.y1, to, spots);
    }
  }
}

/** Adds a spot between other bounds if it is near enough to the goal. */
function takeAtGoal<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots): void {
  const dx = x - to.goalX;
  const dy = y - to.goalY;
  if (dx * dx + dy * dy <= to.goalInches * to.goalInches) takeNear(g, i, x, y, to, spots);
}
