/** What the evidence says about a difference. */
export type Verdict = 'no-op' | 'equivalent' | 'different' | 'not enough evidence';
