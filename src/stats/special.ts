import * as cephes from 'cephes';
import { exp } from './portable.ts';

/*
 * Distribution functions over the cephes library (Moshier 1989, "Methods and Programs for Mathematical Functions"), compiled to
 * WebAssembly, so that they give the same bits on every machine. Against references of fifty digits they are accurate to about 1e-13,
 * and to 1e-9 for parameters near 10^5; the library's quantiles are checked, because they fail in tails below about 1e-7.
 */

// The functions below are synchronous, so the library has to be compiled before anything can call them.
await cephes.compiled;

/** Relative error of a probability beyond which cephes' inverse is not trusted. */
const BELIEVED = 1e-7;

/** cephes throws where a result underflows; the limit is used instead. */
function orLimit(value: () => number, limit: number): number {
  try {
    return value();
  } catch {
    return limit;
  }
}

/** Natural logarithm of Γ(x) for x > 0. */
export function logGamma(x: number): number {
  return cephes.lgam(x);
}

/** Regularised incomplete beta function I_x(a, b), for positive a and b. */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return orLimit(() => cephes.incbet(a, b, x), x < a / (a + b) ? 0 : 1);
}

/** x with I_x(a, b) = p. */
export function betaQuantile(p: number, a: number, b: number): number {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  const x = orLimit(() => cephes.incbi(a, b, p), Number.NaN);
  if (Math.abs(betaCdf(x, a, b) - p) <= BELIEVED * Math.min(p, 1 - p)) return x;
  return betaBisection(p, a, b);
}

/** Halves the log odds of x, on which quantiles next to 0 and next to 1 have all their digits. */
function betaBisection(p: number, a: number, b: number): number {
  let low = -700;
  let high = 700;
  for (let step = 0; step < 64; step++) {
    const middle = (low + high) / 2;
    if (betaCdf(1 / (1 + exp(-middle)), a, b) < p) low = middle;
    else high = middle;
  }
  return 1 / (1 + exp(-(low + high) / 2));
}

/** Area of the chi-squared distribution beyond `x`, for `df` > 0 degrees of freedom; 1 without any. */
export function chiSquareTail(x: number, df: number): number {
  if (x <= 0 || df <= 0) return 1;
  return orLimit(() => cephes.igamc(df / 2, x / 2), x < df ? 1 : 0);
}

/** Value that a chi-squared variable with `df` > 0 degrees of freedom exceeds with chance `p`. */
export function chiSquareTailQuantile(p: number, df: number): number {
  if (p >= 1) return 0;
  if (p <= 0) return Number.POSITIVE_INFINITY;
  return 2 * cephes.igami(df / 2, p);
}

/** Two-sided area of Student's t beyond |t|, for `df` > 0, through the incomplete beta function: cephes' own t takes whole `df` only. */
export function studentTwoSided(t: number, df: number): number {
  // Near 0 the complement keeps the digits.
  if (Math.abs(t) < 1) return 1 - betaCdf((t * t) / (df + t * t), 0.5, df / 2);
  return betaCdf(df / (df + t * t), df / 2, 0.5);
}

/** Quantile of Student's t with `df` > 0 degrees of freedom, which need not be whole. */
export function studentQuantile(p: number, df: number): number {
  if (p === 0.5) return 0;
  if (p < 0.5) return -studentQuantile(1 - p, df);
  if (p >= 1) return Number.POSITIVE_INFINITY;
  if (df > 1e10) return normalQuantile(p);
  const tail = 2 * (1 - p);
  if (tail > 1e-3) {
    const inside = betaQuantile(1 - tail, 0.5, df / 2);
    return Math.sqrt((df * inside) / (1 - inside));
  }
  const outside = betaQuantile(tail, df / 2, 0.5);
  return Math.sqrt((df * (1 - outside)) / outside);
}

/** Quantile of the standard normal distribution. */
export function normalQuantile(p: number): number {
  if (p <= 0) return Number.NEGATIVE_INFINITY;
  if (p >= 1) return Number.POSITIVE_INFINITY;
  return cephes.ndtri(p);
}

/** Area of the standard normal distribution below `z`. */
export function normalCdf(z: number): number {
  return z < 0 ? normalTwoSided(z) / 2 : 1 - normalTwoSided(z) / 2;
}

/** Two-sided area of the standard normal distribution beyond |z|; 0 from 38 on. cephes' own normal area is 0 from 28 on. */
export function normalTwoSided(z: number): number {
  return orLimit(() => cephes.erfc(Math.abs(z) / Math.SQRT2), 0);
}

/** Chance of at most `k` successes in `n` trials with chance `p`. */
export function binomialCdf(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n) return 1;
  return 1 - betaCdf(p, Math.floor(k) + 1, n - Math.floor(k));
}
