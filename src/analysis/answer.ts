/** One sentence of an answer. */
export interface Finding {
  readonly text: string;
  /** The side that the sentence says is helped. */
  readonly favours?: 'red' | 'blue';
  /** The scenario that it is about, where it is about one. */
  readonly scenario?: string;
  /** What else moved, and what else a reader has to know about it. */
  readonly detail?: string;
}

/** The answer of a run, at the top of its page: a headline, and sentences that say it in full. */
export interface Answer {
  /** What was played, in a few words; default: the titles of the scenarios. */
  readonly about?: string;
  readonly headline: string;
  readonly sentences: readonly Finding[];
  /** How a study's numbers were computed, in sentences, in addition to the methods of every run. */
  readonly method?: readonly string[];
}
