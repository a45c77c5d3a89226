import { type Amount, parseAmount } from './amount.ts';

/** `feel-no-pain 5`, `hatred psyker` or `haywire 4/6`, parsed. */
export interface KeywordValue {
  readonly name: string;
  /** Null if there is none, or two numbers: what these mean is up to the edition's profile. */
  readonly value: Amount | null;
  /** A value that is a word, null for none. */
  readonly word: string | null;
}

/**
 * Parses a keyword with its value; null for text that isn't one. What it is called besides (`aura-improves-oc 6 as iron-will`) is left to the
 * edition's profile, which has the text.
 */
export function parseKeyword(text: string): KeywordValue | null {
  const found = /^([a-z][a-z0-9-]*)(?: ([0-9D+-]+|\d+\/\d+|[a-z][a-z0-9-]*))?(?: as [a-z][a-z0-9-]*)?$/.exec(text);
  if (found === null) return null;
  const value = found[2];
  const name = found[1] as string;
  if (value === undefined || value.includes('/')) return { name, value: null, word: null };
  if (/^[a-z]/.test(value)) return { name, value: null, word: value };
  if (/^\d+$/.test(value)) return { name, value: Number(value), word: null };
  return parseAmount(value) === null ? null : { name, value, word: null };
}
