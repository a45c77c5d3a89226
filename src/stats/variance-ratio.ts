import type { Interval } from './interval.ts';
import { mean, type Numbers, variance } from './moments.ts';
import { differences } from './paired.ts';
import { exp, square } from './portable.ts';
import { studentQuantile } from './special.ts';

/**
 * The factor by which pairing cut the variance of a difference: (var a + var b) / var(b − a), which is the number of independent
 * experiments that one paired experiment replaces. Above 1 pairing helps, below 1 it hurts.
 *
 * The interval is Student's, on the logarithm, with the standard error from the empirical influence function (the infinitesimal
 * jackknife): Jaeckel (1972), "The infinitesimal jackknife", Bell Laboratories; Efron (1981), "Nonparametric estimates of standard
 * error", Biometrika 68, 589-599.
 *
 * @returns null where the factor is not a number: fewer than two values, or differences that are all the same.
 */
export function pairingFactor(a: Numbers, b: Numbers, confidence = 0.95): Interval | null {
  if (a.length !== b.length) throw new RangeError(`lists of ${a.length} and ${b.length} values`);
  const n = a.length;
  const paired = differences(a, b);
  const pairedVariance = variance(paired);
  const apart = variance(a) + variance(b);
  if (n < 2 || pairedVariance === 0 || apart === 0) return null;
  const centre = { a: mean(a), b: mean(b), paired: mean(paired) };
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const spread = (square((a[i] as number) - centre.a) + square((b[i] as number) - centre.b)) / apart;
    squares += square(spread - square((paired[i] as number) - centre.paired) / pairedVariance);
  }
  const half = (studentQuantile((1 + confidence) / 2, n - 1) * Math.sqrt(squares / (n - 1))) / Math.sqrt(n);
  const estimate = apart / pairedVariance;
  // A standard error from very few values can be beyond what a floating-point number holds.
  return {
    estimate,
    low: estimate * exp(-Math.min(half, 300)),
    high: Math.min(Number.MAX_VALUE, estimate * exp(Math.min(half, 300))),
  };
}
