import type { CommonVerdict } from './summary.ts';

const WORDS: Readonly<Record<CommonVerdict | 'not exercised', string>> = {
  'no-op': 'no difference at all',
  equivalent: 'no difference that matters',
  different: 'different',
  'not enough evidence': 'not enough games to tell',
  'depends on the doctrine': 'depends on the doctrine',
  'not exercised': 'never came up',
};

/** A verdict as readers know it: in tables, charts and sentences. */
export const verdictWords = (verdict: CommonVerdict | 'not exercised'): string => WORDS[verdict];

/** `helps red`, or the verdict in words. */
export const findingWords = (verdict: CommonVerdict | 'not exercised', favours?: 'red' | 'blue'): string =>
  favours === undefined ? verdictWords(verdict) : `helps ${favours}`;
