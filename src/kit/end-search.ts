import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, EVERY_TARGET, gapToTargets } from './approach.ts';
import { isDeadEnd, noteDeadEnd } from './dead-ends.ts';
import { type EndSpots, makeEndSpots } from './end-spots.ts';
import { clearOfPlaced, MOST_MODELS, stepBack } from './footwork.ts';
import { clearGround, clearOfOthers } from './legality.ts';
import { gap, gapAt, levelGap } from './measure.ts';
import { hasOutline, PARTS, partsGap } from './outline.ts';
import { makePose, type Pose, setPose } from './pose.ts';
import { makeGoal, SETTLE, setGoal, settle } from './settle.ts';
import { CONTACT, cut } from './tolerance.ts';
import { makeWays, type Ways } from './ways.ts';

/** A search for ends under way: what it has listed, what it may still try; and the trial of one place, and of what has been engaged from it. */

/** The most targets, and the most models, for which ends are searched. */
export const MOST_ENGAGED = 6;
export const MOST_SEARCHED = 48;
const MOST_ENGAGING = 640;
const MOST_FOLLOWING = 192;

export interface Search {
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

export const searches = scratch<Search>({
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

/** Whether a model engages a target, or one of `EVERY_TARGET`. */
export function modelEngages<F extends Family>(g: Game<F>, i: ModelId, target: number, to: Approach): boolean {
  const m = g.models;
  const end = target === EVERY_TARGET ? to.count : target + 1;
  for (let t = Math.max(0, target); t < end; t++) {
    const other = g.units[to.targets[t]];
    for (let j = other.first; j < other.first + other.size; j++) if (m.alive[j] !== 0 && engages(g, i, j, to)) return true;
  }
  return false;
}

/** Whether some model that has its place engages a target. */
export function targetEngaged<F extends Family>(g: Game<F>, unit: Unit<F>, target: number, to: Approach): boolean {
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && to.foot.placed[i] !== 0 && modelEngages(g, i, target, to)) return true;
  }
  return false;
}

/** Whether all models of a unit have their places, and the first `count` targets are engaged, or any if the unit piles in. */
export function allEngaged<F extends Family>(g: Game<F>, unit: Unit<F>, count: number, to: Approach): boolean {
  if (to.pilesIn) return targetEngaged(g, unit, EVERY_TARGET, to);
  for (let t = 0; t < count; t++) if (!targetEngaged(g, unit, t, to)) return false;
  return true;
}

const came = scratch(makePose());

/** Without targets, a model has got on; else one that moves ends nearer to some target (or stays in contact with one); if it piles in, to the nearest of all. */
function cameCloser<F extends Family>(g: Game<F>, i: ModelId, to: Approach): boolean {
  const m = g.models;
  const { oldX, oldY, oldDirX, oldDirY } = to.foot;
  if (to.count === 0) {
    if (to.onwardX === 0 && to.onwardY === 0) return true;
    return (m.x[i] - oldX[i]) * to.onwardX + (m.y[i] - oldY[i]) * to.onwardY > 0;
  }
  if (m.x[i] === oldX[i] && m.y[i] === oldY[i]) return true;
  if (to.pilesIn) return gapToTargets(g, i, to, 0, to.count) < to.before[i];
  for (let t = 0; t < to.count; t++) {
    const other = g.units[to.targets[t]];
    if (other.alive === 0) continue;
    let before = Infinity;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] !== 0) before = Math.min(before, gapAt(m, i, setPose(came(), oldX[i], oldY[i], oldDirX[i], oldDirY[i]), j));
    }
    if (gapToTargets(g, i, to, t, t + 1) < before) return true;
  }
  return false;
}

/** Whether a round model that has to get on would not, wherever exactly it settles: so much is plain before its way is looked for. */
function goesBack<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, { count, onwardX, onwardY }: Approach): boolean {
  const m = g.models;
  if (count > 0 || (onwardX === 0 && onwardY === 0) || m.coreX[i] !== 0 || hasOutline(m, i)) return false;
  return cut(x - m.x[i]) * onwardX + cut(y - m.y[i]) * onwardY <= 0;
}

const standsAt = <F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, pose: Pose, to: Approach): boolean =>
  clearOfOthers(g, unit, i, pose, to.rules) && clearGround(g, i, pose, to.rules);

const tried = scratch(makePose());
const goals = scratch(makeGoal());

/** Tries to move a model, which stands where it began, to a spot. */
export function trySpot<F extends Family>(g: Game<F>, unit: Unit<F>, spots: EndSpots, at: number, search: Search, to: Approach): boolean {
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
  const there = setPose(tried(), x, y, dirX, dirY);
  if (goesBack(g, i, x, y, to) || !clearOfPlaced(g, i, there, foot)) return false;
  const round = m.coreX[i] === 0 && !hasOutline(m, i);
  // Clear of placed friends, a round model settles at a spot or does not, wherever these are.
  const deadEnds = round && foot.ways !== null ? foot.ways.deadEnds : null;
  if (deadEnds !== null && isDeadEnd(deadEnds, i, x, y)) {
    spots.barred[at] = 1;
    return false;
  }
  // Where a model stands is checked sooner than how it gets there, if its facing is known; for round bases that is what settling begins with.
  if (!round && (turned || !rules.facesMove) && !standsAt(g, unit, i, there, to)) {
    spots.barred[at] = 1;
    return false;
  }
  foot.faceX = spots.faceX[at];
  foot.faceY = spots.faceY[at];
  const done = settle(g, unit, i, setGoal(goals(), x, y, to.inches, SETTLE.wholeLoose), foot, rules);
  foot.faceX = 0;
  foot.faceY = 0;
  if (!done) {
    spots.barred[at] = 1;
    if (deadEnds !== null) noteDeadEnd(deadEnds, i, x, y);
    return false;
  }
  search.walked[i] = foot.walkedInches;
  if (cameCloser(g, i, to)) return true;
  stepBack(g, i, foot);
  return false;
}
