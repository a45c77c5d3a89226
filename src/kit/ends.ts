import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, gapToTargets, nearestTarget, SEARCH } from './approach.ts';
import { followAll, reachAny } from './contact.ts';
import { GRAIN, type Grain, listEngaging } from './end-engaging.ts';
import { listFollowing } from './end-following.ts';
import { type EndSpots, makeEndSpots } from './end-spots.ts';
import { clearOfPlaced, type Footwork, losePlace, MOST_MODELS, stepBack, takePlace } from './footwork.ts';
import { clearGround, clearOfOthers, isCoherent, linksNeeded } from './legality.ts';
import { gap, gapAt, levelGap, within3d } from './measure.ts';
import { hasOutline, PARTS, partsGap } from './outline.ts';
import { comesBefore, leftOf, outlookOf } from './outlook.ts';
import { SETTLE, settle } from './settle.ts';
import { CONTACT } from './tolerance.ts';
import { forgetWays, makeWays, type Ways } from './ways.ts';

/**
 * Whether there is a set of places, one for each model of a unit, at which it may end its move: every target engaged, the unit coherent,
 * every model on legal ground that it can reach. What is preferred (contact) is sought afterwards, among the ends that are legal.
 */

/** The most targets, and the most models, for which ends are searched. */
const MOST_ENGAGED = 6;
const MOST_SEARCHED = 48;
const MOST_ENGAGING = 640;
const MOST_FOLLOWING = 192;

/** How many places are tried altogether, and for one choice of those who engage the targets. */
const MOST_COARSE = 200;
const MOST_TRIED = 2000;
const MOST_TRIED_MANY = 500;
const MOST_TRIED_EACH = 150;
/** For how many choices of those who engage the targets a larger unit first follows as in the usual charge. */
const MOST_FOLLOWED = 3;
/** To list places costs as much as to try so many. */
const LIST_COSTS = 5;
/** Lists are gone through in so many passes, each along all of the list: places next to each other mostly fail together. */
const PASSES = 7;

interface Search {
  /** How many places may still be tried. */
  left: number;
  /** How many may still be tried before those who engage the targets change places. */
  leftEach: number;
  /** How often the others may still follow as in the usual charge. */
  follows: number;
  readonly engaging: readonly EndSpots[];
  readonly following: readonly EndSpots[];
  /** Targets in the order in which they are engaged: those with the fewest places first. */
  readonly targets: Int16Array;
  /** By model: the part of the unit that it is linked to so far; how far it has walked. */
  readonly part: Int16Array;
  readonly walked: Float64Array;
  /** By model: 1 for those that have followed as in the usual charge. */
  readonly followed: Uint8Array;
  readonly ways: Ways;
}

const searches = scratch<Search>({
  left: 0,
  leftEach: 0,
  follows: 0,
  engaging: Array.from({ length: MOST_ENGAGED }, () => makeEndSpots(MOST_ENGAGING)),
  following: Array.from({ length: MOST_SEARCHED }, () => makeEndSpots(MOST_FOLLOWING)),
  targets: new Int16Array(MOST_ENGAGED),
  part: new Int16Array(MOST_MODELS),
  walked: new Float64Array(MOST_MODELS),
  followed: new Uint8Array(MOST_MODELS),
  ways: makeWays(),
});

/** Whether two enemy models are near enough to each other for a charge. */
export function engages<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, to: Approach): boolean {
  const m = g.models;
  if (levelGap(m, i, j) > to.rules.keepUpInches) return false;
  if (gap(m, i, j) <= to.reachInches + CONTACT) return true;
  const { heldOffInches } = to.rules;
  return heldOffInches > 0 && (hasOutline(m, i) || hasOutline(m, j)) && partsGap(m, i, j, PARTS.all) <= heldOffInches + CONTACT;
}

function modelEngages<F extends Family>(g: Game<F>, i: ModelId, target: number, to: Approach): boolean {
  const m = g.models;
  const other = g.units[to.targets[target]];
  for (let j = other.first; j < other.first + other.size; j++) if (m.alive[j] !== 0 && engages(g, i, j, to)) return true;
  return false;
}

