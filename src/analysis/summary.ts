import type { Interval } from '../stats/index.ts';

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

/**
 * How often a rule's code ran (in the engagements that were `counted`), and in how many of the `audited` ones it changed what
 * happened; null where no audit was made.
 */
export interface Exercise {
  readonly called: number;
  readonly changed: number | null;
}

/** What one variant did in one scenario. Scores are red's, 0 to 1. */
export interface ResultSummary {
  readonly scenario: string;
  readonly variant: string;
  /** `red against blue`, where a scenario is played under several pairs of doctrines. */
  readonly doctrine?: string;
  readonly pairs: number;
  readonly engagements: number;
  /** Engagements with a digest of their own. */
  readonly distinct: number;
  /** Share of red wins plus half the draws. */
  readonly score: Interval;
  /** Victory points of red less those of blue, per engagement. */
  readonly vpMargin: Interval;
  /** Score of the side that took the first turn, less one half. */
  readonly firstTurnAdvantage: Interval;
  /** Score of the army in seat 0, less one half. */
  readonly seatAdvantage: Interval;
  /** Rounds played, with the shortest and the longest engagement. */
  readonly rounds: Interval & { readonly shortest: number; readonly longest: number };
  readonly outcomes: { readonly red: number; readonly draw: number; readonly blue: number };
  readonly exercised: Readonly<Record<string, Exercise>>;
  /** Engagements, from the first pair on, in which calls of rules were counted. */
  readonly counted: number;
  /** Engagements, from the first pair on, that were played again without each rule; 0 without an audit. */
  readonly audited: number;
}

/** A variant against the baseline in one scenario. */
export interface Comparison {
  readonly scenario: string;
  readonly baseline: string;
  readonly variant: string;
  readonly doctrine?: string;
  /** Difference of red's score. */
  readonly score: Difference;
  /** Difference of red's margin in victory points. */
  readonly vpMargin: Difference;
  readonly verdict: Verdict;
  /** Whom the variant helps, for the verdict `different`. */
  readonly favours?: 'red' | 'blue';
  /** Pairs whose two engagements are the same in every event. */
  readonly identicalPairs: number;
  /** Share of the variance of the score difference that shared dice removed; negative where they did harm. */
  readonly varianceReduction: number;
  /** The editions stand on different bases: the difference is not one rule's doing. */
  readonly differentBases: boolean;
  /** The verdict is another under other doctrines; absent where only one pair of doctrines was played. */
  readonly dependsOnDoctrine?: boolean;
  readonly method: string;
  readonly correction: string;
}

/** What a reader has to know besides numbers. */
export interface Notes {
  /** Keywords that an edition doesn't know and the scenario waived. */
  readonly waivers: readonly string[];
  /** Datasheets that were converted from another family. */
  readonly converted: readonly string[];
  /** Scoring and options of missions that an edition does not play. */
  readonly ignored: readonly string[];
}

/** The content of `summary.json`. */
export interface Summary {
  readonly format: 1;
  readonly confidence: number;
  /** Score differences inside ± this are of no practical weight. */
  readonly margin: number;
  /** How the intervals of the results were made; comparisons name their own. */
  readonly method: string;
  readonly results: readonly ResultSummary[];
  readonly comparisons: readonly Comparison[];
  readonly notes: Notes;
}
