import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, type Models, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, comesBefore, gapToTargets, leftOf, nearestOf } from './approach.ts';
import { DEGREES } from './degrees.ts';
import { gapAt } from './measure.ts';
import { circleGap } from './measure-units.ts';
import { PASS, passOf } from './move-rules.ts';
import { nearbyOf } from './nearby.ts';
import { hasOutline } from './outline.ts';
import { CONTACT, gridUp, SAME_INCHES, SHY_INCHES } from './tolerance.ts';
import { turnInches } from './turn.ts';

/** Places where models could end a move that brings their unit to others: listed best first, whatever the order of units and models. */

export interface EndSpots {
  n: number;
  /** Indices of the spots, best first. */
  readonly order: Int16Array;
  readonly model: Int16Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The facing that it takes; 0, 0 if it keeps its own or faces the way it goes. */
  readonly faceX: Float64Array;
  readonly faceY: Float64Array;
  readonly key: Float64Array;
  /** 1 for spots that turned out to be illegal or out of reach, whoever else has his place. */
  readonly barred: Uint8Array;
}

export const makeEndSpots = (most: number): EndSpots => ({
  n: 0,
  order: new Int16Array(most),
  model: new Int16Array(most),
  x: new Float64Array(most),
  y: new Float64Array(most),
  faceX: new Float64Array(most),
  faceY: new Float64Array(most),
  key: new Float64Array(most),
  barred: new Uint8Array(most),
});

/** Added to distances that have to be kept, taken from those that must not be exceeded: moves are cut to the grid. */
const SURE_INCHES = 2 / 256;

/** Order of two spots: by key, and else by where they are and whose they are, never by index. */
function precedes(m: Models, spots: EndSpots, key: number, x: number, y: number, i: ModelId, b: number): boolean {
  if (key !== spots.key[b]) return key < spots.key[b];
  if (x !== spots.x[b]) return x < spots.x[b];
  if (y !== spots.y[b]) return y < spots.y[b];
  const j = spots.model[b];
  return m.x[i] === m.x[j] ? m.y[i] < m.y[j] : m.x[i] < m.x[j];
}

/** Adds a spot; a full list loses its last one. */
function add(m: Models, spots: EndSpots, i: ModelId, x: number, y: number, faceX: number, faceY: number, key: number): void {
  const { order } = spots;
  const full = spots.n === order.length;
  if (full && key > spots.key[order[spots.n - 1]]) return;
  let low = 0;
  let high = spots.n;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (precedes(m, spots, key, x, y, i, order[middle])) high = middle;
    else low = middle + 1;
  }
  if (low === order.length) return;
  const at = full ? order[spots.n - 1] : spots.n++;
  order.copyWithin(low + 1, low, spots.n - 1);
  order[low] = at;
  spots.model[at] = i;
  spots.x[at] = x;
  spots.y[at] = y;
  spots.faceX[at] = faceX;
  spots.faceY[at] = faceY;
  spots.key[at] = key;
  spots.barred[at] = 0;
}

interface Spot {
  x: number;
  y: number;
}

const spotRoom = scratch<Spot>({ x: 0, y: 0 });

/** Where model i, with a facing, is `apart` inches from j in the direction ux, uy as seen from j. Valid until the next call. */
export function spotBeside(
  m: Models,
  i: ModelId,
  j: ModelId,
  ux: number,
  uy: number,
  faceX: number,
  faceY: number,
  apart: number,
): Readonly<Spot> {
  const spot = spotRoom();
  let away = m.radius[i] + m.radius[j] + apart;
  if (m.coreX[i] !== 0 || m.coreX[j] !== 0 || hasOutline(m, i) || hasOutline(m, j)) {
    for (let step = 0; step < 24; step++) {
      const left = gapAt(m, i, m.x[j] + ux * away, m.y[j] + uy * away, faceX, faceY, j) - apart;
      if (left <= SAME_INCHES) break;
      away -= left;
    }
  }
  spot.x = m.x[j] + ux * away;
  spot.y = m.y[j] + uy * away;
  return spot;
}

/** Circles on which a model's middle just keeps some condition. */
interface Circles {
  n: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly r: Float64Array;
}

const MOST_CIRCLES = 64;
const circleRoom = scratch<Circles>({
  n: 0,
  x: new Float64Array(MOST_CIRCLES),
  y: new Float64Array(MOST_CIRCLES),
  r: new Float64Array(MOST_CIRCLES),
});

