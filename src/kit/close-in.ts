import type { Family } from '../rules/family.ts';
import type { Game, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import {
  type Approach,
  begin,
  type Charge,
  conclude,
  gapToTargets,
  makeCharge,
  nearestOf,
  nextModel,
  SEARCH,
  setCharge,
} from './approach.ts';
import { comeNear, follow, followAll, pressOn, reachAny, reachOf } from './contact.ts';
import { allEngaged } from './end-search.ts';
import { findEnds } from './ends.ts';
import { isCoherent } from './legality.ts';
import { unitWithin } from './measure-units.ts';
import type { MoveRules } from './move-rules.ts';
import { comesBefore } from './outlook.ts';
import { SETTLE } from './settle.ts';
import { sidestep } from './sidestep.ts';
import { CONTACT, GRID_INCHES } from './tolerance.ts';

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
      const gone = spared(g, unit, must, must < count ? leadFirst(g, unit, to) : leadAll(g, unit, to), to);
      conclude(g, unit, gone >= 0, gone, to);
      if (gone >= 0) return Math.max(gone, GRID_INCHES);
      if (how === CHARGE.usual) return 0;
    }
    // Every end of a shorter way is one of a longer way.
    if (searched) continue;
    const to = begin(g, unit, targets, it, most, rules);
    if (!inReach(g, unit, must, to)) return conclude(g, unit, false, 0, to);
    const gone = spared(g, unit, must, findEnds(g, unit, must, to), to);
    conclude(g, unit, gone >= 0, gone, to);
    if (gone >= 0) return Math.max(gone, GRID_INCHES);
    if (to.search === SEARCH.hopeless) return 0;
    searched = to.search === SEARCH.complete;
  }
  return 0;
}

/** Has all sidestep who can, but the first: it has gone into contact by the shortest way. `gone` is the longest way so far, -1 if there is no end. */
const spared = <F extends Family>(g: Game<F>, unit: Unit<F>, must: number, gone: number, to: Approach): number =>
  gone < 0 ? gone : Math.max(gone, sidestep(g, unit, must, to.foot.order[0], to));

/** Whether distances alone do not rule out that each of the first targets is reached. */
function inReach<F extends Family>(g: Game<F>, unit: Unit<F>, must: number, to: Approach): boolean {
  for (let t = 0; t < must; t++) if (!unitWithin(g, unit, g.units[to.targets[t]], to.inches + to.reachInches + CONTACT)) return false;
  return true;
}

/**
 * Charges several units: for each in turn the nearest model moves into contact, or to within `reachInches` if contact is
 * too far; then the others follow, into contact with unengaged enemies, then engaged ones, else as near as they can next to a
 * placed friend. Returns the longest move, a step of the grid where all stand well already; 0 with nothing changed if there is no end at
 * which every target is reached and the unit is coherent.
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
 * ones of the first, else as near as they can next to a placed friend. Returns the longest move, a step of the grid where all stand well
 * already; 0 with nothing changed if the first cannot be reached or the unit would not be coherent.
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
