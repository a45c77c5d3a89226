import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { type Approach, EVERY_TARGET, gapToTargets, SEARCH, staysPut } from './approach.ts';
import { followAll, reachAny } from './contact.ts';
import { GRAIN, type Grain, listEngaging } from './end-engaging.ts';
import { followFrom, MOST_PERMUTED, stoodAfter } from './end-gathering.ts';
import { allEngaged, MOST_ENGAGED, MOST_SEARCHED, modelEngages, type Search, searches, targetEngaged, trySpot } from './end-search.ts';
import type { EndSpots } from './end-spots.ts';
import { losePlace, stepBack, takePlace } from './footwork.ts';
import { isCoherent } from './legality.ts';
import { gap } from './measure.ts';
import { outlookOf } from './outlook.ts';
import { SETTLE } from './settle.ts';
import { CONTACT } from './tolerance.ts';
import { forgetWays } from './ways.ts';

/**
 * Whether there is a set of places, one for each model of a unit, at which it may end its move: every target engaged, the unit coherent,
 * every model on legal ground that it can reach. What is preferred (contact) is sought afterwards, among the ends that are legal.
 */

/** How many places are tried altogether, and for one choice of those who engage the targets. */
const MOST_COARSE = 200;
const MOST_TRIED = 2000;
const MOST_TRIED_MANY = 500;
const MOST_TRIED_EACH = 150;
/** For how many choices of those who engage the targets a larger unit first follows as in the usual charge. */
const MOST_FOLLOWED = 3;
/** Lists are gone through in so many passes, each along all of the list: places next to each other mostly fail together. */
const PASSES = 7;

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
  const spots = search.engaging[Math.max(0, target)];
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

/** The living model that was nearest to the targets at first, of those beyond the last one. */
export function nearestAfter<F extends Family>(g: Game<F>, unit: Unit<F>, last: ModelId, to: Approach): ModelId {
  const { before, foot } = to;
  const outlook = outlookOf(g, unit.side);
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || i === last || (last >= 0 && !stoodAfter(before, foot, i, last, outlook))) continue;
    if (best < 0 || stoodAfter(before, foot, best, i, outlook)) best = i;
  }
  return best;
}

/** Moves models that are in contact with nobody into contact instead, one by one, where everything else still holds. */
function pressIn<F extends Family>(g: Game<F>, unit: Unit<F>, count: number, search: Search, to: Approach): void {
  const m = g.models;
  const { foot } = to;
  let last = -1;
  for (let k = 0; k < unit.alive; k++) {
    const i = nearestAfter(g, unit, last, to);
    last = i;
    if (search.followed[i] !== 0 || staysPut(i, to) || gapToTargets(g, i, to, 0, to.count) <= CONTACT) continue;
    const x = m.x[i];
    const y = m.y[i];
    const z = m.z[i];
    const dirX = m.dirX[i];
    const dirY = m.dirY[i];
    stepBack(g, i, foot);
    if (reachAny(g, i, EVERY_TARGET, SETTLE.wholeLoose, to)) {
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
 * Finds places for all models of a unit so that it is coherent and the first `count` targets are engaged (any of all if it piles in), and
 * moves the models there. Returns the longest way; -1, with nothing placed but those who stay, if it finds none.
 */
export function findEnds<F extends Family>(g: Game<F>, unit: Unit<F>, count: number, to: Approach): number {
  to.search = SEARCH.cutShort;
  if (count > MOST_ENGAGED || unit.alive > MOST_SEARCHED || unit.alive === 0) return -1;
  const search = searches();
  search.walked.fill(0, unit.first, unit.first + unit.size);
  for (let i = -1, k = 0; k < unit.alive; k++) {
    i = nearestAfter(g, unit, i, to);
    if (staysPut(i, to)) takePlace(to.foot, i);
  }
  if (!find(g, unit, count, GRAIN.coarse, search, to)) {
    forgetWays(g, unit, search.ways);
    to.foot.ways = search.ways;
    const found = find(g, unit, count, GRAIN.fine, search, to);
    // Who stays may engage already.
    if (!(to.pilesIn && targetEngaged(g, unit, EVERY_TARGET, to)) && isHopeless(search.engaging[Math.max(0, search.targets[0])]))
      to.search = SEARCH.hopeless;
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
  if (to.pilesIn) {
    search.targets[0] = EVERY_TARGET;
    listEngaging(g, unit, EVERY_TARGET, grain, to, search.engaging[0]);
    return engageFrom(g, unit, 0, 1, search, to);
  }
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