function addCircle(circles: Circles, x: number, y: number, r: number): void {
  if (circles.n === MOST_CIRCLES || r <= 0) return;
  circles.x[circles.n] = x;
  circles.y[circles.n] = y;
  circles.r[circles.n++] = r;
}

/** Adds the circles that bound where model i may be within `far` of a point: other models, corners of barring terrain, and how far it gets. */
function boundsNear<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x: number,
  y: number,
  far: number,
  to: Approach,
  circles: Circles,
): void {
  const m = g.models;
  const nearby = nearbyOf(g);
  const { rules, inches } = to;
  const dx = m.x[i] - x;
  const dy = m.y[i] - y;
  const away = Math.sqrt(dx * dx + dy * dy);
  // Whole inches too, so that what is tried for a short move is tried for a longer one.
  for (let most = inches; most > 0 && most >= away - far; most = Math.ceil(most) - 1) {
    if (most <= away + far) addCircle(circles, m.x[i], m.y[i], most - SURE_INCHES / 2);
  }
  for (let k = 0; k < nearby.unitCount; k++) {
    const u = nearby.units[k];
    const other = g.units[u];
    if (other.place !== PLACE.table) continue;
    const hostile = other.side !== unit.side;
    const target = nearby.approached[u] !== 0;
    const keep = hostile && !target ? rules.keepFromEnemiesInches : 0;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] === 0) continue;
      const ex = m.x[j] - x;
      const ey = m.y[j] - y;
      const bodies = m.radius[i] + m.radius[j];
      const reach = far + bodies + Math.max(keep, target ? to.reachInches : 0) + 0.1;
      if (ex * ex + ey * ey > reach * reach) continue;
      addCircle(circles, m.x[j], m.y[j], bodies + keep + SURE_INCHES);
      if (target && to.reachInches > 0) addCircle(circles, m.x[j], m.y[j], bodies + to.reachInches + CONTACT - SURE_INCHES);
    }
  }
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (passOf(rules, piece.kind) < PASS.impassable) continue;
    for (let c = 0; c < piece.corners; c++) {
      const ex = piece.polygon[2 * c] - x;
      const ey = piece.polygon[2 * c + 1] - y;
      const reach = far + m.radius[i];
      if (ex * ex + ey * ey < reach * reach) addCircle(circles, piece.polygon[2 * c], piece.polygon[2 * c + 1], m.radius[i] + SURE_INCHES);
    }
  }
}

/** Takes each spot that is found. */
type Take<F extends Family> = (g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots) => void;

/** The two points in which a circle round x, y crosses another. */
function cross<F extends Family>(
  g: Game<F>,
  i: ModelId,
  x: number,
  y: number,
  r: number,
  circles: Circles,
  k: number,
  to: Approach,
  spots: EndSpots,
  take: Take<F>,
): void {
  const dx = circles.x[k] - x;
  const dy = circles.y[k] - y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const other = circles.r[k];
  if (d === 0 || d > r + other || d < Math.abs(r - other)) return;
  const along = (d * d + r * r - other * other) / (2 * d);
  const aside = Math.sqrt(Math.max(0, r * r - along * along));
  take(g, i, x + (dx * along - dy * aside) / d, y + (dy * along + dx * aside) / d, to, spots);
  take(g, i, x + (dx * along + dy * aside) / d, y + (dy * along - dx * aside) / d, to, spots);
}

/** Where a circle round x, y crosses the edges of barring terrain, moved out by a model's radius. */
function crossEdges<F extends Family>(
  g: Game<F>,
  i: ModelId,
  x: number,
  y: number,
  r: number,
  to: Approach,
  spots: EndSpots,
  take: Take<F>,
): void {
  const nearby = nearbyOf(g);
  const out = g.models.radius[i] + SURE_INCHES;
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (passOf(to.rules, piece.kind) < PASS.impassable) continue;
    const far = r + out;
    if (x + far < piece.minX || x - far > piece.maxX || y + far < piece.minY || y - far > piece.maxY) continue;
    let ax = piece.polygon[2 * piece.corners - 2];
    let ay = piece.polygon[2 * piece.corners - 1];
    for (let c = 0; c < piece.corners; c++) {
      const bx = piece.polygon[2 * c];
      const by = piece.polygon[2 * c + 1];
      const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
      if (length > 0) {
        const ux = (bx - ax) / length;
        const uy = (by - ay) / length;
        const off = (x - ax) * -uy + (y - ay) * ux;
        const along = (x - ax) * ux + (y - ay) * uy;
        // On either side of the edge: only the outer one can be legal.
        for (let side = -1; side <= 1; side += 2) {
          const h = side * out - off;
          if (Math.abs(h) > r) continue;
          const half = Math.sqrt(r * r - h * h);
          const mx = ax + ux * along - uy * side * out;
          const my = ay + uy * along + ux * side * out;
          take(g, i, mx + ux * half, my + uy * half, to, spots);
          take(g, i, mx - ux * half, my - uy * half, to, spots);
        }
      }
      ax = bx;
      ay = by;
    }
  }
}

