import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Circle, makeCircle, setCircle } from './circle.ts';
import { type DeadEnds, forgetDeadEnds, makeDeadEnds } from './dead-ends.ts';
import { DEGREES } from './degrees.ts';
import { pointCoreSquared } from './footprint.ts';
import { type MoveRules, PASS, passOf, wallsStop } from './move-rules.ts';
import { nearbyOf } from './nearby.ts';
import { outlookOf } from './outlook.ts';
import { sweepFree } from './path.ts';
import { pointPolygonSquared, pointSegmentSquared } from './polygon.ts';
import { MOST_BENDS, type Route } from './route.ts';
import { makeSegment, setSegment } from './segment.ts';
import { snap } from './tolerance.ts';
import { LEG, MOST_POINTS, MOST_WALKERS, makeWalks, ROUNDING, type Walks, walkAll } from './walks.ts';

/** Ways round whatever is near, models and the distance to keep from them included: shortest paths along points just outside it. */

/** The points for one width of sweep, nearest to the unit first, and by model of the unit the shortest ways to them. */
export interface Ways extends Walks {
  readonly far: Float64Array;
  /** Whether all models of the unit begin on one level. */
  level: boolean;
  /** 1 for models whose ways are known. */
  readonly known: Uint8Array;
  /** Where round models cannot end, whatever models of their own unit do. */
  readonly deadEnds: DeadEnds;
}

export const makeWays = (): Ways => ({
  ...makeWalks(),
  far: new Float64Array(MOST_POINTS),
  level: false,
  known: new Uint8Array(MOST_WALKERS),
  deadEnds: makeDeadEnds(),
});

/** Forgets everything: a unit, all of whose models stand where they begin, is about to move. */
export function forgetWays<F extends Family>(g: Game<F>, unit: Unit<F>, ways: Ways): void {
  const { alive, z } = g.models;
  ways.n = 0;
  ways.half = -1;
  ways.level = true;
  let first = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (alive[i] === 0) continue;
    if (first < 0) first = i;
    else if (z[i] !== z[first]) ways.level = false;
  }
  forgetDeadEnds(ways.deadEnds);
}

/** How far outside an obstacle the points are, before they are rounded to the grid. */
const OUTSIDE_INCHES = 1 / 32;
const ROUND_MODEL = 12;
const ROUND_CORNER = 8;
/** Narrower sweeps than this may start so close to a model that they may only leave it. */
const LEAST_HALF_INCHES = 1 / 8;

const circles = scratch(makeCircle());

/** Adds points round a circle, so that the legs between neighbours stay outside it. */
function addRound<F extends Family>(g: Game<F>, unit: Unit<F>, { x, y, r }: Circle, points: number, rules: MoveRules, ways: Ways): void {
  const out = (r + OUTSIDE_INCHES) / DEGREES[2 * Math.floor(180 / points)];
  for (let k = 0; k < points; k++) {
    const at = 2 * Math.floor((360 * k) / points);
    addPoint(g, unit, x + out * DEGREES[at], y + out * DEGREES[at + 1], rules, ways);
  }
}

function addPoint<F extends Family>(g: Game<F>, unit: Unit<F>, px: number, py: number, rules: MoveRules, ways: Ways): void {
  const outlook = outlookOf(g, unit.side);
  const x = snap(px, outlook);
  const y = snap(py, outlook);
  const far = (x - unit.x) * (x - unit.x) + (y - unit.y) * (y - unit.y);
  if (ways.n === MOST_POINTS && far >= ways.far[ways.n - 1]) return;
  if (!pointFree(g, unit, x, y, rules, ways.half)) return;
  let at = ways.n < MOST_POINTS ? ways.n++ : MOST_POINTS - 1;
  while (at > 0 && precedes(ways, at - 1, far, x, y, outlook)) {
    ways.x[at] = ways.x[at - 1];
    ways.y[at] = ways.y[at - 1];
    ways.far[at] = ways.far[at - 1];
    at--;
  }
  ways.x[at] = x;
  ways.y[at] = y;
  ways.far[at] = far;
}

/** Whether a new point comes before one in the list: by distance, then by place, whatever it belongs to. */
function precedes(ways: Ways, k: number, far: number, x: number, y: number, outlook: number): boolean {
  if (far !== ways.far[k]) return far < ways.far[k];
  return (x === ways.x[k] ? y - ways.y[k] : x - ways.x[k]) * outlook < 0;
}

/** Whether a sweep of half width `half` can pass a point: on the board, clear of terrain and of models that bar it. */
function pointFree<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, rules: MoveRules, half: number): boolean {
  if (x < half || y < half || x > g.board.width - half || y > g.board.height - half) return false;
  const m = g.models;
  const nearby = nearbyOf(g);
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (x + half < piece.minX || x - half > piece.maxX || y + half < piece.minY || y - half > piece.maxY) continue;
    if (passOf(rules, piece.kind) === PASS.impassable && pointPolygonSquared(piece.polygon, piece.corners, x, y) <= half * half)
      return false;
    if (!wallsStop(rules, piece.kind)) continue;
    const { walls } = piece;
    for (let w = 0; w < walls.length; w += 4) {
      if (pointSegmentSquared(x, y, walls[w], walls[w + 1], walls[w + 2], walls[w + 3]) <= half * half) return false;
    }
  }
  for (let k = 0; k < nearby.unitCount; k++) {
    const u = nearby.units[k];
    const other = g.units[u];
    if (!bars(g, unit, u, rules)) continue;
    const clear = half + keepFrom(g, unit, u, rules);
    for (let j = other.first; j < other.first + other.size; j++) {
      const r = clear + m.rim[j];
      if (m.alive[j] !== 0 && m.coreX[j] === 0 && (x - m.x[j]) * (x - m.x[j]) + (y - m.y[j]) * (y - m.y[j]) < r * r) return false;
    }
  }
  return true;
}

