import type { Interval } from './interval.ts';
import type { Numbers } from './moments.ts';
import { covariance, mean, variance } from './moments.ts';
import { studentQuantile } from './special.ts';

/** 0.484 / α is the multiple of |x| on either side of a single normal value x that covers its mean. */
const SINGLE_VALUE = 0.484;

/**
 * Mean with Student's interval ("Student" 1908, Biometrika 6). A single value without `range` has the interval of Wall, Boen & Tweedie
 * (2001), "An effective confidence interval for the mean with samples of size one and two", The American Statistician 55.
 *
 * @param range the largest absolute value that is possible, if there is one. Then the half-width is at least
 *   `range · t² / (n + t²)`: so much could a rare value that has not been seen yet still move the mean (Wilson's bound at 0 of n).
 */
export function meanInterval(values: Numbers, confidence = 0.95, range?: number): Interval {
  const n = values.length;
  if (n === 0) return { estimate: 0, low: -(range ?? 0), high: range ?? 0 };
  const estimate = mean(values);
  if (n === 1) {
    const half = (SINGLE_VALUE / (1 - confidence)) * Math.abs(estimate);
    return range === undefined ? { estimate, low: estimate - half, high: estimate + half } : { estimate, low: -range, high: range };
  }
  const bound = range ?? Number.POSITIVE_INFINITY;
  const t = studentQuantile((1 + confidence) / 2, n - 1);
  const floor = range === undefined ? 0 : (range * t * t) / (n + t * t);
  const half = Math.max(t * Math.sqrt(variance(values) / n), floor);
  return { estimate, low: Math.max(-bound, estimate - half), high: Math.min(bound, estimate + half) };
}

/** Element-wise `b − a`. */
export function differences(a: Numbers, b: Numbers): Float64Array {
  if (a.length !== b.length) throw new RangeError(`lists of ${a.length} and ${b.length} values`);
  const result = new Float64Array(a.length);
  for (let i = 0; i < result.length; i++) result[i] = b[i] - a[i];
  return result;
}

/**
 * Share of the variance that pairing removed: 1 − var(b − a) / (var a + var b), from 1 (all of it) through 0 (nothing) to negative
 * (pairing did harm). 1 when the two lists are equal, 0 when neither varies but they differ.
 */
export function varianceReduction(a: Numbers, b: Numbers): number {
  const unpaired = variance(a) + variance(b);
  if (unpaired === 0) {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return 0;
    return 1;
  }
  return (2 * covariance(a, b)) / unpaired;
}
