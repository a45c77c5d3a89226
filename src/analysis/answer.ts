/** The answer of a run, which stands at the top of its page: a headline, and sentences that say it in full. */
export interface Answer {
  /** What was played, in a few words; default: the titles of the scenarios. */
  readonly about?: string;
  readonly headline: string;
  /** With whom the sentence says is helped. */
  readonly sentences: readonly { readonly text: string; readonly favours?: 'red' | 'blue' }[];
  /** How a study's numbers were made, in sentences, beside the methods of every run. */
  readonly method?: readonly string[];
}
