import { push, type Tally } from './bradley-terry.ts';
import { digamma, trigamma } from './digamma.ts';
import type { Interval } from './interval.ts';
import { item } from './item.ts';
import { inverseOf, Matrix } from './matrix.ts';
import { square } from './portable.ts';
import { normalQuantile } from './special.ts';

/** Who beats whom, and how sure it is. Items are whole numbers from 0. */
export interface Beat {
  readonly winner: number;
  readonly loser: number;
  /** The winner's, above one half. */
  readonly score: number;
  /** Still significant after correction for all matchups. */
  readonly sure: boolean;
}

/** Each item beats the next, and the last the first; starts at the smallest number. */
export type Cycle = readonly number[];

export interface Cycles {
  /** Circles of three in which every win is sure; the one whose weakest win is clearest comes first. */
  readonly told: readonly Cycle[];
  /** Circles of three that the estimates show but in which not every win is sure, in the same order. */
  readonly estimated: readonly Cycle[];
  /** The shortest circle of sure wins, where there is none of three but a longer one; else null. */
  readonly longer: Cycle | null;
}

/**
 * Circles in a table of wins. Where every matchup is decided a circle of any length holds one of three (Kendall & Babington Smith 1940,
 * "On the method of paired comparisons", Biometrika 31); where some are not, only a longer one may be sure.
 *
 * When `sure` keeps the chance of any wrong win to a level, the chance of reporting a circle that does not exist is within it.
 */
export function findCycles(items: number, beats: readonly Beat[]): Cycles {
  const table = new Map(beats.map((it) => [it.winner * items + it.loser, it]));
  const won = (i: number, j: number): Beat | undefined => table.get(i * items + j);
  const told: [number, Cycle][] = [];
  const estimated: [number, Cycle][] = [];
  for (let i = 0; i < items; i++) {
    for (let j = i + 1; j < items; j++) {
      for (let k = j + 1; k < items; k++) {
        for (const cycle of [
          [i, j, k],
          [i, k, j],
        ] as const) {
          const edges = [won(cycle[0], cycle[1]), won(cycle[1], cycle[2]), won(cycle[2], cycle[0])];
          if (edges.some((it) => it === undefined)) continue;
          const weakest = Math.min(...edges.map((it) => it?.score ?? 0));
          (edges.every((it) => it?.sure === true) ? told : estimated).push([weakest, cycle]);
        }
      }
    }
  }
  const sorted = (list: [number, Cycle][]): Cycle[] => list.sort(([a], [b]) => b - a).map(([, cycle]) => cycle);
  return { told: sorted(told), estimated: sorted(estimated), longer: told.length > 0 ? null : shortestCycle(items, beats) };
}

/** The shortest circle of sure wins, by breadth-first search from each item; null if there is none. */
function shortestCycle(items: number, beats: readonly Beat[]): Cycle | null {
  const next = Array.from({ length: items }, (_, i) => beats.filter((it) => it.sure && it.winner === i).map((it) => it.loser));
  let best: number[] | null = null;
  for (let start = 0; start < items; start++) {
    // The way to each item; the loop takes in those that it adds.
    const ways = new Map([[start, [start]]]);
    for (const [i, way] of ways) {
      for (const j of item(next, i)) {
        if (j === start) {
          if (best === null || way.length < best.length) best = way;
        } else if (!ways.has(j)) {
          ways.set(j, [...way, j]);
        }
      }
    }
  }
  return best;
}

/**
 * Log-odds of `a` against `b` with their variance: those of the posterior of Jeffreys' prior, which keeps both finite after a clean sweep
 * and makes it wide (Jeffreys 1946, Proceedings of the Royal Society A 186). The number of pairs is divided by their design effect.
 */
function flow({ pairs, mean, design }: Tally): { readonly odds: number; readonly variance: number } {
  const won = (pairs * mean) / design + 0.5;
  const lost = (pairs * (1 - mean)) / design + 0.5;
  return { odds: digamma(won) - digamma(lost), variance: trigamma(won) + trigamma(lost) };
}

/**
 * Log-odds of each item of a circle against the next once ratings are taken out: the curl of the flow of log-odds, divided among the
 * circle's edges. It is 0 where ratings explain everything. Jiang, Lim, Yao & Ye (2011), "Statistical ranking and combinatorial Hodge theory",
 * Mathematical Programming 127. The interval is the delta method's.
 */
export function curlOf(cycle: Cycle, tallies: readonly Tally[], confidence = 0.95): Interval {
  let sum = 0;
  let spread = 0;
  cycle.forEach((i, at) => {
    const j = cycle[(at + 1) % cycle.length];
    const found = tallies.find((it) => (it.a === i && it.b === j) || (it.a === j && it.b === i));
    if (found === undefined) throw new RangeError(`items ${i} and ${j} have not played each other`);
    const { odds, variance } = flow(found);
    sum += found.a === i ? odds : -odds;
    spread += variance;
  });
  const estimate = sum / cycle.length;
  const half = (normalQuantile((1 + confidence) / 2) * Math.sqrt(spread)) / cycle.length;
  return { estimate, low: estimate - half, high: estimate + half };
}

/**
 * Share of the imbalance in a table that goes round in circles, from 0 (ratings explain everything) to 1 (rock, paper, scissors): squared
 * log-odds, weighted by precision and less what chance alone produces, of the part of the flow that no ratings explain, over the whole.
 * Jiang, Lim, Yao & Ye (2011), as for `curlOf`. The two parts are independent noncentral chi-squared values; each has an interval from
 * Sankaran (1959), "On the non-central chi-square distribution", Biometrika 46, at a level that covers both together.
 */
export function cyclicShare(items: number, tallies: readonly Tally[], confidence = 0.95): Interval {
  const matrix = new Matrix(items);
  const pull = new Float64Array(items);
  let total = 0;
  for (const it of tallies) {
    const { odds, variance } = flow(it);
    const weight = 1 / variance;
    total += weight * odds * odds;
    matrix.addDuel(it.a, it.b, weight);
    push(pull, it, weight * odds);
  }
  const freedom = tallies.length - (items - 1);
  const solved = inverseOf(matrix.plus(1 / items));
  if (freedom <= 0 || solved === null) return { estimate: 0, low: 0, high: freedom <= 0 ? 0 : 1 };
  let graded = 0;
  for (let i = 0; i < items; i++) for (let j = 0; j < items; j++) graded += item(pull, i) * solved.inverse.at(i, j) * item(pull, j);
  const round = noncentrality(Math.max(0, total - graded), freedom, confidence);
  const straight = noncentrality(graded, items - 1, confidence);
  const share = (part: number, rest: number, none: number): number => (part + rest > 0 ? part / (part + rest) : none);
  return {
    estimate: share(round.estimate, straight.estimate, 0),
    low: share(round.low, straight.high, 0),
    high: share(round.high, straight.low, 1),
  };
}

/** Noncentrality of a chi-squared value; the interval gets half of the error that `confidence` allows. */
function noncentrality(value: number, freedom: number, confidence: number): Interval {
  const z = normalQuantile(1 - (1 - confidence) / 4);
  const shift = (freedom - 1) / 2;
  const root = Math.sqrt(Math.max(0, value - shift));
  const bound = (at: number): number => Math.max(0, square(Math.max(0, at)) - shift);
  return { estimate: Math.max(0, value - freedom), low: bound(root - z), high: bound(root + z) };
}
