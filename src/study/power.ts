import { type Numbers, normalQuantile, variance } from '../stats/index.ts';

export interface PowerQuestion {
  /** Paired differences of a pilot run, one a pair. */
  readonly differences: Numbers;
  /** Smallest difference that is to be found. */
  readonly effect: number;
  /** 1 less the confidence. */
  readonly alpha: number;
  /** Chance of finding it. */
  readonly power: number;
}

/** Pairs that a comparison needs to find a difference, by the normal approximation. NaN without spread in the pilot. */
export function pairsNeeded({ differences, effect, alpha, power }: PowerQuestion): number {
  const spread = variance(differences);
  if (!(spread > 0)) return Number.NaN;
  const z = normalQuantile(1 - alpha / 2) + normalQuantile(power);
  return Math.max(2, Math.ceil((z * z * spread) / (effect * effect)));
}
