import { item } from '../../rules/item.ts';
import { type Adjusted, adjustedMean, normalCdf, normalQuantile, variance } from '../../stats/index.ts';
import { type Band, centreOf, halfOf } from './bands.ts';
import type { Trials } from './trials.ts';

/** Errors by which an estimate is certainly on one side of a limit, as far as a search needs certainty. */
const CERTAIN = 3;
/** An estimate whose error is this share of half a band is good enough to choose by. */
const PRECISE = 0.2;

/** Where a ruleset stands on search dice: an estimate for each band. */
export interface Standing {
  readonly pairs: number;
  readonly means: readonly Adjusted[];
}

/** What the luck of the ruleset as it is explains is taken out. */
export function standingOf(trials: Trials, spec: string, own: string, bands: readonly Band[]): Standing {
  return { pairs: trials.pairsOf(spec), means: bands.map((_, b) => adjustedMean(trials.values(spec, b), trials.values(own, b))) };
}

/** How far a value lies outside of a band. */
export const gapOf = ({ low, high }: Band, value: number): number => Math.max(0, low - value, value - high);

/** How far an estimate is from what is asked for: from the centre of the target (the first band), in halves of it, and out of each other band. */
export const distanceOf = ({ means }: Standing, bands: readonly Band[]): number =>
  bands.reduce((sum, band, b) => {
    const { mean } = item(means, b);
    return sum + (b === 0 ? Math.abs(mean - centreOf(band)) : gapOf(band, mean)) / halfOf(band);
  }, 0);

export const isCertainlyOut = ({ means }: Standing, bands: readonly Band[]): boolean =>
  bands.some((band, b) => gapOf(band, item(means, b).mean) > CERTAIN * item(means, b).error);

/** @param share errors of at most this share of half of each band */
export const isPrecise = ({ means }: Standing, bands: readonly Band[], share = PRECISE): boolean =>
  bands.every((band, b) => item(means, b).error <= share * halfOf(band));

/** Pairs on fresh dice, and the chance that they confirm a ruleset. */
export interface Prospect {
  readonly pairs: number;
  readonly chance: number;
}

const LEAST_PAIRS = 128;
/** Share of the chance that the most pairs would give; more pairs than that are not worth their time. */
const ENOUGH = 0.97;

/**
 * How many pairs on fresh dice a ruleset needs so that its intervals come to lie within the bands, by what search dice say of it, and how
 * likely that is then. The intervals have to fit, so the nearer an estimate is to a limit, the more it takes.
 */
export function prospectOf(
  standing: Standing,
  bands: readonly Band[],
  spreads: readonly number[],
  confidence: number,
  most: number,
): Prospect {
  const z = normalQuantile((1 + confidence) / 2);
  const chanceWith = (pairs: number): number =>
    bands.reduce((chance, { low, high }, b) => {
      const { mean, error } = item(standing.means, b);
      const half = z * Math.sqrt(item(spreads, b) / pairs);
      const spread = Math.sqrt(error * error + item(spreads, b) / pairs);
      if (low + half > high - half) return 0;
      if (spread === 0) return mean >= low && mean <= high ? chance : 0;
      return chance * (normalCdf((high - half - mean) / spread) - normalCdf((low + half - mean) / spread));
    }, 1);
  const best = chanceWith(most);
  let pairs = Math.min(LEAST_PAIRS, most);
  while (pairs < most && chanceWith(pairs) < ENOUGH * best) pairs = Math.min(most, Math.ceil((1.2 * pairs) / 64) * 64);
  return { pairs, chance: chanceWith(pairs) };
}

/** Variance of each band's values, by pair. */
export const spreadsOf = (trials: Trials, spec: string, bands: readonly Band[]): number[] =>
  bands.map((_, b) => variance(trials.values(spec, b)));
