/** The words of doctrine files, for those who give them their meaning. */
export {
  CONDITION_TEXTS,
  CONDITION_WORDS,
  type ConditionText,
  type ConditionWord,
  FLAG_WORDS,
  type FlagWord,
  INTENT_WORDS,
  type IntentWord,
  PREFERENCE_WORDS,
  type PreferenceWord,
} from '../scenario/vocabulary.ts';
