import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import {
  type Approach,
  begin,
  type Charge,
  EVERY_TARGET,
  finish,
  gapToTargets,
  makeCharge,
  nearestOf,
  nextModel,
  SEARCH,
  setCharge,
} from './approach.ts';
import { coherent } from './coherency.ts';
import { comeNear, follow, followAll, pressOn, reachAny, reachOf } from './contact.ts';
import { allEngaged } from './end-search.ts';
import { findEnds, nearestAfter } from './ends.ts';
import { losePlace, restore, stepBack, takePlace } from './footwork.ts';
import { isCoherent } from './legality.ts';
import { unitWithin } from './measure-units.ts';
import type { MoveRules } from './move-rules.ts';
import { comesBefore } from './outlook.ts';
import { takeUp } from './packing.ts';
import { SETTLE } from './settle.ts';
import { CONTACT, LEAST_WAY_INCHES } from './tolerance.ts';

/** Charges and pile-ins: models move into contact one by one. */

/** How many of its models a unit tries to lead with before it gives up. */
const MOST_LEADERS = 3;

/** Moves the nearest possible unplaced model to one of the targets. */
function lead<F extends Family>(g: Game<F>, unit: Unit<F>, target: number, to: Approach): boolean {
  const m = g.models;
  const { inches, reachInches } = to;
  let beyond = -1;
  let last = -1;
  for (let attempt = 0; attempt < MOST_LEADERS; attempt++) {
    let i = -1;
    let nearest = Infinity;
    for (let k = unit.first; k < unit.first + unit.size; k++) {
      if (m.alive[k] === 0 || to.foot.placed[k] !== 0 || k === last) continue;
      const d = gapToTargets(g, k, to, target, target + 1);
      if (d > inches + reachInches + CONTACT || (last >= 0 && comesBefore(g, d, k, beyond, last))) continue;
      if (i >= 0 && !comesBefore(g, d, k, nearest, i)) continue;
      nearest = d;
      i = k;
    }
    if (i < 0) return false;
    if (reachAny(g, i, target, SETTLE.wholeLoose, to)) return true;
    const j = nearestOf(g, i, target, to);
    if (reachInches > 0 && comeNear(g, unit, i, j, to)) return true;
    if (pressOn(g, unit, i, j, SETTLE.wholeLoose, to)) return true;
    beyond = nearest;
    last = i;
  }
  return false;
}

/** Ends a move: announces and measures it, or takes it back. One that is only rehearsed is not announced. */
function conclude<F extends Family>(g: Game<F>, unit: Unit<F>, good: boolean, longest: number, to: Approach): number {
  finish(g, to);
  if (!good) {
    restore(g, unit, to.foot);
    return 0;
  }
  if (!to.rules.rehearses) g.moved(unit);
  return longest;
}

/** For each target the nearest model leads, the others follow: the usual charge. Returns the longest way, -1 if it does not work. */
function leadAll<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach): number {
  let longest = 0;
  for (let t = 0; t < to.count; t++) {
    if (!lead(g, unit, t, to)) return -1;
    if (to.foot.walkedInches > longest) longest = to.foot.walkedInches;
  }
  const rest = followAll(g, unit, to);
  if (rest < 0 || !isCoherent(g, unit, to.rules) || !allEngaged(g, unit, to.count, to)) return -1;
  return Math.max(longest, rest);
}

/** The same if only the first target must be reached, and others with models that it has no room for. */
function leadFirst<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach): number {
  const { foot, count } = to;
  if (!lead(g, unit, 0, to)) return -1;
  let longest = foot.walkedInches;
  for (let i = nextModel(g, unit, to); i >= 0; i = nextModel(g, unit, to)) {
    let done = reachOf(g, i, 0, true, SETTLE.whole, to);
    for (let t = 1; t < count && !done; t++) done = reachOf(g, i, t, true, SETTLE.whole, to);
    for (let t = 1; t < count && !done; t++) done = reachOf(g, i, t, false, SETTLE.whole, to);
    if (!done && !reachOf(g, i, 0, false, SETTLE.whole, to) && !follow(g, unit, i, to)) return -1;
    if (foot.walkedInches > longest) longest = foot.walkedInches;
  }
  return isCoherent(g, unit, to.rules) ? longest : -1;
}

/** How a charge finds its end: by the usual moves of models alone; by a search for any end, after those have failed; or by both. */
export const CHARGE = { usual: 0, searched: 1, both: 2 } as const;
export type ChargeHow = (typeof CHARGE)[keyof typeof CHARGE];

/**
 * Charges units of which the first `must` have to be reached. What a shorter way reaches is reached with a longer one too: where nothing is
 * found for the whole way, the same is tried with fewer inches.
 */
