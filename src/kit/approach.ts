import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { firstTouched } from './bases.ts';
import { type Footwork, footwork, MOST_MODELS, makeFootwork, restore, setOut } from './footwork.ts';
import { gap } from './measure.ts';
import { circleGap, nearestModel } from './measure-units.ts';
import { type MoveRules, moveRules } from './move-rules.ts';
import { forgetNearby, listNearby, nearbyOf } from './nearby.ts';
import { comesBefore, leftOf, outlookOf } from './outlook.ts';
import { CONTACT, SAME_INCHES } from './tolerance.ts';

/** Units that close in on others: their targets, the models already placed, and which moves next. */

/** A search that found nothing was cut short, has tried all it knows, or found no place from which a target can be engaged at all. */
export const SEARCH = { cutShort: 0, complete: 1, hopeless: 2 } as const;
type Search = (typeof SEARCH)[keyof typeof SEARCH];

export interface Approach {
  /** Slots of the target units. */
  readonly targets: Int16Array;
  count: number;
  /** The most that models move, and how near to a target is near enough if contact is out of reach. */
  inches: number;
  reachInches: number;
  /** Where the model whose places are listed is wanted, and how near to it. */
  goalX: number;
  goalY: number;
  goalInches: number;
  /** Whether it is a pile-in: one of the targets is enough, models in contact stay, and others end nearer to the nearest enemy of all. */
  pilesIn: boolean;
  /** The direction in which every model has to get on if there are no targets; 0, 0: it may go anywhere. */
  onwardX: number;
  onwardY: number;
  /** What the last search for ends found out if it found none. */
  search: Search;
  /** 1 for models of the targets that are in contact with somebody. */
  readonly engaged: Uint8Array;
  /** By model: its distance from the targets at first; -1 for one that takes no part. */
  readonly before: Float64Array;
  foot: Footwork;
  rules: MoveRules;
}

const MOST_TARGETS = 1024;

const approaches = scratch<Approach>({
  targets: new Int16Array(MOST_TARGETS),
  count: 0,
  inches: 0,
  reachInches: 0,
  goalX: 0,
  goalY: 0,
  goalInches: 0,
  pilesIn: false,
  onwardX: 0,
  onwardY: 0,
  search: SEARCH.cutShort,
  engaged: new Uint8Array(MOST_MODELS),
  before: new Float64Array(MOST_MODELS),
  foot: makeFootwork(0),
  rules: moveRules(),
});

/** Puts a target among the others: the nearest unit first, whatever their order; those before `fixed` keep their places. */
function insertTarget<F extends Family>(g: Game<F>, unit: Unit<F>, slot: number, t: number, fixed: number, to: Approach): void {
  let at = t;
  while (at > fixed && nearerUnit(g, unit, slot, to.targets[at - 1])) {
    to.targets[at] = to.targets[at - 1];
    at--;
  }
  to.targets[at] = slot;
}

function nearerUnit<F extends Family>(g: Game<F>, unit: Unit<F>, a: number, b: number): boolean {
  const one = g.units[a];
  const other = g.units[b];
  const dOne = (one.x - unit.x) * (one.x - unit.x) + (one.y - unit.y) * (one.y - unit.y);
  const dOther = (other.x - unit.x) * (other.x - unit.x) + (other.y - unit.y) * (other.y - unit.y);
  if (dOne !== dOther) return dOne < dOther;
  const across = one.x - other.x;
  return (across === 0 ? one.y - other.y : across) * outlookOf(g, unit.side) < 0;
}

/** What a charge has to reach: the first `must` of `count` targets, each to within `reachInches`, with so many inches. */
export interface Charge {
  count: number;
  must: number;
  inches: number;
  reachInches: number;
}

/** A charge to fill. */
export const makeCharge = (): Charge => ({ count: 0, must: 0, inches: Number.NaN, reachInches: Number.NaN });

/** Fills a charge at all of `count` targets, and returns it. */
export function setCharge(to: Charge, count: number, inches: number, reachInches: number): Charge {
  to.count = count;
  to.must = count;
  to.inches = inches;
  to.reachInches = reachInches;
  return to;
}

/**
 * Prepares: remembers the unit, allows the approach to the targets, measures the models. If fewer than all targets must be reached, the
 * first of them stays the first. The inches may be fewer than those of the charge.
 */
export function begin<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  targets: Int16Array,
  { count, must, reachInches }: Readonly<Charge>,
  inches: number,
  rules: MoveRules,
): Approach {
  const to = approaches();
  to.foot = footwork();
  to.rules = rules;
  to.inches = inches;
  to.reachInches = reachInches;
  to.count = count;
  to.pilesIn = false;
  to.onwardX = 0;
  to.onwardY = 0;
  setOut(g, unit, to.foot);
  listNearby(g, unit, inches, rules);
  const { approached } = nearbyOf(g);
  for (let t = 0; t < count; t++) {
    insertTarget(g, unit, targets[t], t, must < count ? 1 : 0, to);
    const other = g.units[targets[t]];
    approached[other.slot] = 1;
    for (let j = other.first; j < other.first + other.size; j++) to.engaged[j] = 0;
  }
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0) continue;
    // Models that take no part are placed where they stand, before all others.
    to.before[i] = rules.only >= 0 && rules.only !== i ? -1 : gapToTargets(g, i, to, 0, count);
    if (to.before[i] > CONTACT) continue;
    for (let t = 0; t < count; t++) {
      const j = firstTouched(g, i, g.units[targets[t]]);
      if (j >= 0) to.engaged[j] = 1;
    }
  }
  return to;
}

