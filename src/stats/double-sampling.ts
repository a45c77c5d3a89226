import type { Numbers } from './moments.ts';
import { covariance, mean, variance } from './moments.ts';

/** A mean with its standard error. */
export interface Adjusted {
  readonly mean: number;
  readonly error: number;
}

/**
 * The mean of values that are known for the first n of N pairs, with the help of others on the same dice that are known for all N: what
 * the others show of the luck of the first n is taken out by regression. Where both go together it is nearly as exact as a paired
 * difference on top of N pairs; where they do not, it is the plain mean. Double sampling with regression: Cochran (1977), "Sampling
 * Techniques", 3rd edition, section 12.6.
 *
 * @param others at least as many as `values`
 */
export function adjustedMean(values: Numbers, others: Numbers): Adjusted {
  const n = values.length;
  const first = Array.from({ length: n }, (_, i) => others[i] as number);
  const spread = variance(first);
  const slope = spread > 0 ? covariance(first, values) / spread : 0;
  const left = Math.max(0, variance(values) - slope * slope * spread);
  return {
    mean: mean(values) + slope * (mean(others) - mean(first)),
    error: Math.sqrt(left / n + (slope * slope * variance(others)) / others.length),
  };
}
