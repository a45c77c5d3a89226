import type { Interval } from '../stats/index.ts';
import type { Verdict } from './verdict-kinds.ts';

/** Something of every player of either side, in the order of the panel. */
export interface BySide<T> {
  readonly red: readonly T[];
  readonly blue: readonly T[];
}

/** A scenario in which every player of red meets every player of blue, on the same dice. Scores are red's, 0 to 1. */
export interface Panel {
  readonly scenario: string;
  /** Its title. */
  readonly title: string;
  /** Names of doctrines. */
  readonly players: BySide<string>;
  /** By ruleset, the baseline first. */
  readonly values: readonly PanelValue[];
  /** Of every ruleset but the baseline. */
  readonly effects: readonly PanelEffect[];
  readonly method: string;
}

/** What a scenario is worth under a ruleset when each side mixes its players to do its best. */
export interface PanelValue {
  readonly variant: string;
  /** The value of the game to red, at the confidence of the summary. */
  readonly value: Interval;
  /** A best mix: how often each side lets each of its players play; sums to 1. */
  readonly mix: BySide<number>;
  /** Score of red by red's player and blue's. */
  readonly scores: readonly (readonly number[])[];
  /** Pairs played, in the same order: meetings that no longer mattered have fewer. */
  readonly pairs: readonly (readonly number[])[];
  /** By how much each player does worse against the other side's mix than its own side's mix does. */
  readonly shortfall: BySide<number>;
}

/** A difference of red's score, with its interval at the level of all panels of the run together. */
export interface PanelDifference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly confidence: number;
}

/** Two players, and by how much red's score moves when they play. */
export interface Meeting {
  readonly red: string;
  readonly blue: string;
  readonly difference: number;
}

/** What a ruleset does to the value of a scenario. */
export interface PanelEffect {
  readonly baseline: string;
  readonly variant: string;
  /** When both sides change their mix: the difference of the values. */
  readonly score: PanelDifference;
  /** When both keep the mix that is best under the baseline. */
  readonly oldMix: PanelDifference;
  readonly verdict: Verdict;
  readonly favours?: 'red' | 'blue';
  /** Pairs of competent players. */
  readonly competent: number;
  /** Those of them under whom it certainly helps a side, the most first. */
  readonly helps: BySide<Meeting>;
  /** It helps red under some pairs of competent players, and blue under others. */
  readonly dependsOnPlayers: boolean;
}
