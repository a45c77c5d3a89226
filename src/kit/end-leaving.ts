import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, begin, conclude, makeCharge, setCharge } from './approach.ts';
import { makeCircle, setCircle } from './circle.ts';
import { coherent } from './coherency.ts';
import { DEGREES } from './degrees.ts';
import { boundsNear, circleRoom, cross, crossEdges } from './end-bounds.ts';
import { takeGoal } from './end-following.ts';
import { followFrom, MOST_PERMUTED, nextAfter } from './end-gathering.ts';
import { MOST_SEARCHED, type Search, searches, trySpot } from './end-search.ts';
import type { EndSpots } from './end-spots.ts';
import { stepBack } from './footwork.ts';
import { anyHemmedIn } from './hemmed-in.ts';
import { within3d } from './measure.ts';
import type { MoveRules } from './move-rules.ts';
import { forgetNearby } from './nearby.ts';
import { makeSegment } from './segment.ts';
import { LEAST_WAY_INCHES } from './tolerance.ts';
import { forgetWays } from './ways.ts';

/** Ends of moves that lead away from somewhere: whether there are places, one for each model, at which a unit that flees may end. */

/** How many places are tried at first, which mostly is enough; then, if each model has some place by itself, for whatever way. */
const MOST_TRIED_FIRST = 1000;
const MOST_TRIED = 32_000;
/** The same for larger units, of which no search sees every order anyhow. */
const MOST_TRIED_MANY = 1000;
/** How many of those for one place of the first model. */
const MOST_TRIED_EACH = 1000;
const MOST_TRIED_MANY_EACH = 100;
/** How many models of a larger unit are tried as the first. */
const MOST_LEADERS = 3;
/** Directions and shares of the way in which a model looks for a place. */
interface Rings {
  readonly turns: number;
  readonly shares: number;
}
const RINGS: Rings = { turns: 24, shares: 4 };
/** The same where it is asked whether a model has any place at all. */
const FINE_RINGS: Rings = { turns: 72, shares: 12 };
/** How far off the point is that a unit flees to. */
const FAR_INCHES = 1000;

const fleeing = scratch({ nobody: new Int16Array(0), charge: makeCharge() });
const reaches = scratch(makeCircle());
const rounds = scratch(makeCircle());
const pairs = scratch(makeSegment());

/** Lists where the first model of a unit could go: all round it, and where the bounds cross within which it may end; the nearest to the goal first. */
export function listOut<F extends Family>(g: Game<F>, i: ModelId, to: Approach, spots: EndSpots): void {
  const { x, y } = g.models;
  spots.n = 0;
  takeGoal(g, i, x[i], y[i], to, spots);
  const { turns, shares } = RINGS;
  for (let turn = 0; turn < turns; turn++) {
    const at = (720 / turns) * turn;
    for (let share = shares; share > 0; share--) {
      const far = (to.inches * share) / shares;
      takeGoal(g, i, x[i] + DEGREES[at] * far, y[i] + DEGREES[at + 1] * far, to, spots);
    }
  }
  const circles = circleRoom();
  circles.n = 0;
  boundsNear(g, i, setCircle(reaches(), x[i], y[i], to.inches), to, circles);
  const pair = pairs();
  for (let a = 0; a < circles.n; a++) {
    const round = setCircle(rounds(), circles.x[a], circles.y[a], circles.r[a]);
    crossEdges(g, i, round, to, spots, takeGoal);
    for (let b = a + 1; b < circles.n; b++) {
      if (!cross(round, circles, b, pair)) continue;
      takeGoal(g, i, pair.x0, pair.y0, to, spots);
      takeGoal(g, i, pair.x1, pair.y1, to, spots);
    }
  }
}

/** Finds places for all models among those that may still be tried; returns the longest way, -1 if it finds none. */
function findOut<F extends Family>(g: Game<F>, unit: Unit<F>, search: Search, to: Approach): number {
  const { foot } = to;
  const many = unit.alive > MOST_PERMUTED;
  const spots = search.engaging[0];
  const leaders = many ? MOST_LEADERS : unit.alive;
  let last = -1;
  for (let choice = 0; choice < leaders; choice++) {
    const i = nextAfter(g, unit, last, to);
    last = i;
    listOut(g, i, to, spots);
    for (let k = 0; k < spots.n; k++) {
      if (search.left <= 0) return -1;
      if (!trySpot(g, unit, spots, spots.order[k], search, to)) continue;
      search.leftEach = many ? MOST_TRIED_MANY_EACH : MOST_TRIED_EACH;
      if (followFrom(g, unit, 0, search, to)) return longestWay(g, unit, search);
      stepBack(g, i, foot);
    }
  }
  return -1;
}

