import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, begin, type Charge, conclude, EVERY_TARGET, SEARCH } from './approach.ts';
import { follow, followAll, reachAny } from './contact.ts';
import { searches, targetEngaged, trySpot } from './end-search.ts';
import { listFree, listMovers, listNear, movers } from './end-touching.ts';
import { findEnds, nearestAfter } from './ends.ts';
import { losePlace, stepBack, takePlace } from './footwork.ts';
import { holdsTogether, isCoherent, staysTogether } from './legality.ts';
import { unitWithin } from './measure-units.ts';
import type { MoveRules } from './move-rules.ts';
import { takeUp } from './packing.ts';
import { makePose, poseOf } from './pose.ts';
import { SETTLE } from './settle.ts';
import { sidestep } from './sidestep.ts';
import { CONTACT, LEAST_WAY_INCHES } from './tolerance.ts';

/** Pile-ins: models move nearer to their enemies, into contact if they can. */

/** How far ahead of a pile-in enemies count at all. */
const AHEAD_INCHES = 24;

/**
 * Models not in contact move up to the inches of a charge closer to the nearest of `it.count` enemy units, into contact if they can; those
 * in contact stay, and so do those who cannot move without breaking coherency. If `it.must` is 1 the unit has to end coherent and within
 * `reachInches` of one of these enemies. If it is 0 the unit keeps the coherency that it has: that of the rules or, if casualties have already
 * broken it, that by single links; and it ends within reach if it can. Returns the longest move, 0 with nothing changed if nobody moves.
 */
export function pileIn<F extends Family>(g: Game<F>, unit: Unit<F>, enemies: Int16Array, it: Readonly<Charge>, rules: MoveRules): number {
  const { count, must, inches } = it;
  if (!unitWithinAny(g, unit, enemies, count, inches + AHEAD_INCHES)) return 0;
  let searched = false;
  // What a shorter way reaches is reached with a longer one too: where nothing is found for the whole way, the same is tried with fewer inches.
  for (let most = inches; most > 0; most = Math.ceil(most) - 1) {
    const to = begin(g, unit, enemies, it, most, rules);
    to.pilesIn = true;
    const usual = closeUp(g, unit, to);
    if (isWhereItShould(g, unit, must > 0, to)) {
      const longest = Math.max(usual, touchMore(g, unit, must > 0, to), sidestep(g, unit, 1, -1, to));
      return conclude(g, unit, longest >= LEAST_WAY_INCHES, longest, to);
    }
    conclude(g, unit, false, 0, to);
    if (searched) continue;
    const again = begin(g, unit, enemies, it, most, rules);
    again.pilesIn = true;
    const found = findEnds(g, unit, 1, again);
    const gone = found < 0 ? found : Math.max(found, touchMore(g, unit, must > 0, again), sidestep(g, unit, 1, -1, again));
    if (conclude(g, unit, gone >= LEAST_WAY_INCHES, gone, again) > 0) return gone;
    searched = again.search !== SEARCH.cutShort;
    if (must === 0) break;
  }
  if (must > 0) return 0;
  const to = begin(g, unit, enemies, it, inches, rules);
  to.pilesIn = true;
  const longest = Math.max(closeUp(g, unit, to), sidestep(g, unit, 0, -1, to));
  return conclude(g, unit, longest >= LEAST_WAY_INCHES, longest, to);
}

/** Whether a unit that has closed up needs no search: it ends as it must, or within reach, or nothing is in reach of it. */
function isWhereItShould<F extends Family>(g: Game<F>, unit: Unit<F>, must: boolean, to: Approach): boolean {
  if (must) return targetEngaged(g, unit, EVERY_TARGET, to) && isCoherent(g, unit, to.rules);
  if (targetEngaged(g, unit, EVERY_TARGET, to)) return true;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && to.before[i] <= to.inches + to.reachInches) return false;
  }
  return true;
}