/** Whether some model that has its place engages a target. */
function targetEngaged<F extends Family>(g: Game<F>, unit: Unit<F>, target: number, to: Approach): boolean {
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && to.foot.placed[i] !== 0 && modelEngages(g, i, target, to)) return true;
  }
  return false;
}

/** Whether all models of a unit have their places, and the first `count` targets are engaged. */
export function allEngaged<F extends Family>(g: Game<F>, unit: Unit<F>, count: number, to: Approach): boolean {
  for (let t = 0; t < count; t++) if (!targetEngaged(g, unit, t, to)) return false;
  return true;
}

/** A model that moves ends nearer to some target (or stays in contact with one). */
function cameCloser<F extends Family>(g: Game<F>, i: ModelId, to: Approach): boolean {
  const m = g.models;
  const { oldX, oldY, oldDirX, oldDirY } = to.foot;
  if (m.x[i] === oldX[i] && m.y[i] === oldY[i]) return true;
  for (let t = 0; t < to.count; t++) {
    const other = g.units[to.targets[t]];
    if (other.alive === 0) continue;
    let before = Infinity;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] !== 0) before = Math.min(before, gapAt(m, i, oldX[i], oldY[i], oldDirX[i], oldDirY[i], j));
    }
    if (gapToTargets(g, i, to, t, t + 1) < before) return true;
  }
  return false;
}

const standsAt = <F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  to: Approach,
): boolean => clearGround(g, i, x, y, dirX, dirY, to.rules) && clearOfOthers(g, unit, i, x, y, dirX, dirY, to.rules);

/** Tries to move a model, which stands where it began, to a spot. */
function trySpot<F extends Family>(g: Game<F>, unit: Unit<F>, spots: EndSpots, at: number, search: Search, to: Approach): boolean {
  const m = g.models;
  const { foot, rules } = to;
  search.left--;
  search.leftEach--;
  const i = spots.model[at];
  const x = spots.x[at];
  const y = spots.y[at];
  const turned = spots.faceX[at] !== 0 || spots.faceY[at] !== 0;
  const dirX = turned ? spots.faceX[at] : m.dirX[i];
  const dirY = turned ? spots.faceY[at] : m.dirY[i];
  if (!clearOfPlaced(g, unit, i, x, y, dirX, dirY, foot)) return false;
  // Where a model stands is checked sooner than how it gets there, if its facing is known; for round bases that is what settling begins with.
  if ((turned || !rules.facesMove) && (m.coreX[i] !== 0 || hasOutline(m, i)) && !standsAt(g, unit, i, x, y, dirX, dirY, to)) {
    spots.barred[at] = 1;
    return false;
  }
  foot.faceX = spots.faceX[at];
  foot.faceY = spots.faceY[at];
  const done = settle(g, unit, i, x, y, to.inches, SETTLE.wholeLoose, foot, rules);
  foot.faceX = 0;
  foot.faceY = 0;
  if (!done) {
    spots.barred[at] = 1;
    return false;
  }
  search.walked[i] = foot.walkedInches;
  if (cameCloser(g, i, to)) return true;
  stepBack(g, i, foot);
  return false;
}

/** Has the targets engaged from the `depth`th on, then finds places for everybody else. */
function engageFrom<F extends Family>(g: Game<F>, unit: Unit<F>, depth: number, count: number, search: Search, to: Approach): boolean {
  const { foot } = to;
  if (depth === count) {
    if (search.follows > 0 && followUsually(g, unit, count, search, to)) return true;
    search.leftEach = MOST_TRIED_EACH;
    return followFrom(g, unit, 0, search, to);
  }
  const target = search.targets[depth];
  if (targetEngaged(g, unit, target, to)) return engageFrom(g, unit, depth + 1, count, search, to);
  const spots = search.engaging[target];
  for (let pass = 0; pass < PASSES; pass++) {
    for (let k = pass; k < spots.n; k += PASSES) {
      if (search.left <= 0) return false;
      const at = spots.order[k];
      const i = spots.model[at];
      if (spots.barred[at] !== 0 || foot.placed[i] !== 0 || !trySpot(g, unit, spots, at, search, to)) continue;
      if (modelEngages(g, i, target, to) && canLink(g, unit, i, to) && engageFrom(g, unit, depth + 1, count, search, to)) return true;
      stepBack(g, i, foot);
    }
  }
  return false;
}