function longestWay<F extends Family>(g: Game<F>, unit: Unit<F>, search: Search): number {
  let longest = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && search.walked[i] > longest) longest = search.walked[i];
  }
  return longest;
}

/** Prepares a move to a point: nearest is whoever is nearest to it; every way may be looked for. */
export function headFor<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, inches: number, rules: MoveRules): Approach {
  const { nobody, charge } = fleeing();
  const to = begin(g, unit, nobody, setCharge(charge, 0, inches, 0), inches, rules);
  to.goalX = x;
  to.goalY = y;
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    // Who takes no part stays marked.
    if (to.before[i] < 0) continue;
    const dx = m.x[i] - x;
    const dy = m.y[i] - y;
    to.before[i] = Math.sqrt(dx * dx + dy * dy);
  }
  forgetWays(g, unit, searches().ways);
  to.foot.ways = searches().ways;
  return to;
}

/** Prepares a flight along a unit vector: nearest to the goal is whoever is farthest on. */
function setOff<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  inches: number,
  away: Readonly<{ x: number; y: number }>,
  onward: boolean,
  rules: MoveRules,
): Approach {
  const to = headFor(g, unit, unit.x + away.x * FAR_INCHES, unit.y + away.y * FAR_INCHES, inches, rules);
  if (!onward) return to;
  to.onwardX = away.x;
  to.onwardY = away.y;
  return to;
}

/**
 * Whether each model has some place to go to if the others are in nobody's way: where one has none, all together practically never do. Cheaper
 * by far than to find out by trying them in every order. `stuck`: the model that had none when this was asked for a longer way, -1 for none. It
 * is asked first: most likely it has none now, either. Returns the first model without a place, -1 if all have one.
 */
function firstStuck<F extends Family>(g: Game<F>, unit: Unit<F>, stuck: ModelId, search: Search, to: Approach): ModelId {
  if (stuck >= 0 && !getsOut(g, unit, stuck, search, to)) return stuck;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && i !== stuck && !getsOut(g, unit, i, search, to)) return i;
  }
  return -1;
}

/**
 * Whether a model could go to some place: all round it, listed for it, or one of many more all round it, for one next to a friend may be in a
 * gap that the list misses.
 */
function getsOut<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, search: Search, to: Approach): boolean {
  // Any place will do, and mostly one of these does: to list places, best first, takes longer.
  if (looksRound(g, unit, i, RINGS, search, to)) return true;
  const spots = search.engaging[0];
  listOut(g, i, to, spots);
  for (let k = 0; k < spots.n; k++) if (couldGo(g, unit, spots, spots.order[k], search, to)) return true;
  return looksRound(g, unit, i, FINE_RINGS, search, to);
}

/** Whether a model could go to a place on rings round it, in so many directions; the farthest first. */
function looksRound<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  { turns, shares }: Rings,
  search: Search,
  to: Approach,
): boolean {
  const { x, y } = g.models;
  const spots = search.engaging[0];
  for (let share = shares; share > 0; share--) {
    const far = (to.inches * share) / shares;
    for (let turn = 0; turn < turns; turn++) {
      const at = (720 / turns) * turn;
      spots.n = 0;
      takeGoal(g, i, x[i] + DEGREES[at] * far, y[i] + DEGREES[at + 1] * far, to, spots);
      if (spots.n > 0 && couldGo(g, unit, spots, 0, search, to)) return true;
    }
  }
  return false;
}

/** Whether a model could go to a place; it stays where it is. */
function couldGo<F extends Family>(g: Game<F>, unit: Unit<F>, spots: EndSpots, at: number, search: Search, to: Approach): boolean {
  if (!trySpot(g, unit, spots, at, search, to)) return false;
  stepBack(g, spots.model[at], to.foot);
  return true;
}

