/** The words a doctrine file may use. The doctrine compiler gives them their meaning. */

export const INTENT_WORDS = [
  'hold',
  'advance-on-nearest',
  'advance-on-most-valuable',
  'advance-on-weakest',
  'keep-range-of-nearest',
  'into-cover',
  'to-nearest-objective',
  'to-best-objective',
  'withdraw-from-nearest',
  'random',
] as const;
export type IntentWord = (typeof INTENT_WORDS)[number];

export const CONDITION_WORDS = [
  'enemy-in-range',
  'enemy-within-12',
  'objective-held',
  'is-melee',
  'is-ranged',
  'is-vehicle',
  'below-half',
  'round-at-least-4',
  'on-objective',
] as const;
export type ConditionWord = (typeof CONDITION_WORDS)[number];
/** A condition, or its negation with `not-` before it. */
export type ConditionText = ConditionWord | `not-${ConditionWord}`;
export const CONDITION_TEXTS: readonly ConditionText[] = CONDITION_WORDS.flatMap((it): ConditionText[] => [it, `not-${it}`]);

export const PREFERENCE_WORDS = [
  'nearest',
  'most-expected-damage',
  'most-valuable',
  'weakest',
  'biggest-threat',
  'most-threatened',
  'on-objective',
  'best-odds',
  'random',
] as const;
export type PreferenceWord = (typeof PREFERENCE_WORDS)[number];

export const FLAG_WORDS = ['always', 'never', 'if-favourable', 'random'] as const;
export type FlagWord = (typeof FLAG_WORDS)[number];
