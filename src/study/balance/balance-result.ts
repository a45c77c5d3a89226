import type { PlayedWith } from '../../runner/played-with.ts';
import type { ListNotes } from '../../scenario/list-notes.ts';
import type { Interval } from '../../stats/index.ts';
import type { Band } from './bands.ts';
import type { Move } from './lattice.ts';

/** What a search was asked for. One that is continued has to be the same. */
export interface BalancePlan {
  readonly spec: string;
  /** What the ruleset is called in a sentence. */
  readonly ruleset: string;
  /** Ids: that of the target first. */
  readonly scenarios: readonly string[];
  /** Titles of the red armies of these scenarios. */
  readonly red: readonly string[];
  /** What may change, as named. */
  readonly vary: readonly string[];
  readonly target: Band;
  /** What is to hold besides. */
  readonly keep: readonly Band[];
  /** The largest change that is looked at. */
  readonly most: number;
  /** Most pairs of one change on search dice, and on the dice of the confirmation. */
  readonly pairs: number;
  readonly confirmPairs: number;
  readonly seed: string;
  readonly confidence: number;
  /** What decided the games; missing in searches by older versions. */
  readonly played?: PlayedWith;
  /** What is told of the army lists; absent in results of older versions. */
  readonly lists?: ListNotes;
}

/** A result on fresh dice. */
export interface Confirmation {
  readonly pairs: number;
  /** Of the target and each promise, at a confidence that allows for all the confirmations of a search. */
  readonly intervals: readonly Interval[];
  /** Every interval lies within its band. */
  readonly holds: boolean;
}

/** A change that was played. */
export interface Tried {
  /** What it costs. */
  readonly size: number;
  readonly moves: readonly Move[];
  readonly spec: string;
  /** On search dice. */
  readonly pairs: number;
  /** Of the target and each promise, each by itself; of the change that looked best, and so a little flattered. */
  readonly searched: readonly Interval[];
  /** From the middle of the target, on search dice. */
  readonly distance: number;
  readonly confirmation: Confirmation | null;
}

/**
 * `none needed`: the ruleset as it is meets the target. `found`: a change does. Both are confirmed on fresh dice. `not confirmed`: what looked right on
 * search dice was not confirmed. `none found`: nothing looked right.
 */
export type BalanceAnswer = 'none needed' | 'found' | 'not confirmed' | 'none found';

/** The content of `balance.json`. */
export interface BalanceResult {
  readonly format: 1;
  readonly plan: BalancePlan;
  readonly answer: BalanceAnswer;
  /** The ruleset as it is. */
  readonly own: Tried;
  /** The change of the answer; else the nearest that was played. */
  readonly best: Tried;
  /** All that went to fresh dice, in this order. */
  readonly confirmed: readonly Tried[];
  /** The nearest of each size, as far as it is nearer than all smaller ones: size of change against distance from the target. */
  readonly front: readonly Tried[];
  /** Changes that looked right, but lie too near to a limit to be shown with the pairs allowed, and the pairs that it might take. */
  readonly close: readonly Tried[];
  readonly knobs: readonly {
    readonly name: string;
    readonly title: string;
    readonly own: string | null;
    readonly values: readonly string[];
    readonly cost: number;
  }[];
  /** Knobs of which no step changed any event. */
  readonly idle: readonly string[];
  /** Of each size that was looked at: changes there are, and changes that were played. */
  readonly sizes: readonly { readonly size: number; readonly changes: number; readonly played: number }[];
  /** Confidence of a confirmation: that of the plan, corrected for the most confirmations that a search may have. */
  readonly level: number;
  readonly games: number;
}