/** Moves models that are in contact with nobody into contact, one by one, where a place is left. Returns the longest way of these. */
function touchMore<F extends Family>(g: Game<F>, unit: Unit<F>, must: boolean, to: Approach): number {
  const m = g.models;
  const who = movers();
  const { order, moves } = who;
  const n = listMovers(g, unit, to, who);
  if (n === 0) return 0;
  const whole = must || isCoherent(g, unit, to.rules);
  const linked = whole || holdsTogether(g, unit, to.rules);
  const free = searches().engaging[0];
  let size = -1;
  let longest = 0;
  for (let k = 0; k < n; k++) {
    const i = order[k];
    if (m.radius[i] !== size) {
      size = m.radius[i];
      listFree(g, i, to, who, free);
    }
    if (!touch(g, unit, i, whole, linked, to)) continue;
    // He takes some places, and stands next to others now.
    moves[i] = 0;
    size = -1;
    longest = Math.max(longest, to.foot.walkedInches);
  }
  return longest;
}

const places = scratch(makePose());

/** Moves a model that has its place into contact instead, if everything else still holds. */
function touch<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, whole: boolean, linked: boolean, to: Approach): boolean {
  const m = g.models;
  const { foot } = to;
  const here = poseOf(places(), m, i);
  const z = m.z[i];
  stepBack(g, i, foot);
  const search = searches();
  const spots = search.following[0];
  listNear(g, i, search.engaging[0], to, spots);
  for (let k = 0; k < spots.n; k++) {
    if (!trySpot(g, unit, spots, spots.order[k], search, to)) continue;
    if (staysTogether(g, unit, whole, linked, to.rules)) return true;
    stepBack(g, i, foot);
  }
  m.x[i] = here.x;
  m.y[i] = here.y;
  m.z[i] = z;
  m.dirX[i] = here.dirX;
  m.dirY[i] = here.dirY;
  takePlace(foot, i);
  return false;
}

/** The usual pile-in: everybody follows, or those who can while the others stay. Returns the longest way. */
function closeUp<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach): number {
  const { rules } = to;
  const whole = isCoherent(g, unit, rules);
  const linked = whole || holdsTogether(g, unit, rules);
  const longest = followAll(g, unit, to);
  return longest >= 0 && staysTogether(g, unit, whole, linked, rules) ? longest : moveSome(g, unit, whole, linked, to);
}

/**
 * Where a unit cannot follow as a whole, those move who can while everybody else stays, the nearest first; and again, as long as that lets
 * others move. Returns the longest way.
 */
function moveSome<F extends Family>(g: Game<F>, unit: Unit<F>, whole: boolean, linked: boolean, to: Approach): number {
  const m = g.models;
  const { foot } = to;
  takeUp(g, unit, foot);
  // The nearest first: models look for places beside others in the order in which these took theirs.
  for (let i = -1, k = 0; k < unit.alive; k++) {
    i = nearestAfter(g, unit, i, to);
    takePlace(foot, i);
  }
  let longest = 0;
  for (let again = true; again; ) {
    again = false;
    let last = -1;
    for (let k = 0; k < unit.alive; k++) {
      const i = nearestAfter(g, unit, last, to);
      last = i;
      if (to.before[i] <= CONTACT || m.x[i] !== foot.oldX[i] || m.y[i] !== foot.oldY[i]) continue;
      const gone = moveOne(g, unit, i, whole, linked, to);
      if (gone > 0) again = true;
      if (gone > longest) longest = gone;
    }
  }
  return longest;
}

/** Moves one model into contact or nearer, if the unit then still holds together; returns how far. It keeps its place in any case. */
function moveOne<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, whole: boolean, linked: boolean, to: Approach): number {
  const m = g.models;
  const { foot, rules } = to;
  for (let near = 0; near < 2; near++) {
    losePlace(foot, i);
    const done = near === 0 ? reachAny(g, i, EVERY_TARGET, SETTLE.wholeLoose, to) : follow(g, unit, i, to);
    if (done && m.x[i] === foot.oldX[i] && m.y[i] === foot.oldY[i]) return 0;
    if (done && staysTogether(g, unit, whole, linked, rules)) return foot.walkedInches;
    if (done) stepBack(g, i, foot);
    takePlace(foot, i);
  }
  return 0;
}

function unitWithinAny<F extends Family>(g: Game<F>, unit: Unit<F>, enemies: Int16Array, count: number, inches: number): boolean {
  for (let t = 0; t < count; t++) if (unitWithin(g, unit, g.units[enemies[t]], inches)) return true;
  return false;
}
