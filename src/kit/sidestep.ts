import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, gapToTargets, nearestTarget, staysPut } from './approach.ts';
import { touching } from './bases.ts';
import { listRound } from './end-engaging.ts';
import { listFollowing } from './end-following.ts';
import { allEngaged, searches, trySpot } from './end-search.ts';
import type { EndSpots } from './end-spots.ts';
import { nearestAfter } from './ends.ts';
import { stepBack, takePlace } from './footwork.ts';
import { holdsTogether, isCoherent, staysTogether } from './legality.ts';
import { hasOutline } from './outline.ts';
import { comesToHarm, isInPeril, type Perils } from './perils.ts';
import { makePose, type Pose, poseOf, setPose } from './pose.ts';
import { CONTACT, EPSILON, SAME_INCHES } from './tolerance.ts';

/**
 * Units that close in prefer contact first, and then the fewest models that come to harm: once everybody has a place, those on their way to
 * harm take another one that is as good. Nothing that a charge or pile-in has reached is given up for it.
 */

/** Directions in which a model looks for another place round an enemy, and how many places it tries. */
const TURNS = 36;
const MOST_TRIED = 40;

/** What a model that takes another place must not give up, for itself and for its unit. */
interface Standing {
  /** How many targets have to stay engaged. */
  must: number;
  /** The target unit that it touches, by index, or -1; whether it fights beside a friend in contact if not; and how far it is from the targets. */
  target: number;
  beside: boolean;
  far: number;
  /** How many enemies are touched, how many models of the unit fight. */
  touched: number;
  fighting: number;
  whole: boolean;
  linked: boolean;
}

const standings = scratch<Standing>({ must: 0, target: -1, beside: false, far: 0, touched: 0, fighting: 0, whole: false, linked: false });
const places = scratch(makePose());
const ends = scratch(makePose());

/**
 * Moves models that come to harm, one by one, to places where they do not: those in contact stay in contact with the same unit, others fight
 * from there if they did, or end as near; no fewer enemies are touched, no fewer models fight, and the first `must` targets stay engaged (one
 * of all if the unit piles in). `leader` keeps its place; -1 for none. Returns the longest way of those moved.
 */
export function sidestep<F extends Family>(g: Game<F>, unit: Unit<F>, must: number, leader: ModelId, to: Approach): number {
  const { perils } = to.rules;
  if (perils === null || perils.n === 0) return 0;
  let longest = 0;
  let last = -1;
  for (let k = 0; k < unit.alive; k++) {
    const i = nearestAfter(g, unit, last, to);
    last = i;
    if (i === leader || staysPut(i, to) || !isHarmed(g, i, poseOf(places(), g.models, i), to, perils)) continue;
    if (stepAside(g, unit, i, must, to, perils)) longest = Math.max(longest, to.foot.walkedInches);
  }
  return longest;
}

const isHarmed = <F extends Family>(g: Game<F>, i: ModelId, end: Pose, { foot }: Approach, perils: Perils): boolean =>
  comesToHarm(g, i, foot.oldX[i], foot.oldY[i], end, perils);

/** Moves one model, which has its place, to another one without harm; false, with nothing changed, if there is none. */
function stepAside<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, must: number, to: Approach, perils: Perils): boolean {
  const m = g.models;
  const { foot } = to;
  const before = takeStock(g, unit, i, to, perils);
  before.must = must;
  const { x, y, dirX, dirY } = poseOf(places(), m, i);
  const z = m.z[i];
  stepBack(g, i, foot);
  if (takeOther(g, unit, i, before, to, perils)) return true;
  m.x[i] = x;
  m.y[i] = y;
  m.z[i] = z;
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
  takePlace(foot, i);
  return false;
}

/** Moves a model, which stands where it began, to a place without harm that is as good as its own was; false if there is none. */
function takeOther<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  before: Readonly<Standing>,
  to: Approach,
  perils: Perils,
): boolean {
  const m = g.models;
  const { foot } = to;
  // Whoever begins in a peril can only stay where he is, and turn.
  if (isInPeril(g, i, m.x[i], m.y[i], perils)) {
    if (to.pilesIn || (m.coreX[i] === 0 && !hasOutline(m, i) && !fightsAsWell(g, unit, i, before, to, perils))) return false;
  }
  const search = searches();
  const spots = search.following[0];
  listOthers(g, unit, i, before.target, to, spots);
  let left = MOST_TRIED;
  for (let k = 0; k < spots.n && left > 0; k++) {
    const at = spots.order[k];
    const end = setPose(ends(), spots.x[at], spots.y[at], m.dirX[i], m.dirY[i]);
    if ((to.pilesIn && end.x === m.x[i] && end.y === m.y[i]) || isHarmed(g, i, end, to, perils)) continue;
    left--;
    if (!trySpot(g, unit, spots, at, search, to)) continue;
    if (isAsGood(g, unit, i, before, to, perils)) return true;
    stepBack(g, i, foot);
  }
  return false;
}

