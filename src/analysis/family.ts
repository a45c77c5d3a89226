import { item } from '../rules/item.ts';
import { holm } from '../stats/index.ts';
import { type Evidence, reaches } from './evidence.ts';
import type { CorrectedDifference } from './summary.ts';

/** How a family of comparisons is reported. */
export interface Family {
  /** Number of comparisons tested. */
  readonly size: number;
  /** P values corrected by Holm's procedure, in the order given; 1 for those that are not tested. */
  readonly p: readonly number[];
  /**
   * The confidence of every interval of the family: that of the step at which Holm's procedure stops. If `r` of `m` comparisons
   * are found different it is 1 − α / (m − r), and 1 − α if all are. Such an interval excludes 0 where the corrected P
   * value is at most α, and covers 0 where it is not, so that an interval and its verdict agree.
   */
  readonly confidence: number;
}

/**
 * Corrects a family of P values. Holm (1979), "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
 * Statistics 6. The common level of the intervals only falls towards 1 − α as more comparisons are found different, so
 * that no interval widens from look to look.
 */
export function family(pValues: readonly number[], alpha: number, tested: readonly boolean[]): Family {
  const corrected = holm(pValues.filter((_, i) => tested[i]));
  const rejected = corrected.filter((value) => reaches(value, alpha)).length;
  let next = 0;
  const p = tested.map((one) => (one ? item(corrected, next++) : 1));
  return { size: corrected.length, p, confidence: 1 - alpha / Math.max(1, corrected.length - rejected) };
}

/** A member of a family as it is reported. */
export function told(evidence: Evidence, { p, confidence }: Family, i: number): CorrectedDifference {
  const { estimate, low, high } = evidence.interval(confidence);
  return { difference: estimate, low, high, p: item(p, i), confidence };
}

/** The difference between runs that are the same in every event. */
export const exactDifference = (confidence: number): CorrectedDifference => ({ difference: 0, low: 0, high: 0, p: 1, confidence });