/** Has everybody else follow as in the usual charge, into contact where that is possible. */
function followUsually<F extends Family>(g: Game<F>, unit: Unit<F>, count: number, search: Search, to: Approach): boolean {
  const { foot } = to;
  search.follows--;
  const leaders = foot.placedCount;
  const longest = followAll(g, unit, to);
  if (longest >= 0 && isCoherent(g, unit, to.rules) && allEngaged(g, unit, count, to)) {
    for (let k = leaders; k < foot.placedCount; k++) {
      search.walked[foot.order[k]] = longest;
      search.followed[foot.order[k]] = 1;
    }
    return true;
  }
  while (foot.placedCount > leaders) stepBack(g, foot.order[foot.placedCount - 1], foot);
  return false;
}

/** Whether those without a place are enough to link a placed model to another. */
function canLink<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, to: Approach): boolean {
  const m = g.models;
  const { foot, rules } = to;
  if (foot.placedCount <= 1) return true;
  let wide = 0;
  let waiting = 0;
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (m.alive[j] === 0 || foot.placed[j] !== 0) continue;
    waiting++;
    wide += 2 * m.radius[j];
  }
  const far = rules.coherencyInches * (waiting + 1) + wide + CONTACT;
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (j !== i && m.alive[j] !== 0 && foot.placed[j] !== 0 && gap(m, i, j) <= far) return true;
  }
  return false;
}

/** Numbers the parts into which the placed models of a unit fall; returns how many. */
function countParts<F extends Family>(g: Game<F>, unit: Unit<F>, part: Int16Array, to: Approach): number {
  const m = g.models;
  const { foot, rules } = to;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) part[i] = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || foot.placed[i] === 0 || part[i] >= 0) continue;
    part[i] = n;
    // Units are small: it is enough to go over them until nothing changes.
    for (let grown = true; grown; ) {
      grown = false;
      for (let j = unit.first; j < unit.first + unit.size; j++) {
        if (m.alive[j] === 0 || foot.placed[j] === 0 || part[j] >= 0) continue;
        for (let k = unit.first; k < unit.first + unit.size && part[j] < 0; k++) {
          if (part[k] !== n || !within3d(m, j, k, rules.coherencyInches, rules.coherencyUpInches)) continue;
          part[j] = n;
          grown = true;
        }
      }
    }
    n++;
  }
  return n;
}

/** Sets the goal between the two nearest models of different parts; returns the gap. */
function aimBetween<F extends Family>(g: Game<F>, unit: Unit<F>, part: Int16Array, to: Approach): number {
  const m = g.models;
  const outlook = outlookOf(g, unit.side);
  let best = Infinity;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (part[i] < 0) continue;
    for (let j = unit.first; j < unit.first + unit.size; j++) {
      if (part[j] <= part[i]) continue;
      const d = gap(m, i, j);
      const x = (m.x[i] + m.x[j]) / 2;
      const y = (m.y[i] + m.y[j]) / 2;
      if (d > best || (d === best && (x === to.goalX ? y - to.goalY : x - to.goalX) * outlook > 0)) continue;
      best = d;
      to.goalX = x;
      to.goalY = y;
    }
  }
  return best;
}

/** The unplaced model nearest to the goal beyond the last one tried; -1 for none. */
function nextTo<F extends Family>(g: Game<F>, unit: Unit<F>, last: ModelId, to: Approach): ModelId {
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || to.foot.placed[i] !== 0 || i === last) continue;
    if (last >= 0 && nearerToGoal(g, i, last, to)) continue;
    if (best < 0 || nearerToGoal(g, i, best, to)) best = i;
  }
  return best;
}

function nearerToGoal<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, to: Approach): boolean {
  const { x, y } = g.models;
  const one = (x[i] - to.goalX) * (x[i] - to.goalX) + (y[i] - to.goalY) * (y[i] - to.goalY);
  const other = (x[j] - to.goalX) * (x[j] - to.goalX) + (y[j] - to.goalY) * (y[j] - to.goalY);
  return one === other ? leftOf(g, i, j) : one < other;
}

