import type { Numbers } from './moments.ts';
import { power } from './portable.ts';
import { randomFrom } from './rng.ts';
import { normalTwoSided } from './special.ts';

const EXACT_UP_TO = 14;
const NORMAL_FROM = 2000;

/**
 * Two-sided P value of "the mean is 0" by flipping the signs of paired differences.
 * Fisher (1935), "The Design of Experiments", section 21; the +1 for sampled flips is from Phipson & Smyth (2010), SAGMB 9.
 *
 * For up to 14 differences other than 0 all flips are tried; for up to 2,000, `flips` are drawn from `seed`; above that, the normal limit of
 * the same statistic is used, which then agrees to two digits.
 */
export function signFlip(values: Numbers, seed: string, flips = 9999): number {
  const moved: number[] = [];
  let observed = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value === 0) continue;
    moved.push(value);
    observed += value;
    squares += value * value;
  }
  if (moved.length === 0) return 1;
  // Sums that are equal but for rounding count as equal.
  const reach = Math.abs(observed) - 1e-9 * Math.sqrt(squares);
  if (moved.length <= EXACT_UP_TO) {
    const all = power(2, moved.length);
    let asFar = 0;
    for (let mask = 0; mask < all; mask++) {
      let sum = 0;
      for (let i = 0; i < moved.length; i++) {
        const move = moved[i] as number;
        sum += mask & (1 << i) ? -move : move;
      }
      if (Math.abs(sum) >= reach) asFar += 1;
    }
    return asFar / all;
  }
  if (moved.length > NORMAL_FROM) return normalTwoSided(observed / Math.sqrt(squares));
  const random = randomFrom(seed);
  let asFar = 1;
  for (let flip = 0; flip < flips; flip++) {
    let sum = 0;
    let bits = 0;
    for (let i = 0; i < moved.length; i++) {
      if ((i & 31) === 0) bits = random.bits();
      const move = moved[i] as number;
      sum += bits & 1 ? -move : move;
      bits >>>= 1;
    }
    if (Math.abs(sum) >= reach) asFar += 1;
  }
  return asFar / (flips + 1);
}
