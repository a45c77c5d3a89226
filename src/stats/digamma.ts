import { log } from './portable.ts';

/*
 * Derivatives of the logarithm of Γ, by recurrence to where the asymptotic series holds to the last digits (Bernardo 1976, "Psi (digamma)
 * function", Applied Statistics 25; Schneider 1978, "Trigamma function", Applied Statistics 27). cephes has both, in a program of 28 kB of
 * which nothing else is used.
 */

/** From here on eight terms are enough. */
const SERIES_FROM = 10;

/** The Bernoulli numbers B2, B4 and so on to B16. */
const BERNOULLI = [1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510] as const;

/** Derivative of the logarithm of Γ(x) for x > 0. */
export function digamma(x: number): number {
  let below = 0;
  let at = x;
  for (; at < SERIES_FROM; at++) below += 1 / at;
  const inverse = 1 / (at * at);
  const series = BERNOULLI.reduceRight((sum, it, k) => (sum + it / (2 * k + 2)) * inverse, 0);
  return log(at) - 0.5 / at - series - below;
}

/** Second derivative of the logarithm of Γ(x) for x > 0. */
export function trigamma(x: number): number {
  let below = 0;
  let at = x;
  for (; at < SERIES_FROM; at++) below += 1 / (at * at);
  const inverse = 1 / (at * at);
  const series = BERNOULLI.reduceRight((sum, it) => (sum + it) * inverse, 0);
  return (1 + 0.5 / at + series) / at + below;
}