/** Small units try every model next, larger ones only the nearest. */
const MOST_PERMUTED = 4;

/** Finds places for all models that have none, so that the unit is coherent. */
function followFrom<F extends Family>(g: Game<F>, unit: Unit<F>, depth: number, search: Search, to: Approach): boolean {
  const m = g.models;
  const { foot, rules } = to;
  if (foot.placedCount === unit.alive) return isCoherent(g, unit, rules);
  const parts = countParts(g, unit, search.part, to);
  if (parts > 1) aimBetween(g, unit, search.part, to);
  const needed = linksNeeded(unit, rules);
  const needy = parts > 1 || needed < 2 ? -1 : leastLinked(g, unit, needed, to);
  let last = -1;
  for (let choice = 0; choice < (unit.alive <= MOST_PERMUTED ? unit.alive : 1); choice++) {
    const { goalX, goalY } = to;
    const i = parts > 1 ? nextTo(g, unit, last, to) : nextAfter(g, unit, last, to);
    if (i < 0) return false;
    last = i;
    if (parts === 1) {
      const j = needy >= 0 ? needy : nearestTarget(g, i, to);
      to.goalX = m.x[j];
      to.goalY = m.y[j];
    }
    const spots = search.following[depth];
    listFollowing(g, unit, i, to, spots);
    search.left -= LIST_COSTS;
    search.leftEach -= LIST_COSTS;
    for (let k = 0; k < spots.n; k++) {
      if (search.left <= 0 || search.leftEach <= 0) return false;
      const at = spots.order[k];
      const links = parts > 1 ? 1 : Math.min(needed, foot.placedCount);
      if (!linksAt(g, unit, i, spots.x[at], spots.y[at], links, to) || !trySpot(g, unit, spots, at, search, to)) continue;
      if (followFrom(g, unit, depth + 1, search, to)) return true;
      stepBack(g, i, foot);
    }
    to.goalX = goalX;
    to.goalY = goalY;
  }
  return false;
}

/** Whether a model at x, y, if it were round, would be linked to so many placed ones. */
function linksAt<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, x: number, y: number, links: number, to: Approach): boolean {
  const m = g.models;
  let n = 0;
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (to.foot.placed[j] === 0 || m.alive[j] === 0) continue;
    const dx = x - m.x[j];
    const dy = y - m.y[j];
    const far = to.rules.coherencyInches + m.radius[i] + m.radius[j] + CONTACT;
    if (dx * dx + dy * dy <= far * far && ++n >= links) return true;
  }
  return false;
}

/** A placed model that has fewer links than it needs, the one with the fewest; -1 if all have enough. */
function leastLinked<F extends Family>(g: Game<F>, unit: Unit<F>, needed: number, to: Approach): ModelId {
  const m = g.models;
  const { foot, rules } = to;
  let best = -1;
  let fewest = needed;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || foot.placed[i] === 0) continue;
    let n = 0;
    for (let j = unit.first; j < unit.first + unit.size && n <= fewest; j++) {
      if (j !== i && m.alive[j] !== 0 && foot.placed[j] !== 0 && within3d(m, i, j, rules.coherencyInches, rules.coherencyUpInches)) n++;
    }
    if (n > fewest || n >= needed || (n === fewest && best >= 0 && leftOf(g, best, i))) continue;
    fewest = n;
    best = i;
  }
  return best;
}

/** The unplaced model nearest to the targets beyond the last one tried; -1 for none. */
function nextAfter<F extends Family>(g: Game<F>, unit: Unit<F>, last: ModelId, to: Approach): ModelId {
  const m = g.models;
  const { before, foot } = to;
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || foot.placed[i] !== 0 || i === last) continue;
    if (last >= 0 && comesBefore(g, before[i], i, before[last], last)) continue;
    if (best < 0 || comesBefore(g, before[i], i, before[best], best)) best = i;
  }
  return best;
}