/** Whether models of another unit bar the way. */
function bars<F extends Family>(g: Game<F>, unit: Unit<F>, u: number, rules: MoveRules): boolean {
  const other = g.units[u];
  if (other.place !== PLACE.table || other.aloft !== unit.aloft || (u < rules.overhead.length && rules.overhead[u] !== 0)) return false;
  if (other.side !== unit.side) return !rules.passesEnemies;
  return !rules.passesFriends || (u < rules.bars.length && rules.bars[u] !== 0);
}

const keepFrom = <F extends Family>(g: Game<F>, unit: Unit<F>, u: number, rules: MoveRules): number =>
  g.units[u].side === unit.side || nearbyOf(g).approached[u] !== 0 ? 0 : rules.keepFromEnemiesInches;

/** Lists the points for a width. */
function layOut<F extends Family>(g: Game<F>, unit: Unit<F>, half: number, rules: MoveRules, ways: Ways): void {
  const m = g.models;
  const nearby = nearbyOf(g);
  ways.n = 0;
  ways.half = half;
  for (let k = 0; k < nearby.unitCount; k++) {
    const u = nearby.units[k];
    const other = g.units[u];
    if (!bars(g, unit, u, rules)) continue;
    const clear = half + keepFrom(g, unit, u, rules);
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] !== 0) addRound(g, unit, setCircle(circles(), m.x[j], m.y[j], clear + m.radius[j]), ROUND_MODEL, rules, ways);
    }
  }
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (passOf(rules, piece.kind) === PASS.impassable) {
      for (let c = 0; c < piece.corners; c++) {
        addRound(g, unit, setCircle(circles(), piece.polygon[2 * c], piece.polygon[2 * c + 1], half), ROUND_CORNER, rules, ways);
      }
    }
    if (!wallsStop(rules, piece.kind)) continue;
    for (let w = 0; w < piece.walls.length; w += 2)
      addRound(g, unit, setCircle(circles(), piece.walls[w], piece.walls[w + 1], half), ROUND_CORNER, rules, ways);
  }
  ways.legs.fill(LEG.unknown, 0, ways.n * MOST_POINTS);
  ways.known.fill(0);
  judgeLegs(g, unit, rules, ways);
}

/**
 * Whether legs between points are the same for every model of a unit: all begin on one level, and nothing reaches beyond its base. Points keep
 * clear of all but hulls, so that they are free in both directions or in none; those close to hulls are marked.
 */
function judgeLegs<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules, ways: Ways): void {
  const m = g.models;
  const nearby = nearbyOf(g);
  const { close, n, half } = ways;
  ways.alike = ways.level && m.outlines === null && nearby.slot === unit.slot && half >= LEAST_HALF_INCHES;
  close.fill(0, 0, n);
  for (let k = 0; k < nearby.unitCount && ways.alike; k++) {
    const u = nearby.units[k];
    const other = g.units[u];
    if (!bars(g, unit, u, rules)) continue;
    const clear = half + keepFrom(g, unit, u, rules);
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] === 0 || m.coreX[j] === 0) continue;
      const r = clear + m.rim[j];
      for (let p = 0; p < n; p++) if (pointCoreSquared(m, j, ways.x[p], ways.y[p]) < r * r) close[p] = 1;
    }
  }
}

const stretch = scratch(makeSegment());

/**
 * The shortest way of a round model of at most `most` inches round everything to where a route leads. Fills the route and returns its
 * length, Infinity if there is none.
 */
export function findWay<F extends Family>(g: Game<F>, i: ModelId, most: number, rules: MoveRules, ways: Ways, route: Route): number {
  const { half } = route;
  const { x1, y1 } = route.way;
  const unit = g.units[g.models.unit[i]];
  const row = i - unit.first;
  if (row >= MOST_WALKERS) return Infinity;
  if (ways.half !== half) layOut(g, unit, half, rules, ways);
  if (ways.known[row] === 0) {
    walkAll(g, i, most, rules, ways, route);
    ways.known[row] = 1;
  }
  const { x, y, inches, before, count, reached } = ways;
  const at = row * MOST_POINTS;
  let best = Infinity;
  let last = -1;
  for (let p = 0; p < count[row]; p++) {
    const k = reached[at + p];
    const left = Math.min(most, best) - inches[at + k] + ROUNDING;
    if (left <= 0 || (x[k] - x1) * (x[k] - x1) + (y[k] - y1) * (y[k] - y1) > left * left) continue;
    const d = inches[at + k] + Math.sqrt((x[k] - x1) * (x[k] - x1) + (y[k] - y1) * (y[k] - y1));
    if (d > most || d >= best || !sweepFree(g, unit, i, half, setSegment(stretch(), x[k], y[k], x1, y1), rules)) continue;
    best = d;
    last = k;
  }
  if (last < 0) return Infinity;
  let bends = 0;
  for (let k = last; k >= 0; k = before[at + k]) bends++;
  if (bends > MOST_BENDS) return Infinity;
  route.n = bends + 1;
  route.x[bends] = x1;
  route.y[bends] = y1;
  for (let k = last; k >= 0; k = before[at + k]) {
    bends--;
    route.x[bends] = x[k];
    route.y[bends] = y[k];
  }
  return best;
}