/** Adds a spot at which a model engages a target, if it could get there in a straight line: short ways first. */
function takeNear<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots): void {
  addFaced(g, i, x, y, 0, 0, to, spots);
}

function addFaced<F extends Family>(
  g: Game<F>,
  i: ModelId,
  x: number,
  y: number,
  faceX: number,
  faceY: number,
  to: Approach,
  spots: EndSpots,
): void {
  const m = g.models;
  const { rules } = to;
  const dx = x - m.x[i];
  const dy = y - m.y[i];
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d > to.inches) return;
  const turned = faceX !== 0 || faceY !== 0;
  if (turned && i >= rules.axes.length && d + turnInches(m, i, m.dirX[i], m.dirY[i], faceX, faceY, rules) > to.inches) return;
  add(m, spots, i, x, y, faceX, faceY, d);
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

/** Lists where models of a unit engage a target: in contact, at the end of their reach, and between; short ways first. */
export function listEngaging<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  target: number,
  grain: Grain,
  to: Approach,
  spots: EndSpots,
): void {
  spots.n = 0;
  if (grain === GRAIN.coarse) listFront(g, unit, target, to, spots);
  else listAround(g, unit, target, to, spots);
}

/** How many models of a unit look for a place first. */
const MOST_FRONT = 4;
/** Directions from which they come, in degrees from the nearest. */
const FRONT = Int16Array.of(0, 20, 340, 45, 315, 75, 285);

/** Finds the `most` models of a unit that are nearest to a target and can come near enough; returns how many there are. */
function listNearest<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  target: number,
  most: number,
  to: Approach,
  friends: Int16Array,
  far: Float64Array,
): number {
  const m = g.models;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || to.before[i] < 0) continue;
    const d = gapToTargets(g, i, to, target, target + 1);
    if (d > to.inches + to.reachInches + CONTACT) continue;
    let at = n < most ? n++ : most;
    while (at > 0 && comesBefore(m, d, i, far[at - 1], friends[at - 1])) {
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
  const { friends, far } = friendRoom();
  const n = listNearest(g, unit, target, MOST_FRONT, to, friends, far);
  const apart = to.reachInches > 0 ? to.reachInches + CONTACT - SURE_INCHES : SHY_INCHES;
  for (let k = 0; k < n; k++) {
    const i = friends[k];
    const j = nearestOf(g, i, target, to);
    const d = j < 0 ? 0 : Math.sqrt((m.x[i] - m.x[j]) * (m.x[i] - m.x[j]) + (m.y[i] - m.y[j]) * (m.y[i] - m.y[j]));
    if (d === 0) continue;
    const ux = (m.x[i] - m.x[j]) / d;
    const uy = (m.y[i] - m.y[j]) / d;
    for (let turn = 0; turn < FRONT.length; turn++) {
      const at = 2 * FRONT[turn];
      addBeside(g, i, j, ux * DEGREES[at] - uy * DEGREES[at + 1], ux * DEGREES[at + 1] + uy * DEGREES[at], apart, to, spots);
    }
  }
}

/** Adds the places at which a model is so far from an enemy on one side of it: as it is and, if it is a hull, turned to the enemy. */
function addBeside<F extends Family>(
  g: Game<F>,
  i: ModelId,
  j: ModelId,
  wx: number,
  wy: number,
  apart: number,
  to: Approach,
  spots: EndSpots,
): void {
  const m = g.models;
  // The nearest that the place can be, whatever the shapes.
  const sx = m.x[i] - m.x[j];
  const sy = m.y[i] - m.y[j];
  const along = Math.min(Math.max(sx * wx + sy * wy, m.rim[i] + m.rim[j] + apart), m.radius[i] + m.radius[j] + apart);
  if ((sx - wx * along) * (sx - wx * along) + (sy - wy * along) * (sy - wy * along) > to.inches * to.inches) return;
  if (m.coreX[i] !== 0) {
    const turned = spotBeside(m, i, j, wx, wy, -wx, -wy, apart);
    addFaced(g, i, turned.x, turned.y, -wx, -wy, to, spots);
    if (!to.rules.turnsCost) return;
  }
  const spot = spotBeside(m, i, j, wx, wy, m.dirX[i], m.dirY[i], apart);
  takeNear(g, i, spot.x, spot.y, to, spots);
}

