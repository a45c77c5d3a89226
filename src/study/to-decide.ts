import { roundedUp } from '../analysis/roughly.ts';
import { type Interval, normalQuantile } from '../stats/index.ts';
import { log } from '../stats/portable.ts';
import { FEWEST_UNBOUNDED } from './tracker.ts';

/** What is known of an open promise. */
export interface OpenPromise {
  readonly found: Interval;
  /** The band, infinite where it is open. */
  readonly from: number;
  readonly to: number;
  /** Pairs so far, and the variance of their values. */
  readonly pairs: number;
  readonly variance: number;
  /** Of its confidence sequence. */
  readonly confidence: number;
}

/** Chance that so many pairs decide it. */
const POWER = 0.8;
/** The most that a contract may allow. */
const MOST_PAIRS = 1_000_000;

/**
 * Pairs that would decide a promise, if the mean and the variance found so far are the true ones; null if more would be needed than a contract may
 * allow. A confidence sequence of a mean is as wide as the root of `(a + variance * ln n) / n` with a constant `a`, which the interval so far gives
 * (Robbins 1970, "Statistical methods related to the law of the iterated logarithm", Ann. Math. Statist. 41); the estimate may come to lie
 * nearer to the edge of the band than now, and the interval has to fit in all the same.
 */
export function pairsToDecide({ found, from, to, pairs, variance, confidence }: OpenPromise): number | null {
  const { estimate, low, high } = found;
  const distance = Math.min(Math.abs(estimate - from), Math.abs(to - estimate));
  const known = Number.isFinite(low) && Number.isFinite(high) && pairs > 0;
  const half = Math.max(high - estimate, estimate - low);
  const constant = known ? half * half * pairs : variance * (1 - 2 * log(1 - confidence));
  const stray = normalQuantile(POWER) * Math.sqrt(variance);
  for (let n = Math.max(pairs + 1, known ? 0 : FEWEST_UNBOUNDED); n <= MOST_PAIRS; n = Math.ceil(n * 1.02)) {
    const width = Math.sqrt((constant + variance * log(n / Math.max(1, pairs))) / n);
    if (width + stray / Math.sqrt(n) <= distance) return Math.min(MOST_PAIRS, roundedUp(n));
  }
  return null;
}