/** Ends a move: announces and measures it, or takes it back. One that is only rehearsed is not announced. */
export function conclude<F extends Family>(g: Game<F>, unit: Unit<F>, good: boolean, longest: number, to: Approach): number {
  forgetNearby(g);
  const { approached } = nearbyOf(g);
  for (let t = 0; t < to.count; t++) approached[to.targets[t]] = 0;
  if (!good) {
    restore(g, unit, to.foot);
    return 0;
  }
  if (!to.rules.rehearses) g.moved(unit);
  return longest;
}

/** From a model to the nearest living model of the targets from index `first` to before `end`. */
export function gapToTargets<F extends Family>(g: Game<F>, i: ModelId, to: Approach, first: number, end: number): number {
  let best = Infinity;
  for (let t = first; t < end; t++) {
    const other = g.units[to.targets[t]];
    if (other.alive === 0 || circleGap(g.models, i, other) >= best) continue;
    const d = gap(g.models, i, nearestModel(g, other, i));
    if (d < best) best = d;
  }
  return best;
}

/** The model of one target nearest to a model, or -1. */
export function nearestOf<F extends Family>(g: Game<F>, i: ModelId, target: number, to: Approach): ModelId {
  const m = g.models;
  const other = g.units[to.targets[target]];
  let best = -1;
  let nearest = Infinity;
  for (let j = other.first; j < other.first + other.size; j++) {
    if (m.alive[j] === 0) continue;
    const dx = m.x[i] - m.x[j];
    const dy = m.y[i] - m.y[j];
    const far = nearest + m.radius[i] + m.radius[j] + SAME_INCHES;
    if (dx * dx + dy * dy > far * far) continue;
    const d = gap(m, i, j);
    if (d > nearest || (d === nearest && !leftOf(g, j, best))) continue;
    nearest = d;
    best = j;
  }
  return best;
}

/** The target model nearest to a model. */
export function nearestTarget<F extends Family>(g: Game<F>, i: ModelId, to: Approach): ModelId {
  const m = g.models;
  let best = -1;
  let nearest = Infinity;
  for (let t = 0; t < to.count; t++) {
    const j = nearestOf(g, i, t, to);
    if (j < 0) continue;
    const d = gap(m, i, j);
    if (d > nearest || (d === nearest && !leftOf(g, j, best))) continue;
    nearest = d;
    best = j;
  }
  return best;
}

/** The unplaced living model nearest to the targets, or -1. */
export function nextModel<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach): ModelId {
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || to.foot.placed[i] !== 0) continue;
    if (best < 0 || comesBefore(g, to.before[i], i, to.before[best], best)) best = i;
  }
  return best;
}

/** Stands for all targets where one is asked for. */
export const EVERY_TARGET = -1;

/** Whether a model has to stay where it is: one that takes no part, or that is in contact when its unit piles in. */
export const staysPut = (i: ModelId, { before, pilesIn }: Approach): boolean => before[i] < 0 || (pilesIn && before[i] <= CONTACT);

/**
 * The nearest living model of a target (or `EVERY_TARGET`) that a model could touch: of those engaged already, or if `fresh` of the
 * others; only those beyond the last one tried (-1 for none).
 */
export function candidate<F extends Family>(g: Game<F>, i: ModelId, to: Approach, target: number, fresh: boolean, last: ModelId): ModelId {
  const m = g.models;
  const first = target === EVERY_TARGET ? 0 : target;
  const end = target === EVERY_TARGET ? to.count : target + 1;
  const beyond = last < 0 ? 0 : gap(m, i, last);
  const { inches, engaged } = to;
  let best = -1;
  let nearest = Infinity;
  for (let t = first; t < end; t++) {
    const other = g.units[to.targets[t]];
    if (other.alive === 0 || circleGap(m, i, other) > inches) continue;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] === 0 || j === last || fresh === (engaged[j] !== 0)) continue;
      const dx = m.x[i] - m.x[j];
      const dy = m.y[i] - m.y[j];
      const far = Math.min(inches, nearest) + m.radius[i] + m.radius[j] + SAME_INCHES;
      if (dx * dx + dy * dy > far * far) continue;
      const d = gap(m, i, j);
      if (d > inches || (last >= 0 && comesBefore(g, d, j, beyond, last))) continue;
      if (best >= 0 && !comesBefore(g, d, j, nearest, best)) continue;
      nearest = d;
      best = j;
    }
  }
  return best;
}
