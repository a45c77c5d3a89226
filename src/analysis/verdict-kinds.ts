/** What the evidence says about a difference. */
export type Verdict = 'no-op' | 'equivalent' | 'different' | 'not enough evidence';

/** A paired difference, variant less baseline, with its interval and P value. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Two-sided; corrected for the family where `correction` says so. */
  readonly p: number;
}
