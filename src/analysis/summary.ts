import type { Names } from '../campaign/names.ts';
import type { ListNotes } from '../scenario/list-notes.ts';
import type { Interval, PairMoves } from '../stats/index.ts';
import type { Confirmation } from './confirmation.ts';
import type { Panel } from './panel-summary.ts';
import type { Difference, Verdict } from './verdict-kinds.ts';

export type { Difference, Verdict };

/** A member of a family of comparisons. */
export interface CorrectedDifference extends Difference {
  /** Of the interval: the common level of the family, so that interval and corrected P value agree. */
  readonly confidence: number;
}

/**
 * How often a rule's code ran (in the engagements that were `counted`), and in how many of the `audited` ones it changed
 * anything; null without an audit.
 */
export interface Exercise {
  readonly called: number;
  readonly changed: number | null;
}

/** Whether the chunks of one result have the same mean score except for chance: a chi-squared test. */
export interface ChunkTest {
  /** Stretches compared: chunks, or several joined where too little happens in one. */
  readonly groups: number;
  readonly statistic: number;
  readonly df: number;
  /** Corrected (Holm) over the results of the run. */
  readonly p: number;
}

/** A stretch of pairs that differs from the others of its result by more than chance. */
export interface BadChunk {
  readonly scenario: string;
  readonly variant: string;
  readonly doctrine?: string;
  readonly firstPair: number;
  readonly lastPair: number;
  /** Mean score of red there, and in the other pairs. */
  readonly score: number;
  readonly otherwise: number;
  /** Corrected, of the whole result. */
  readonly p: number;
  /** A pair of the stretch to look at. */
  readonly pair: number;
  readonly doctrines: { readonly red: string; readonly blue: string };
}

/** What one variant did in one scenario. Scores are red's, 0 to 1. */
export interface ResultSummary {
  readonly scenario: string;
  readonly variant: string;
  /** `red against blue`, where a scenario is played under several pairs of doctrines. */
  readonly doctrine?: string;
  readonly pairs: number;
  readonly engagements: number;
  /** Number of different digests. */
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
  readonly chunks: ChunkTest;
  /** Engagements, from the first pair on, in which calls of rules were counted. */
  readonly counted: number;
  /** Engagements, from the first pair on, that were played again without each rule; 0 without an audit. */
  readonly audited: number;
}

/** A rule that is active in only one of two rulesets, or has other parameters. */
export interface RuleInPlay {
  readonly id: string;
  /** How often its code ran in the engagements that were `counted`; null for a rule whose calls cannot be counted. */
  readonly called: number | null;
}

/** A verdict over several pairs of doctrines. */
export type CommonVerdict = Verdict | 'depends on the doctrine';

/** A variant against the baseline in one scenario, over all pairs of doctrines played. */
export interface AcrossDoctrines {
  readonly scenario: string;
  readonly baseline: string;
  readonly variant: string;
  readonly doctrines: readonly string[];
  /**
   * `depends on the doctrine` where verdicts contradict each other: different in both directions, or different under one and
   * certainly not under another. `not enough evidence` where they neither agree nor contradict.
   */
  readonly verdict: CommonVerdict;
  readonly favours?: 'red' | 'blue';
  /** Mean difference over the doctrines, which share their dice: pair by pair. */
  readonly score: CorrectedDifference;
  readonly vpMargin: CorrectedDifference;
  readonly method: string;
  readonly correction: string;
}

/** Sizes of a difference of red's score that do not depend on the unit. Intervals are null where the run could be examined as it went. */
export interface EffectSize {
  /** Pairs in which red's score was lower than, equal to and higher than under the baseline. */
  readonly moves: PairMoves;
  /** Chance that a pair scores higher, an equal one counting one half. */
  readonly superiority: Interval | null;
  /** The mean difference in standard deviations of one pair's (Cohen's d by pair with Hedges' correction). */
  readonly standardised: Interval | null;
}

/** A variant against the baseline in one scenario. */
export interface Comparison {
  readonly scenario: string;
  readonly baseline: string;
  readonly variant: string;
  readonly doctrine?: string;
  /** Difference of red's score. */
  readonly score: CorrectedDifference;
  /** Difference of red's margin in victory points. */
  readonly vpMargin: CorrectedDifference;
  /**
   * The middle of the difference in victory points, by pair (Hodges and Lehmann), which a few lopsided games do not distort; at the confidence of the
   * summary. Null where the run could be examined as it went, or has too few pairs.
   */
  readonly vpMiddle: Interval | null;
  /** The size of the difference of red's score relative to the variation of pairs. */
  readonly effect: EffectSize;
  readonly verdict: Verdict;
  /** The side that the variant helps, for the verdict `different`. */
  readonly favours?: 'red' | 'blue';
  /** Pairs whose two engagements are the same in every event. */
  readonly identicalPairs: number;
  /** Share of the variance of the score difference that shared dice removed; negative where they added to it. */
  readonly varianceReduction: number;
  /** How many times as large the variance would be without shared dice; null where nothing varies. */
  readonly sharedDice: { readonly score: Interval | null; readonly vpMargin: Interval | null };
  /** The rules in which the two rulesets differ, where known. */
  readonly rules?: readonly RuleInPlay[];
  /** The editions have different bases: the difference is not due to one rule. */
  readonly differentBases: boolean;
  /** Verdicts contradict each other over the doctrines; absent where only one pair of them was played. */
  readonly dependsOnDoctrine?: boolean;
  readonly method: string;
  readonly correction: string;
}

/** What a reader has to know in addition to the numbers; of army lists nothing in runs of older versions. */
export interface Notes extends Partial<ListNotes> {
  /** Keywords that an edition does not know and the scenario waives. */
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
  /** Score differences within ± this have no practical importance. */
  readonly margin: number;
  /** How the intervals of the results were computed; comparisons name their own method. */
  readonly method: string;
  readonly results: readonly ResultSummary[];
  readonly comparisons: readonly Comparison[];
  /** Empty where every scenario was played under one pair of doctrines, or as a panel. */
  readonly doctrines: readonly AcrossDoctrines[];
  /** Scenarios in which several players of each side met. */
  readonly panels: readonly Panel[];
  /** The headline played again by players who look ahead, where that was asked for. */
  readonly confirmation?: Confirmation;
  /** Results whose chunks differ from each other; empty where all is well. */
  readonly badChunks: readonly BadChunk[];
  /** Seed of the run, to replay from. */
  readonly seed: string;
  readonly notes: Notes;
  /** What armies, rulesets and rules are called; absent in runs of older versions. */
  readonly names?: Names;
}
