import type { Difference, Verdict } from './verdict-kinds.ts';

/** The comparison that a summary is headed with. */
export interface Headline {
  readonly scenario: string;
  readonly baseline: string;
  readonly variant: string;
  readonly verdict: Verdict;
  readonly favours?: 'red' | 'blue';
  /** Of red's score, or of what the battle is worth. */
  readonly score: { readonly difference: number; readonly low: number; readonly high: number };
}

/**
 * Whether a verdict stands when other players play: `stands` and `contradicted` need certainty, in this direction or against it; else it is
 * `open`.
 */
export type Standing = 'stands' | 'contradicted' | 'open';

/** The headline played again by players who look ahead. */
export interface Confirmation extends Headline {
  /** Name of the doctrine on both sides. */
  readonly searcher: string;
  readonly pairs: number;
  /** Of red's score, variant less baseline, with them. */
  readonly found: Difference;
  readonly standing: Standing;
}
