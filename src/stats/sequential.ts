import type { Interval } from './interval.ts';
import { exp, log, log2, power } from './portable.ts';
import { type Account, type Against, wealthOf } from './wealth.ts';

/** Running inference on a mean that may be looked at after every value and stopped at any time, at no cost in validity. */
export interface Sequence {
  /** Takes the next value. @throws RangeError when it lies outside the bounds. */
  add(value: number): void;
  /**
   * Interval that covers the mean at all looks together with the stated confidence. It never widens. The estimate is the mean of all
   * values; if the mean has drifted it may, rarely, lie outside.
   */
  interval(): Interval;
  /**
   * P value of "the mean is `nullMean`", valid at any stopping time. It never rises. It is below 1 - confidence when, and only when,
   * the interval excludes `nullMean`.
   */
  p(): number;
}

export interface SequenceOptions {
  /** Smallest and largest possible value. */
  readonly low: number;
  readonly high: number;
  /** Default 0.95. */
  readonly confidence?: number;
  /** Default 0, or the middle of the range if 0 is outside it. */
  readonly nullMean?: number;
  /**
   * Distances from the mean under test that matter to the caller, in the unit of the values (the margin of equivalence, the half
   * width of a band, the effect of a plan). They get half of the weight, so that distances near them are found soonest; all others are
   * still found. Validity does not depend on them.
   */
  readonly effects?: readonly number[];
}

/** Values between two looks of a long course, and the grain of `pairsForSequence`: the pairs of a chunk. */
export const LOOK = 64;
/** Up to this many values a look is taken after each of them, then after every second, fourth, ... whenever their number has doubled. */
const CLOSE = 64;

/** Number of values at the look that follows the one at `count` values. All multiples of 64 up to 6,400 are among them. */
export function lookAfter(count: number): number {
  if (count < 100 * LOOK) return count + Math.min(LOOK, power(2, Math.floor(log2(Math.max(1, (2 * count) / CLOSE)))));
  const looks = count / LOOK;
  return (looks + Math.floor(looks / 100)) * LOOK;
}

/** Bounds are found to this share of the interval; they err on the wide side. */
const PRECISION = 1e-3;
const MOST_STEPS = 60;
/** How much further than expected the first step of a search for a bound goes, so as to step past it. */
const STRETCHED = 1.3;

/**
 * Confidence sequence and P value for the mean of bounded values, by betting: the interval holds every mean against which the bets on either
 * side have not won 2/α times the stake so far. Exactly valid for any bounded values whose mean, given those before, is always the
 * same; nothing else is assumed. The bets, and the papers, are in `wealth.ts`; see also Waudby-Smith & Ramdas (2024), JRSS B 86,
 * section 4, and Howard, Ramdas, McAuliffe & Sekhon (2021), "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of
 * Statistics 49.
 *
 * Looks are also taken automatically: often while there are few values, then after every 64, and
 * beyond 6,400 whenever there are a hundredth more. So an answer after whole chunks of pairs doesn't depend on how often it was
 * asked for, and what was won in the middle of a chunk isn't lost at its end.
 *
 * @throws RangeError for bounds that are not a range, a null mean outside them, or an effect that is not above 0 or larger than the range
 */
export function sequence(options: SequenceOptions): Sequence {
  const { low, high, confidence = 0.95, effects = [] } = options;
  const range = high - low;
  if (!(range > 0 && Number.isFinite(range))) throw new RangeError(`${low} to ${high} is not a range`);
  if (!(confidence > 0 && confidence < 1)) throw new RangeError(`a confidence of ${confidence}: expected one between 0 and 1`);
  const nullMean = options.nullMean ?? (low <= 0 && high >= 0 ? 0 : (low + high) / 2);
  if (!(nullMean >= low && nullMean <= high)) throw new RangeError(`a mean of ${nullMean} lies outside ${low} to ${high}`);
  for (const effect of effects) {
    if (!(effect > 0 && effect <= range)) throw new RangeError(`an effect of ${effect}: expected one above 0, at most ${range}`);
  }
  const wealth = wealthOf(effects.map((effect) => effect / range));
  const enough = log(2 / (1 - confidence));
  const nullShare = (nullMean - low) / range;
  let count = 0;
  let sum = 0;
  let lower = wealth.account('at-most', 0);
  let upper = wealth.account('at-least', 1);
  const nullBelow = wealth.account('at-most', nullShare);
  const nullAbove = wealth.account('at-least', nullShare);
  /** By side: share of the interval that a bound moves per unit of log wealth, from the last search. */
  const slopes: Record<Against, number> = { 'at-most': 0.05, 'at-least': 0.05 };
  let best = 0;
  let looked = 0;
  let nextLook = lookAfter(0);

  function look(): void {
    if (looked === count) return;
    looked = count;
    const below = nullBelow.log();
    const above = nullAbove.log();
    best = Math.max(best, below, above);
    const from = below >= enough && nullShare > lower.mean ? nullBelow : lower;
    const to = above >= enough && nullShare < upper.mean ? nullAbove : upper;
    lower = nearer('at-most', from, upper.mean);
    upper = nearer('at-least', to, lower.mean);
  }

  /**
   * The last excluded mean, searched from one excluded before, but not beyond the other bound. A step slightly too long, by the
   * slope of the last search, usually brackets it; then regula falsi with the Illinois rule (Dowell & Jarratt 1971, BIT 11), kept on
   * the safe side.
   */
  function nearer(against: Against, bound: Account, other: number): Account {
    let out = bound;
    let excess = out.log() - enough;
    if (!(excess > 0)) return bound;
    const gap = other - out.mean;
    const precise = Math.abs(gap) * PRECISION;
    let stride = Math.min(1, STRETCHED * excess * slopes[against]);
    let kept = wealth.account(against, out.mean + stride * gap);
    let lack = kept.log() - enough;
    while (lack >= 0) {
      if (stride === 1) return kept;
      out = kept;
      excess = lack;
      stride = Math.min(1, 4 * stride);
      kept = wealth.account(against, bound.mean + stride * gap);
      lack = kept.log() - enough;
    }
    let side = 0;
    // An excluded bound must move, if only a little: the null is excluded when its P value says so.
    for (let step = 0; step < MOST_STEPS && (out === bound || Math.abs(kept.mean - out.mean) > precise); step++) {
      const between = wealth.account(against, (kept.mean * excess - out.mean * lack) / (excess - lack));
      const value = between.log() - enough;
      if (value >= 0) {
        out = between;
        excess = value;
        if (side === 1) lack /= 2;
        side = 1;
      } else {
        kept = between;
        lack = value;
        if (side === -1) excess /= 2;
        side = -1;
      }
    }
    slopes[against] = Math.abs((kept.mean - out.mean) / gap) / (excess - lack);
    return out;
  }

  return {
    add(value) {
      const share = (value - low) / range;
      if (!(share >= 0 && share <= 1)) throw new RangeError(`${value} lies outside ${low} to ${high}`);
      wealth.add(share);
      count += 1;
      sum += value;
      if (count === nextLook) {
        look();
        nextLook = lookAfter(count);
      }
    },
    interval() {
      look();
      const estimate = count === 0 ? (low + high) / 2 : sum / count;
      return { estimate, low: low + range * lower.mean, high: low + range * upper.mean };
    },
    p() {
      look();
      return Math.min(1, 2 * exp(-best));
    },
  };
}