/** The living model that was nearest to the targets at first, of those beyond the last one. */
function nearestAfter<F extends Family>(g: Game<F>, unit: Unit<F>, last: ModelId, to: Approach): ModelId {
  const { before, foot } = to;
  const outlook = outlookOf(g, unit.side);
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || i === last || (last >= 0 && !stoodAfter(before, foot, i, last, outlook))) continue;
    if (best < 0 || stoodAfter(before, foot, best, i, outlook)) best = i;
  }
  return best;
}

function stoodAfter(before: Float64Array, { oldX, oldY }: Footwork, i: ModelId, j: ModelId, outlook: number): boolean {
  if (before[i] !== before[j]) return before[i] > before[j];
  return (oldX[i] === oldX[j] ? oldY[i] - oldY[j] : oldX[i] - oldX[j]) * outlook > 0;
}

/** Moves models that are in contact with nobody into contact instead, one by one, where everything else still holds. */
function pressIn<F extends Family>(g: Game<F>, unit: Unit<F>, count: number, search: Search, to: Approach): void {
  const m = g.models;
  const { foot } = to;
  let last = -1;
  for (let k = 0; k < unit.alive; k++) {
    const i = nearestAfter(g, unit, last, to);
    last = i;
    if (search.followed[i] !== 0 || gapToTargets(g, i, to, 0, to.count) <= CONTACT) continue;
    const x = m.x[i];
    const y = m.y[i];
    const z = m.z[i];
    const dirX = m.dirX[i];
    const dirY = m.dirY[i];
    stepBack(g, i, foot);
    if (reachAny(g, unit, i, 0, to.count, SETTLE.wholeLoose, to)) {
      if (isCoherent(g, unit, to.rules) && allEngaged(g, unit, count, to)) {
        search.walked[i] = foot.walkedInches;
        continue;
      }
      losePlace(foot, i);
    }
    m.x[i] = x;
    m.y[i] = y;
    m.z[i] = z;
    m.dirX[i] = dirX;
    m.dirY[i] = dirY;
    takePlace(foot, i);
  }
}

/**
 * Finds places for all models of a unit so that it is coherent and the first `count` targets are engaged, and moves the models there. Returns
 * the longest way; -1, with nothing placed, if it finds none.
 */
export function findEnds<F extends Family>(g: Game<F>, unit: Unit<F>, count: number, to: Approach): number {
  if (count > MOST_ENGAGED || unit.alive > MOST_SEARCHED || unit.alive === 0) return -1;
  const search = searches();
  if (!find(g, unit, count, GRAIN.coarse, search, to)) {
    forgetWays(search.ways);
    to.foot.ways = search.ways;
    const found = find(g, unit, count, GRAIN.fine, search, to);
    if (isHopeless(search.engaging[search.targets[0]])) to.search = SEARCH.hopeless;
    // What larger units find with fewer inches they nearly always find with more, and looking again takes time.
    else to.search = search.left <= 0 && unit.alive <= MOST_PERMUTED ? SEARCH.cutShort : SEARCH.complete;
    if (!found) return -1;
  }
  pressIn(g, unit, count, search, to);
  let longest = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && search.walked[i] > longest) longest = search.walked[i];
  }
  return longest;
}

/** Whether no place of a list can be reached and stood on. */
function isHopeless(spots: EndSpots): boolean {
  for (let k = 0; k < spots.n; k++) if (spots.barred[k] === 0) return false;
  return true;
}

function find<F extends Family>(g: Game<F>, unit: Unit<F>, count: number, grain: Grain, search: Search, to: Approach): boolean {
  search.targets[0] = 0;
  search.followed.fill(0, unit.first, unit.first + unit.size);
  search.follows = unit.alive > MOST_PERMUTED ? MOST_FOLLOWED : 0;
  search.left = grain === GRAIN.coarse ? MOST_COARSE : unit.alive <= MOST_PERMUTED ? MOST_TRIED : MOST_TRIED_MANY;
  for (let t = 0; t < count; t++) {
    const spots = search.engaging[t];
    listEngaging(g, unit, t, grain, to, spots);
    if (spots.n === 0) return false;
    let at = t;
    while (at > 0 && search.engaging[search.targets[at - 1]].n > spots.n) {
      search.targets[at] = search.targets[at - 1];
      at--;
    }
    search.targets[at] = t;
  }
  return engageFrom(g, unit, 0, count, search, to);
}
