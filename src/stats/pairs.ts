import type { Interval } from './interval.ts';
import { square } from './portable.ts';
import { studentQuantile } from './special.ts';

/**
 * Counts of pairs by their score. A pair is two engagements with the same dice and the seats swapped; index `k` counts pairs in which
 * red scored `k` of the four half points, that is a pair score of `k / 4`.
 */
export type Pentanomial = readonly [number, number, number, number, number];

/** Counts pair scores, given as half points for red from 0 to 4. */
export function pentanomial(halfPoints: { readonly length: number; readonly [index: number]: number }): Pentanomial {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let i = 0; i < halfPoints.length; i++) counts[halfPoints[i] as 0 | 1 | 2 | 3 | 4] += 1;
  return counts;
}

/** Mean (0 to 1), unbiased variance of one pair, and number of pairs. */
export function pairMoments(counts: Pentanomial): { mean: number; variance: number; pairs: number } {
  let pairs = 0;
  let sum = 0;
  for (let k = 0; k < 5; k++) {
    const count = counts[k] as number;
    pairs += count;
    sum += count * k;
  }
  const mean = sum / (4 * pairs);
  let squares = 0;
  for (let k = 0; k < 5; k++) squares += (counts[k] as number) * square(k / 4 - mean);
  return { mean, variance: pairs > 1 ? squares / (pairs - 1) : 0, pairs };
}

/**
 * Score of red with an interval: Wilson's interval with the variance of pairs in place of the binomial one.
 *
 * The ratio of the two (the design effect) is estimated from the counts and kept at or above `t² / pairs`, so that identical
 * results still leave room for a rare different one; a clean sweep (0 of n) gives Wilson's own interval.
 * `t` is Student's quantile, which widens the interval when there are few pairs.
 *
 * Wilson (1927), JASA 22, 209-212; for pairs as the unit of evidence see Van den Bergh (2019), "Comments on normalized Elo".
 */
export function pairScoreInterval(counts: Pentanomial, confidence = 0.95): Interval {
  const { mean, variance, pairs } = pairMoments(counts);
  if (pairs === 0) return { estimate: 0.5, low: 0, high: 1 };
  if (pairs === 1) return { estimate: mean, low: 0, high: 1 };
  const t = studentQuantile((1 + confidence) / 2, pairs - 1);
  const binomial = mean * (1 - mean);
  const floor = Math.min(1, (t * t) / pairs);
  const design = binomial > 0 ? Math.max(variance / binomial, floor) : 1;
  const k = (t * t * design) / pairs;
  const centre = (mean + k / 2) / (1 + k);
  const half = Math.sqrt(k * binomial + (k * k) / 4) / (1 + k);
  return { estimate: mean, low: mean === 0 ? 0 : Math.max(0, centre - half), high: mean === 1 ? 1 : Math.min(1, centre + half) };
}
