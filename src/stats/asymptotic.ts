import type { Interval } from './interval.ts';
import { mean, type Numbers, variance } from './moments.ts';
import { exp, log } from './portable.ts';

/** Number of values at which the boundary below is tightest. */
const TIGHTEST_AT = 500;

/**
 * Confidence sequence and P value for a mean without known bounds, in the limit of many values: take the first look after 64 of them, or
 * 256 where margins are very skewed (the simulations in `README.md` say why). It is tightest at 500.
 * Waudby-Smith, Arbour, Sinha, Kennedy & Ramdas (2024), "Time-uniform central limit theory and asymptotic confidence sequences",
 * Annals of Statistics 52, theorem 2.2; the P value of "the mean is 0" is the level at which the interval touches 0.
 */
export function asymptoticSequence(values: Numbers, confidence = 0.95): Interval & { readonly p: number } {
  const n = values.length;
  const estimate = n === 0 ? 0 : mean(values);
  const sd = Math.sqrt(variance(values));
  const alpha = 1 - confidence;
  const rho2 = (-2 * log(alpha) + log(-2 * log(alpha) + 1)) / TIGHTEST_AT;
  const growth = n * rho2 + 1;
  const half = n === 0 ? 0 : sd * Math.sqrt(((2 * growth) / (n * n * rho2)) * log(Math.sqrt(growth) / alpha));
  const touching = Math.sqrt(growth) * exp((-estimate * estimate * n * n * rho2) / (2 * sd * sd * growth));
  const p = estimate === 0 ? 1 : sd === 0 ? (n > 1 ? 0 : 1) : Math.min(1, touching);
  return { estimate, low: estimate - half, high: estimate + half, p };
}
