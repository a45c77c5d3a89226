import type { Interval } from './interval.ts';
import { kurtosis, mean, type Numbers, skewness, variance } from './moments.ts';
import { meanInterval } from './paired.ts';
import { type Pentanomial, pairScoreInterval } from './pairs.ts';
import { exp, log, square } from './portable.ts';
import { logGamma, studentQuantile } from './special.ts';

/** How many pairs scored lower, the same and higher under a variant. */
export interface PairMoves {
  readonly lower: number;
  readonly level: number;
  readonly higher: number;
}

/** Counts paired differences by their sign. */
export function pairMoves(differences: Numbers): PairMoves {
  let lower = 0;
  let higher = 0;
  for (let i = 0; i < differences.length; i++) {
    const moved = differences[i] as number;
    if (moved < 0) lower += 1;
    else if (moved > 0) higher += 1;
  }
  return { lower, level: differences.length - lower - higher, higher };
}

/**
 * Chance that a pair scores higher under the variant than under the baseline, an equal pair counting one half: 0.5 where the rule favours
 * neither side. The interval is that of pair scores. Grissom & Kim (2012), "Effect Sizes for Research", chapter 6 (probability of superiority for
 * dependent groups).
 */
export function superiority({ lower, level, higher }: PairMoves, confidence = 0.95): Interval {
  const counts: Pentanomial = [lower, 0, level, 0, higher];
  return pairScoreInterval(counts, confidence);
}

/**
 * Mean of paired differences in standard deviations of one difference (d_z of Cohen 1988, "Statistical Power Analysis for the Behavioral
 * Sciences", 2.3.5), with the correction of Hedges (1981), "Distribution theory for Glass's estimator of effect size and related
 * estimators", Journal of Educational Statistics 6. 0.2 is called small, 0.5 medium, 0.8 large.
 *
 * The interval combines the limits of the mean, which hold for skewed values, with the error of the standard deviation from the sample's kurtosis,
 * treating them as independent, or worse: Zou & Donner (2008), "Construction of confidence limits about effect measures", Statistics in
 * Medicine 27. Where no pair moved it reaches √(t² / (n + t²)) to either
 * side: the effect of moves as rare as they may still be, however far they go. Where all moved alike, one more pair
 * that did not move is assumed, so that it stays finite.
 *
 * @param range the largest possible absolute value, as in `meanInterval`
 */
export function standardisedMean(differences: Numbers, confidence = 0.95, range?: number): Interval {
  const n = differences.length;
  const sd = Math.sqrt(variance(differences));
  if (sd === 0 && n > 0 && differences[0] !== 0) return standardisedMean([...Array.from(differences), 0], confidence, range);
  if (sd === 0) {
    const t = n < 2 ? Number.POSITIVE_INFINITY : studentQuantile((1 + confidence) / 2, n - 1);
    const half = 1 / Math.sqrt(1 + n / (t * t));
    return { estimate: 0, low: -half, high: half };
  }
  const d = mean(differences) / sd;
  const correction = hedgesCorrection(n - 1);
  const { estimate, low, high } = meanInterval(differences, confidence, range);
  const t = studentQuantile((1 + confidence) / 2, n - 1);
  const spread = (d * d * Math.max(1, kurtosis(differences) - 1)) / 4;
  const together = Math.max(0, -d * skewness(differences));
  const ofSpread = (t * t * (spread + together)) / n;
  return {
    estimate: correction * d,
    low: correction * (d - Math.sqrt(square((estimate - low) / sd) + ofSpread)),
    high: correction * (d + Math.sqrt(square((high - estimate) / sd) + ofSpread)),
  };
}

/** Γ(m / 2) / (√(m / 2) Γ((m − 1) / 2)), by which the standardised mean with `m` degrees of freedom is too large; about 1 − 3 / (4 m − 1). */
function hedgesCorrection(m: number): number {
  if (m < 2) return 1;
  return exp(logGamma(m / 2) - logGamma((m - 1) / 2) - 0.5 * log(m / 2));
}
