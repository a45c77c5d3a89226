import { exp, log, square } from './portable.ts';
import { LOOK, lookAfter } from './sequential.ts';
import { normalCdf } from './special.ts';
import { designEffects } from './wealth.ts';

export interface SequentialSize {
  /** Of one value. */
  readonly variance: number;
  /** Distance of the true mean from the one under test, in the unit of the values. */
  readonly effect: number;
  /** Largest possible value less the smallest: 2 for differences of scores, 1 for scores. */
  readonly range: number;
  /** 1 less the confidence; two-sided. Default 0.05. */
  readonly alpha?: number;
  /** Default 0.9. */
  readonly power?: number;
  /** As given to the sequence. */
  readonly effects?: readonly number[];
}

/** Mean excess over a boundary of a normal random walk, in standard deviations of a step. */
const OVERSHOOT = 0.583;

/** For effects that no bet covers; its inverse is still finite. */
const LEAST_WEIGHT = 1e-290;

/** Above this the number of values counts as infinite. */
const ENDLESS = 1e15;

/**
 * Number of values (a multiple of 64, the pairs of a chunk) within which a `sequence` leaves out a mean that is `effect` away with
 * chance `power`: the budget to give it. On average it needs about half of that.
 *
 * Log wealth is approximated by a Brownian motion with drift effect²/(2 variance) and variance effect²/variance, whose first passage is inverse
 * Gaussian (Wald 1947, "Sequential analysis"); the boundary is the log of 2/α over the weight of the bets near the effect, raised
 * because nobody looks between two looks (Siegmund 1985, "Sequential analysis: tests and confidence intervals", chapter 10). In simulations
 * of effects from 2 to 10 points of win rate the power is 0.91 to 0.98 where 0.9 is asked for, higher the fewer chunks are needed.
 */
export function pairsForSequence({ variance, effect, range, alpha = 0.05, power = 0.9, effects = [] }: SequentialSize): number {
  if (effect === 0) return Number.POSITIVE_INFINITY;
  const size = Math.abs(effect);
  // Even without variance, bets begin with the one that they assume, and stakes are limited.
  const spread = Math.max(variance, (range * range) / 1000);
  const information = (size * size) / spread;
  const stated = effects.map((it) => it / range);
  const boundary = passage(size / range, alpha, stated);
  const chance = (count: number): number => {
    const between = lookAfter(count) - count;
    return chanceOfPassage(boundary + OVERSHOOT * Math.sqrt(between * information), information * count);
  };
  let low = 0;
  let high = LOOK;
  while (chance(high) < power && high < ENDLESS) high *= 2;
  if (high >= ENDLESS) return Number.POSITIVE_INFINITY;
  while (high - low > LOOK) {
    const middle = Math.round((low + high) / 2 / LOOK) * LOOK;
    if (chance(middle) < power) low = middle;
    else high = middle;
  }
  return high;
}

/** Log wealth that the bets suited to an effect must win for the mixture to own 2/α. */
function passage(effect: number, alpha: number, stated: readonly number[]): number {
  const needed = log(2 / alpha);
  let boundary = needed + 1;
  // Bets for another effect lag behind by the squared relative distance; how much that costs depends on the boundary itself.
  for (let round = 0; round < 20; round++) {
    let weight = 0;
    for (const [design, share] of designEffects(stated)) weight += share * exp(-boundary * square((design - effect) / effect));
    boundary = needed - log(Math.max(weight, LEAST_WEIGHT));
  }
  return boundary;
}

/** Chance that a Brownian motion with drift 1/2 and variance 1 has reached `boundary` by a time. */
function chanceOfPassage(boundary: number, time: number): number {
  const sd = Math.sqrt(time);
  return normalCdf((time / 2 - boundary) / sd) + exp(boundary) * normalCdf((-time / 2 - boundary) / sd);
}