/** How many models of a unit look for a place if all of them would look round too many enemies. */
const MOST_NEAR = 6;

function listAround<F extends Family>(g: Game<F>, unit: Unit<F>, target: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const other = g.units[to.targets[target]];
  const reach = to.inches + to.reachInches + CONTACT;
  const { friends, far } = friendRoom();
  let pairs = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || to.before[i] < 0 || circleGap(m, i, other) > reach) continue;
    for (let j = other.first; j < other.first + other.size; j++) if (canEngage(m, i, j, reach)) pairs++;
  }
  const many = pairs > MOST_MEDIUM;
  const turns = pairs <= MOST_FINE ? FINE_TURNS : many ? COARSE_TURNS : TURNS;
  const n = many ? listNearest(g, unit, target, MOST_NEAR, to, friends, far) : unit.size;
  for (let k = 0; k < n; k++) {
    const i = many ? friends[k] : unit.first + k;
    if (m.alive[i] === 0 || to.before[i] < 0 || circleGap(m, i, other) > reach) continue;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (canEngage(m, i, j, reach)) listRound(g, unit, i, j, turns, !many, to, spots);
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

function listRound<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  j: ModelId,
  turns: number,
  bounds: boolean,
  to: Approach,
  spots: EndSpots,
): void {
  const m = g.models;
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
  if (bounds && !hull) boundsNear(g, unit, i, m.x[j], m.y[j], m.radius[i] + m.radius[j] + limit, to, circles);
  for (let ring = 0; ring < rings; ring++) {
    if (ring === 1 && turns <= COARSE_TURNS) continue;
    const apart = ring === 0 ? SHY_INCHES : ring === 1 ? to.reachInches / 2 : limit - SURE_INCHES;
    for (let k = 0; k < turns; k++) {
      const at = 2 * Math.floor((360 * k) / turns);
      const wx = ux * DEGREES[at] - uy * DEGREES[at + 1];
      const wy = ux * DEGREES[at + 1] + uy * DEGREES[at];
      addBeside(g, i, j, wx, wy, apart, to, spots);
    }
    // Straight ahead a model goes no farther than it must, in whole steps of the grid.
    if (ring === RINGS - 1 && !hull) {
      const way = gridUp(d - m.radius[i] - m.radius[j] - limit);
      takeNear(g, i, m.x[i] - ux * way, m.y[i] - uy * way, to, spots);
    }
    if (hull || ring === 1) continue;
    const r = m.radius[i] + m.radius[j] + apart;
    for (let k = 0; k < circles.n; k++) cross(g, i, m.x[j], m.y[j], r, circles, k, to, spots, takeNear);
    if (bounds) crossEdges(g, i, m.x[j], m.y[j], r, to, spots, takeNear);
  }
  to.goalX = m.x[j];
  to.goalY = m.y[j];
  to.goalInches = m.radius[i] + m.radius[j] + limit;
  for (let a = 0; a < circles.n; a++) {
    for (let b = a + 1; b < circles.n; b++) {
      cross(g, i, circles.x[a], circles.y[a], circles.r[a], circles, b, to, spots, takeAtGoal);
    }
  }
}

/** Adds a spot between other bounds if it is near enough to the goal. */
function takeAtGoal<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots): void {
  const dx = x - to.goalX;
  const dy = y - to.goalY;
  if (dx * dx + dy * dy <= to.goalInches * to.goalInches) takeNear(g, i, x, y, to, spots);
}

/** Shares of the way of a placed model that others go along with it. */
const SHARES = 4;
/** The most friends next to whom a model looks for a place, the nearest first. */
const MOST_FRIENDS = 6;
/** Models of larger units find enough places next to fewer friends, in fewer directions, and without looking where bounds cross. */
const MOST_CROSSING = 6;
const BESIDE_TURNS = 12;
const FEW_TURNS = 6;
const FEW_FRIENDS = 3;