/**
 * Moves all models of a unit up to `inches` to places where the rules allow them, coherent, as far along a unit vector (`away`) as it gets;
 * with `onward` each has to get on in that direction. For units that the usual moves leave where they are. Returns the longest move, 0 with
 * nothing changed if it finds no such places.
 */
export function fleeTo<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  inches: number,
  away: Readonly<{ x: number; y: number }>,
  onward: boolean,
  rules: MoveRules,
): number {
  if (unit.alive === 0 || unit.alive > MOST_SEARCHED) return 0;
  let to = setOff(g, unit, inches, away, onward, rules);
  if (anyHemmedIn(g, unit, rules)) return conclude(g, unit, false, 0, to);
  const search = searches();
  search.left = MOST_TRIED_FIRST;
  let gone = findOut(g, unit, search, to);
  if (conclude(g, unit, gone >= LEAST_WAY_INCHES, gone, to) > 0) return gone;
  // For one model that was all there is.
  if (unit.alive === 1) return 0;
  const many = unit.alive > MOST_PERMUTED;
  // What is reached with fewer inches is reached with more: where nothing is found for the whole way, the same is tried with fewer, as often.
  let stuck = -1;
  for (let most = inches; most > 0; most = Math.ceil(most) - 1) {
    to = setOff(g, unit, most, away, onward, rules);
    stuck = firstStuck(g, unit, stuck, search, to);
    conclude(g, unit, false, 0, to);
    if (stuck >= 0 || (many && most === inches)) continue;
    to = setOff(g, unit, most, away, onward, rules);
    search.left = many ? MOST_TRIED_MANY : MOST_TRIED;
    gone = findOut(g, unit, search, to);
    if (conclude(g, unit, gone >= LEAST_WAY_INCHES, gone, to) > 0) return gone;
  }
  return 0;
}

/**
 * Moves the models of a unit, one by one, as far on along a unit vector as each gets, in coherency with those that have gone before; of a
 * unit that casualties have torn apart, wherever it can if not there. Those that get nowhere are written to `stuck` (count first, then ids),
 * and are in nobody's way. Returns the longest move; 0 with nothing changed if all are stuck. The caller takes the stuck models off and then
 * says that the unit has moved: with them it would be torn apart.
 */
export function fleeSingly<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  inches: number,
  away: Readonly<{ x: number; y: number }>,
  rules: MoveRules,
  stuck: Int16Array,
): number {
  const search = searches();
  const to = setOff(g, unit, inches, away, true, rules);
  const { followed } = search;
  const whole = coherent(g, unit, rules.coherencyInches, rules.coherencyUpInches, 1);
  for (let i = unit.first; i < unit.first + unit.size; i++) followed[i] = 0;
  stuck[0] = 0;
  let longest = 0;
  let last = -1;
  for (let n = unit.alive; n > 0; n--) {
    const i = nextAfter(g, unit, last, to);
    last = i;
    listOut(g, i, to, search.engaging[0]);
    if (longest > 0 && getOut(g, unit, i, true, search, to)) followed[i] = 1;
    else if ((longest === 0 || !whole) && getOut(g, unit, i, false, search, to)) followed[i] = 1;
    else stuck[++stuck[0]] = i;
    if (followed[i] !== 0 && search.walked[i] > longest) longest = search.walked[i];
  }
  if (longest < LEAST_WAY_INCHES) return conclude(g, unit, false, 0, to);
  forgetNearby(g);
  return longest;
}

/** Moves a model to the best of the places listed for it; with `joins`, only to one in coherency with a model that has gone already. */
function getOut<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, joins: boolean, search: Search, to: Approach): boolean {
  const spots = search.engaging[0];
  for (let k = 0; k < spots.n; k++) {
    const at = spots.order[k];
    if (spots.x[at] === g.models.x[i] && spots.y[at] === g.models.y[i]) continue;
    if (!trySpot(g, unit, spots, at, search, to)) continue;
    if (!joins || isWithOthers(g, unit, i, search, to.rules)) return true;
    stepBack(g, i, to.foot);
  }
  return false;
}

function isWithOthers<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, { followed }: Search, rules: MoveRules): boolean {
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (followed[j] !== 0 && within3d(g.models, i, j, rules.coherencyInches, rules.coherencyUpInches)) return true;
  }
  return false;
}
