import type { Interval } from './interval.ts';
import { mean, type Numbers, variance } from './moments.ts';

/** Running inference on a mean that may be looked at after every value and stopped at any time, at no cost in validity. */
export interface Sequence {
  /** Takes the next value. @throws RangeError when it lies outside the bounds. */
  add(value: number): void;
  /** Interval that covers the mean at all times at once with the stated confidence. It never widens. */
  interval(): Interval;
  /** P value of "the mean is `nullMean`", valid at any stopping time. It never rises. */
  p(): number;
}

export interface SequenceOptions {
  /** Smallest and largest value that is possible. */
  readonly low: number;
  readonly high: number;
  /** Default 0.95. */
  readonly confidence?: number;
  /** Default 0. */
  readonly nullMean?: number;
}

/** Largest bet, as a share of what can be staked without risk of ruin. */
const LARGEST_BET = 0.75;

/**
 * Confidence sequence by the predictable plug-in empirical Bernstein bound, P value by betting against the null.
 * Waudby-Smith & Ramdas (2024), "Estimating means of bounded random variables by betting", JRSS B 86, theorem 2 and section 4;
 * an e-process turns into a P value by Ville's inequality (Ville 1939).
 */
export function sequence({ low, high, confidence = 0.95, nullMean = 0 }: SequenceOptions): Sequence {
  const range = high - low;
  const target = Math.log(2 / (1 - confidence));
  const nullShare = (nullMean - low) / range;
  let count = 0;
  let sum = 0;
  let spread = 0.25;
  let weights = 0;
  let weighted = 0;
  let penalty = 0;
  let lower = 0;
  let upper = 1;
  let logWealth = 0;
  let best = 0;
  let nullSum = 0;
  let nullSquares = 0.25;
  return {
    add(value) {
      const x = (value - low) / range;
      if (!(x >= 0 && x <= 1)) throw new RangeError(`${value} lies outside ${low} to ${high}`);
      // Bets may depend on the past only: they are placed before the value is counted.
      const time = count + 1;
      const centre = (0.5 + sum) / time;
      const sigma2 = spread / time;
      const bet = Math.min(LARGEST_BET, Math.sqrt((2 * target) / (sigma2 * time * Math.log(1 + time))));
      const excess = nullSum / time;
      const edge = excess / (nullSquares / time + excess * excess);
      const stake = Math.max(-LARGEST_BET / (1 - nullShare || 1), Math.min(LARGEST_BET / (nullShare || 1), edge));
      logWealth += Math.log1p(stake * (x - nullShare));
      best = Math.max(best, logWealth);

      weights += bet;
      weighted += bet * x;
      penalty += (x - centre) ** 2 * (-Math.log(1 - bet) - bet);
      count = time;
      sum += x;
      nullSum += x - nullShare;
      nullSquares += (x - nullShare) ** 2;
      spread += (x - (0.5 + sum) / (count + 1)) ** 2;
      const half = (target + penalty) / weights;
      lower = Math.max(lower, weighted / weights - half);
      upper = Math.min(upper, weighted / weights + half);
    },
    interval() {
      const estimate = count === 0 ? (low + high) / 2 : low + (range * sum) / count;
      return { estimate, low: low + range * Math.min(lower, upper), high: low + range * Math.max(lower, upper) };
    },
    p: () => Math.exp(-best),
  };
}

/** Number of values at which the boundary below is tightest. */
const TIGHTEST_AT = 500;

/**
 * Confidence sequence and P value for a mean without known bounds, in the limit of many values (some dozens).
 * Waudby-Smith, Arbour, Sinha, Kennedy & Ramdas (2024), "Time-uniform central limit theory and asymptotic confidence sequences",
 * Annals of Statistics 52, theorem 2.2; the P value of "the mean is 0" is the level at which the interval touches 0.
 */
export function asymptoticSequence(values: Numbers, confidence = 0.95): Interval & { readonly p: number } {
  const n = values.length;
  const estimate = n === 0 ? 0 : mean(values);
  const sd = Math.sqrt(variance(values));
  const alpha = 1 - confidence;
  const rho2 = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / TIGHTEST_AT;
  const growth = n * rho2 + 1;
  const half = n === 0 ? 0 : sd * Math.sqrt(((2 * growth) / (n * n * rho2)) * Math.log(Math.sqrt(growth) / alpha));
  const touching = Math.sqrt(growth) * Math.exp((-estimate * estimate * n * n * rho2) / (2 * sd * sd * growth));
  const p = estimate === 0 ? 1 : sd === 0 ? (n > 1 ? 0 : 1) : Math.min(1, touching);
  return { estimate, low: estimate - half, high: estimate + half, p };
}