/** Lists where a model could end instead: round the models of the unit that it touches, or beside its friends. */
function listOthers<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, target: number, to: Approach, spots: EndSpots): void {
  const m = g.models;
  if (target < 0) {
    const nearest = nearestTarget(g, i, to);
    if (nearest >= 0) {
      to.goalX = m.x[nearest];
      to.goalY = m.y[nearest];
    }
    listFollowing(g, unit, i, to, spots);
    return;
  }
  spots.n = 0;
  const other = g.units[to.targets[target]];
  for (let j = other.first; j < other.first + other.size; j++) {
    if (m.alive[j] === 0) continue;
    const dx = m.x[i] - m.x[j];
    const dy = m.y[i] - m.y[j];
    const reach = to.inches + m.radius[i] + m.radius[j] + CONTACT;
    if (dx * dx + dy * dy <= reach * reach) listRound(g, i, j, TURNS, to, spots);
  }
}

function takeStock<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, to: Approach, perils: Perils): Standing {
  const before = standings();
  before.target = -1;
  for (let t = 0; t < to.count && before.target < 0; t++) if (gapToTargets(g, i, to, t, t + 1) <= CONTACT) before.target = t;
  before.beside = before.target < 0 && fightsBeside(g, unit, i, to, perils);
  before.far = gapToTargets(g, i, to, 0, to.count);
  before.touched = countTouched(g, unit, to);
  before.fighting = countFighting(g, unit, to, perils);
  before.whole = isCoherent(g, unit, to.rules);
  before.linked = holdsTogether(g, unit, to.rules);
  return before;
}

/** Whether a model that has taken another place gives up nothing by it. */
function isAsGood<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  before: Readonly<Standing>,
  to: Approach,
  perils: Perils,
): boolean {
  const { must, touched, fighting, whole, linked } = before;
  return (
    !isHarmed(g, i, poseOf(places(), g.models, i), to, perils) &&
    fightsAsWell(g, unit, i, before, to, perils) &&
    staysTogether(g, unit, whole, linked, to.rules) &&
    (must === 0 || allEngaged(g, unit, must, to)) &&
    countTouched(g, unit, to) >= touched &&
    countFighting(g, unit, to, perils) >= fighting
  );
}

/** Whether a model where it stands is in contact, fights beside a friend or is as near to the targets, whichever it was. */
function fightsAsWell<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  { target, beside, far }: Readonly<Standing>,
  to: Approach,
  perils: Perils,
): boolean {
  if (target >= 0) return gapToTargets(g, i, to, target, target + 1) <= CONTACT;
  if (beside) return fightsBeside(g, unit, i, to, perils);
  return to.pilesIn || gapToTargets(g, i, to, 0, to.count) <= far + SAME_INCHES;
}

/** How many models of the targets are in contact with the unit. */
function countTouched<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach): number {
  const m = g.models;
  let n = 0;
  for (let t = 0; t < to.count; t++) {
    const other = g.units[to.targets[t]];
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] === 0) continue;
      for (let i = unit.first; i < unit.first + unit.size; i++) {
        if (m.alive[i] === 0 || !touching(m, i, j)) continue;
        n++;
        break;
      }
    }
  }
  return n;
}

/** How many models of the unit are in contact, or fight beside a friend who is. */
function countFighting<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach, perils: Perils): number {
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && (gapToTargets(g, i, to, 0, to.count) <= CONTACT || fightsBeside(g, unit, i, to, perils))) n++;
  }
  return n;
}

/** Whether a model is near enough to a friend in contact to fight beside him. */
function fightsBeside<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, to: Approach, { besideInches }: Perils): boolean {
  const m = g.models;
  for (let j = unit.first; j < unit.first + unit.size; j++) {
    if (j === i || m.alive[j] === 0) continue;
    const dx = m.x[i] - m.x[j];
    const dy = m.y[i] - m.y[j];
    const reach = besideInches + m.radius[i] + m.radius[j] + EPSILON;
    if (dx * dx + dy * dy <= reach * reach && gapToTargets(g, j, to, 0, to.count) <= CONTACT) return true;
  }
  return false;
}
