import type { Accounted } from '../../rules/index.ts';
import type { Rank } from './table-state.ts';

/** All moments in which the same die is asked for in the same situation, whatever the counts. */
export interface Shape {
  readonly sorts: readonly number[];
  readonly chances: Float64Array;
  /** How the edition accounts for it. */
  readonly accounted: Accounted;
  readonly ranks: readonly (Rank | null)[];
  /** By outcome: the first one that comes to the same; empty where each is one of its own. */
  readonly firsts: readonly number[];
  /** What each outcome has been seen to lead to; equal steps are one object. */
  readonly steps: Step[][];
  /** Its forks by their counts. */
  readonly forks: Map<number | string, Fork>;
}

/** From one shape to another: how counts move. */
export interface Step {
  readonly to: Shape;
  /** By sort of `to`: its place among the sorts it comes from (-1: it was 0), and by how much it moves. */
  readonly from: readonly number[];
  readonly moves: readonly number[];
  /** Places of sorts that are used up, with how many of them. */
  readonly gone: readonly number[];
  readonly used: readonly number[];
  readonly tallied: readonly number[];
}

/** A die that is asked for, with what each of its outcomes leads to. */
export interface Fork {
  /** In the order in which they were found. */
  readonly number: number;
  readonly shape: Shape;
  readonly counts: readonly number[];
  /** One course that leads here: the outcome of the fork before it; null at the start. */
  readonly parent: Fork | null;
  readonly outcome: number;
  readonly links: (Link | null)[];
  readonly depth: number;
  /** What is added to the tallies along that course since `parent`. */
  readonly gained: readonly number[];
  /** How that course came here; null before a run has been here by it, and once all outcomes are known. */
  seen: Seen | null;
}

/** What a run has seen at a fork, on the course that leads there. */
export interface Seen {
  /** The digest of all events so far. */
  readonly lo: number;
  readonly hi: number;
  /** Tallies, pending ones too. */
  readonly tallied: Int32Array;
  /** By count: what it belongs to. */
  readonly owners: readonly number[];
}

/** Outcomes of a fork that are known to lead to the same share one. */
export interface Link {
  readonly to: Fork | Ending;
  /** What is added to the tallies on the way: equal lists are one object. */
  readonly tallied: readonly number[];
}

/** How a step ends: what is read off the table. */
export interface Ending {
  readonly readings: readonly number[];
}

export interface Graph {
  readonly start: Fork | Ending;
  /** Tallies before the first fork. */
  readonly before: readonly number[];
  readonly forks: number;
  readonly runs: number;
}

export const isFork = (place: Fork | Ending): place is Fork => 'links' in place;

/** The first outcome that nothing is known about, nor about one that comes to the same; -1 without any. */
export function openOutcome({ links, shape }: Fork): number {
  for (let k = 0; k < links.length; k++) if (links[k] === null && links[shape.firsts[k] ?? k] === null) return k;
  return -1;
}

/** Counts up to this fit into one number by fours. */
const DIGIT = 4096;

/** Tells counts of one shape apart. */
export function keyOf(counts: readonly number[]): number | string {
  if (counts.length > 4) return counts.join();
  let key = 0;
  for (let k = 0; k < counts.length; k++) {
    if (counts[k] >= DIGIT) return counts.join();
    key = key * DIGIT + counts[k];
  }
  return key;
}

/** By count of a fork and of the one that it led to: what they belong to, in the course of play that was followed. */
export interface Owners {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Notes what an outcome of a fork led to. */
export function noteStep(fork: Fork, outcome: number, to: Fork, tallied: readonly number[], owners: Owners): void {
  const { steps } = fork.shape;
  const step = stepOf(fork, to, tallied, owners);
  for (let k = 0; k < steps.length; k++) {
    for (let n = 0; n < steps[k].length; n++) {
      if (!isSame(steps[k][n], step)) continue;
      steps[outcome].push(steps[k][n]);
      return;
    }
  }
  steps[outcome].push(step);
}

function stepOf(from: Fork, to: Fork, tallied: readonly number[], owners: Owners): Step {
  const before = from.shape.sorts;
  const after = to.shape.sorts;
  // A count of something that has begun since does not go on from one of the same sort.
  const places = after.map((sort, k) => {
    const at = before.indexOf(sort);
    return at >= 0 && owners.before[at] === owners.after[k] ? at : -1;
  });
  const gone = before.map((_, k) => k).filter((k) => !places.includes(k));
  return {
    to: to.shape,
    from: places,
    moves: places.map((at, k) => to.counts[k] - (at < 0 ? 0 : from.counts[at])),
    gone,
    used: gone.map((k) => from.counts[k]),
    tallied,
  };
}

/** Steps from one shape to another differ in no more than this. */
const isSame = (one: Step, other: Step): boolean =>
  one.to === other.to &&
  one.tallied === other.tallied &&
  areSame(one.moves, other.moves) &&
  areSame(one.from, other.from) &&
  areSame(one.used, other.used);

export function areSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let k = 0; k < one.length; k++) if (one[k] !== other[k]) return false;
  return true;
}

/** Writes the counts after a step; false where it does not apply: a count runs out, or does not. */
export function moveCounts({ from, moves, gone, used }: Step, counts: readonly number[], into: number[]): boolean {
  for (let k = 0; k < gone.length; k++) if (counts[gone[k]] !== used[k]) return false;
  into.length = from.length;
  for (let k = 0; k < from.length; k++) {
    const n = (from[k] < 0 ? 0 : counts[from[k]]) + moves[k];
    if (n <= 0) return false;
    into[k] = n;
  }
  return true;
}
