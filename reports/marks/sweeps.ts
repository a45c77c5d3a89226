import type { Spec } from 'sandtable/report';
import { line, percent, signed, WHERE, withInterval } from './words.ts';

/** The score of a point of a sweep, and how it differs from the ruleset as it is, in words: `score_words`, `difference_words`. */
export const SWEPT_WORDS: readonly Spec[] = [
  { calculate: withInterval({ estimate: 'score', low: 'low', high: 'high' }, percent), as: 'score_words' },
  {
    calculate: withInterval({ estimate: 'difference', low: 'difference_low', high: 'difference_high' }, signed, ' points'),
    as: 'known',
  },
  { calculate: "datum.difference == null ? 'as it is' : datum.known", as: 'difference_words' },
];

/** The tooltip of a point of a sweep, with its values. */
export const sweptTooltip = (values: readonly Spec[]): readonly Spec[] => [
  ...WHERE,
  ...values,
  line('Games won by red', 'score_words'),
  line('Change from the ruleset as it is', 'difference_words'),
  line('Finding', 'finding'),
  line('P value', 'p', '.3f'),
];