const friendRoom = scratch({ friends: new Int16Array(MOST_FRIENDS), far: new Float64Array(MOST_FRIENDS) });

/** The nearest placed friends of a model; returns how many. */
function listFriends<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  to: Approach,
  friends: Int16Array,
  far: Float64Array,
): number {
  const m = g.models;
  let n = 0;
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (to.foot.placed[j] === 0 || m.alive[j] === 0) continue;
    const d = Math.sqrt((m.x[j] - m.x[i]) * (m.x[j] - m.x[i]) + (m.y[j] - m.y[i]) * (m.y[j] - m.y[i]));
    let at = n < MOST_FRIENDS ? n++ : MOST_FRIENDS;
    while (at > 0 && (d < far[at - 1] || (d === far[at - 1] && leftOf(m, j, friends[at - 1])))) {
      if (at < MOST_FRIENDS) {
        far[at] = far[at - 1];
        friends[at] = friends[at - 1];
      }
      at--;
    }
    if (at === MOST_FRIENDS) continue;
    far[at] = d;
    friends[at] = j;
  }
  return n;
}

/** Adds a spot, keyed by its distance from the goal of a list. */
function takeGoal<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const dx = x - m.x[i];
  const dy = y - m.y[i];
  if (dx * dx + dy * dy > to.inches * to.inches) return;
  const gx = x - to.goalX;
  const gy = y - to.goalY;
  add(m, spots, i, x, y, 0, 0, Math.sqrt(gx * gx + gy * gy));
}

/**
 * Lists where a model that engages nobody could end so that its unit holds together: as its placed friends have moved, next to them, and
 * where it stands; nearest to the goal of the approach first.
 */
export function listFollowing<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, to: Approach, spots: EndSpots): void {
  const m = g.models;
  const { foot, rules } = to;
  spots.n = 0;
  takeGoal(g, i, m.x[i], m.y[i], to, spots);
  const { friends, far } = friendRoom();
  const many = unit.alive > MOST_CROSSING;
  const turns = many ? FEW_TURNS : BESIDE_TURNS;
  const n = Math.min(listFriends(g, unit, i, to, friends, far), many ? FEW_FRIENDS : MOST_FRIENDS);
  const close = rules.coherencyInches - SURE_INCHES;
  for (let k = 0; k < n; k++) {
    const j = friends[k];
    const dx = m.x[j] - foot.oldX[j];
    const dy = m.y[j] - foot.oldY[j];
    for (let share = SHARES; share > 0; share -= many ? 2 : 1) {
      takeGoal(g, i, m.x[i] + (dx * share) / SHARES, m.y[i] + (dy * share) / SHARES, to, spots);
    }
    const ux = far[k] > 0 ? (m.x[i] - m.x[j]) / far[k] : 1;
    const uy = far[k] > 0 ? (m.y[i] - m.y[j]) / far[k] : 0;
    for (let turn = 0; turn < turns; turn++) {
      const at = (720 / turns) * turn;
      const wx = ux * DEGREES[at] - uy * DEGREES[at + 1];
      const wy = ux * DEGREES[at + 1] + uy * DEGREES[at];
      for (let ring = 0; ring < (many ? RINGS - 1 : RINGS); ring++) {
        const apart = ring === 0 ? close : ring === 1 ? rules.coherencyInches / 2 : SURE_INCHES;
        const spot = spotBeside(m, i, j, wx, wy, m.dirX[i], m.dirY[i], apart);
        takeGoal(g, i, spot.x, spot.y, to, spots);
      }
    }
  }
  if (many || m.coreX[i] !== 0 || hasOutline(m, i)) return;
  const circles = circleRoom();
  for (let k = 0; k < n; k++) {
    const j = friends[k];
    const r = m.radius[i] + m.radius[j] + close;
    circles.n = 0;
    for (let other = k + 1; other < n; other++) {
      addCircle(circles, m.x[friends[other]], m.y[friends[other]], m.radius[i] + m.radius[friends[other]] + close);
      addCircle(circles, m.x[friends[other]], m.y[friends[other]], m.radius[i] + m.radius[friends[other]] + SURE_INCHES);
    }
    boundsNear(g, unit, i, m.x[j], m.y[j], r, to, circles);
    for (let c = 0; c < circles.n; c++) cross(g, i, m.x[j], m.y[j], r, circles, c, to, spots, takeGoal);
    crossEdges(g, i, m.x[j], m.y[j], r, to, spots, takeGoal);
  }
}