function charge<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  targets: Int16Array,
  it: Readonly<Charge>,
  how: ChargeHow,
  rules: MoveRules,
): number {
  const { count, must, inches } = it;
  if (unit.alive === 0) return 0;
  let searched = false;
  for (let most = inches; most > 0; most = Math.ceil(most) - 1) {
    if (how !== CHARGE.searched || most < inches) {
      const to = begin(g, unit, targets, it, most, rules);
      if (!inReach(g, unit, must, to)) return conclude(g, unit, false, 0, to);
      const gone = must < count ? leadFirst(g, unit, to) : leadAll(g, unit, to);
      if (conclude(g, unit, gone >= 0, gone, to) > 0) return gone;
      if (how === CHARGE.usual) return 0;
    }
    // Every end of a shorter way is one of a longer way.
    if (searched) continue;
    const to = begin(g, unit, targets, it, most, rules);
    if (!inReach(g, unit, must, to)) return conclude(g, unit, false, 0, to);
    const gone = findEnds(g, unit, must, to);
    if (conclude(g, unit, gone >= 0, gone, to) > 0) return gone;
    if (to.search === SEARCH.hopeless) return 0;
    searched = to.search === SEARCH.complete;
  }
  return 0;
}

/** Whether distances alone do not rule out that each of the first targets is reached. */
function inReach<F extends Family>(g: Game<F>, unit: Unit<F>, must: number, to: Approach): boolean {
  for (let t = 0; t < must; t++) if (!unitWithin(g, unit, g.units[to.targets[t]], to.inches + to.reachInches + CONTACT)) return false;
  return true;
}

/**
 * Charges several units: for each in turn the nearest model moves into contact, or to within `reachInches` if contact is
 * too far; then the others follow, into contact with unengaged enemies, then engaged ones, else as near as they can next to a
 * placed friend. Returns the longest move; 0 with nothing changed if there is no end at which every target is reached and the unit is
 * coherent.
 */
export const chargeMoveAll = <F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  targets: Int16Array,
  it: Readonly<Charge>,
  rules: MoveRules,
  how: ChargeHow = CHARGE.both,
): number => charge(g, unit, targets, it, how, rules);

const charges = scratch(makeCharge());

/**
 * Charges one unit and, with models for which it has nobody free, others: the nearest model moves into contact with the first
 * of the targets; the others follow into contact with its unengaged models, with models of the other targets, with engaged
 * ones of the first, else as near as they can next to a placed friend. Returns the longest move; 0 with nothing changed
 * if the first cannot be reached or the unit would not be coherent.
 */
export function chargeMoveFirst<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  targets: Int16Array,
  count: number,
  inches: number,
  rules: MoveRules,
): number {
  const it = setCharge(charges(), count, inches, 0);
  it.must = 1;
  return charge(g, unit, targets, it, CHARGE.both, rules);
}

const single = scratch({ target: new Int16Array(1) });

/** `chargeMoveAll` at one target, into base contact. */
export function chargeMove<F extends Family>(g: Game<F>, unit: Unit<F>, target: Unit<F>, inches: number, rules: MoveRules): number {
  const only = single().target;
  only[0] = target.slot;
  return chargeMoveAll(g, unit, only, setCharge(charges(), 1, inches, 0), rules);
}

const closing = scratch(makeCharge());

/**
 * Models not in contact move up to `inches` closer to the nearest of these enemy units, into contact if they can; those in
 * contact stay, and so do those who cannot move without breaking coherency: that of the rules or, if casualties have already broken
 * it, that by single links. Returns the longest move, 0 with nothing changed if nobody moves.
 */
export function pileIn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  enemies: Int16Array,
  count: number,
  inches: number,
  rules: MoveRules,
): number {
  if (!unitWithinAny(g, unit, enemies, count, inches + 24)) return 0;
  const to = begin(g, unit, enemies, setCharge(closing(), count, inches, 0), inches, rules);
  const whole = isCoherent(g, unit, rules);
  const linked = whole || holdsTogether(g, unit, rules);
  let longest = followAll(g, unit, to);
  if (longest < 0 || !staysTogether(g, unit, whole, linked, rules)) longest = moveSome(g, unit, whole, linked, to);
  return conclude(g, unit, longest >= LEAST_WAY_INCHES, longest, to);
}

/** Whether a unit keeps the coherency that it had. */
const staysTogether = <F extends Family>(g: Game<F>, unit: Unit<F>, whole: boolean, linked: boolean, rules: MoveRules): boolean =>
  (!whole || isCoherent(g, unit, rules)) && (!linked || holdsTogether(g, unit, rules));

/**
 * Where a unit cannot follow as a whole, those move who can while everybody else stays, the nearest first; and again, as long as that lets
 * others move. Returns the longest way.
 */
function moveSome<F extends Family>(g: Game<F>, unit: Unit<F>, whole: boolean, linked: boolean, to: Approach): number {
  const m = g.models;
  const { foot } = to;
  takeUp(g, unit, foot);
  for (let i = unit.first; i < unit.first + unit.size; i++) if (m.alive[i] !== 0) takePlace(foot, i);
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

/** Coherency by single links, whatever the rules require. */
const holdsTogether = <F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean =>
  coherent(g, unit, rules.coherencyInches, rules.coherencyUpInches, 1);

function unitWithinAny<F extends Family>(g: Game<F>, unit: Unit<F>, enemies: Int16Array, count: number, inches: number): boolean {
  for (let t = 0; t < count; t++) if (unitWithin(g, unit, g.units[enemies[t]], inches)) return true;
  return false;
}
