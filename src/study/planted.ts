import { item } from '../rules/item.ts';
import { type Numbers, type Random, randomFrom, sequence } from '../stats/index.ts';
import { exp, power, square } from '../stats/portable.ts';

/** A distribution of one paired difference on a few values. */
export interface Planted {
  readonly values: readonly number[];
  /** Chance of each. */
  readonly weights: readonly number[];
  readonly variance: number;
}

/**
 * What a pilot's differences would look like if their mean were `effect`: each counts half for one side and half for the other, so that
 * the mean is 0, and is then weighted by exp(θ·value) with the θ that makes the mean right. Of all distributions on the same values it is
 * the one nearest to the pilot's: Efron (1981), "Nonparametric standard errors and confidence intervals", Canadian Journal of Statistics 9,
 * section 11. If the values cannot reach the effect, the rest comes from pairs that change completely.
 *
 * @param effect above 0, below `largest`
 * @param largest the largest possible difference
 * @returns null for a pilot in which nothing differed
 */
export function plantEffect(pilot: Numbers, effect: number, largest = 1): Planted | null {
  const counts = new Map<number, number>();
  for (let i = 0; i < pilot.length; i++) {
    const moved = item(pilot, i);
    for (const value of [moved, 0 - moved]) counts.set(value + 0, (counts.get(value + 0) ?? 0) + 0.5 / pilot.length);
  }
  const values = [...counts.keys()].sort((a, b) => a - b);
  const shares = values.map((value) => counts.get(value) as number);
  const reach = values.at(-1) ?? 0;
  if (reach === 0) return null;
  if (effect > reach / 2) return mixed(values, shares, effect, largest);
  let [low, high] = [0, 1 / reach];
  while (meanOf(values, tilted(values, shares, high)) < effect) high *= 2;
  for (let step = 0; step < 100; step++) {
    const theta = (low + high) / 2;
    if (meanOf(values, tilted(values, shares, theta)) < effect) low = theta;
    else high = theta;
  }
  return described(values, tilted(values, shares, (low + high) / 2));
}

function mixed(values: readonly number[], shares: readonly number[], effect: number, largest: number): Planted {
  const share = effect / largest;
  return described([...values, largest], [...shares.map((it) => it * (1 - share)), share]);
}

function tilted(values: readonly number[], shares: readonly number[], theta: number): number[] {
  const top = values.at(-1) as number;
  const weights = values.map((value, k) => (shares[k] as number) * exp(theta * (value - top)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((it) => it / sum);
}

const meanOf = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, k) => sum + value * (weights[k] as number), 0);

function described(values: readonly number[], weights: readonly number[]): Planted {
  const centre = meanOf(values, weights);
  return { values, weights, variance: values.reduce((sum, value, k) => sum + (weights[k] as number) * square(value - centre), 0) };
}

/** What looks along the way cost, by simulation. */
export interface Looking {
  /** With at most this many pairs, looks after every chunk find the effect with the power asked for. */
  readonly budget: number;
  /** Pairs until it is found, or the budget is spent. */
  readonly average: number;
  /** Simulated comparisons behind these numbers. */
  readonly runs: number;
}

export interface LookingQuestion {
  readonly planted: Planted;
  readonly effect: number;
  /** 1 less the confidence of one comparison. */
  readonly alpha: number;
  readonly power: number;
  /** Pairs that a fixed size needs; simulations go on to at most four times as many. */
  readonly fixed: number;
  readonly seed: string;
  readonly largest?: number;
}

const CHUNK = 64;
const MOST_RUNS = 400;
const LEAST_RUNS = 60;
/** Approximate number of values drawn in one simulation. */
const MOST_VALUES = 2_000_000;
const LONGEST = 4;

/**
 * Simulates comparisons that look after every chunk of 64 pairs (after a hundred of them, each time the number has grown by a hundredth)
 * and stop when the confidence sequence excludes 0.
 * @returns null where it would take too long, or four times the fixed size is not enough
 */
export function simulateLooking({ planted, effect, alpha, power, fixed, seed, largest = 1 }: LookingQuestion): Looking | null {
  const runs = Math.min(MOST_RUNS, Math.floor(MOST_VALUES / Math.max(fixed, CHUNK)));
  if (runs < LEAST_RUNS) return null;
  const random = randomFrom(`plan ${seed}`);
  const draw = drawFrom(planted, random);
  const most = Math.max(4 * CHUNK, Math.ceil((LONGEST * fixed) / CHUNK) * CHUNK);
  const times = Array.from({ length: runs }, () => {
    const run = sequence({ low: -largest, high: largest, confidence: 1 - alpha, effects: [effect] });
    let count = 0;
    for (let next = CHUNK; next <= most; next = lookAfter(next)) {
      for (; count < next; count++) run.add(draw());
      if (run.p() <= alpha) return count;
    }
    return Number.POSITIVE_INFINITY;
  }).sort((a, b) => a - b);
  const budget = times[Math.min(runs - 1, Math.ceil(power * runs) - 1)] as number;
  if (budget === Number.POSITIVE_INFINITY) return null;
  return { budget, average: Math.round(times.reduce((sum, it) => sum + Math.min(it, budget), 0) / runs), runs };
}

/** Pairs at the look that follows the one at `pairs`. */
export const lookAfter = (pairs: number): number => {
  const chunks = pairs / CHUNK;
  return (chunks + Math.max(1, Math.floor(chunks / 100))) * CHUNK;
};

/** Draws values of a distribution. */
export function drawFrom({ values, weights }: Pick<Planted, 'values' | 'weights'>, random: Random): () => number {
  const limits: number[] = [];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    limits.push(sum);
  }
  return () => {
    const u = (random.bits() / power(2, 32)) * sum;
    const k = limits.findIndex((limit) => u < limit);
    return values[k < 0 ? values.length - 1 : k] as number;
  };
}
