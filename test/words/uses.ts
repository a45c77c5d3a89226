import type { LedgerEntry } from '../../src/rules/index.ts';

/**
 * Words on which a rule turns: whoever overlooks one plays another rule, which still looks right. They are ordered from those that decide
 * most to those that are frequent and often mere prose.
 */
const WORDS: { readonly [word: string]: RegExp } = {
  unmodified: /\bunmodified\b/i,
  printed: /\bprinted\b/i,
  'any model': /\bany models?\b/i,
  'each model': /\beach (?:\w+ )?model\b/i,
  'without a test': /\bwithout (?:\w+ )?(?:tests?|checks?|rolls?|rolling|testing|dice|die)\b/i,
  'until its next turn': /\buntil (?:[\w']+ ){1,3}next\b/i,
  instead: /\binstead\b/i,
  'counts as': /\bcount(?:s|ed)? as\b/i,
  'as far as possible': /\bas far as (?:possible|(?:it|they) can)\b/i,
  also: /\balso\b/i,
  before: /\bbefore\b/i,
  after: /\bafter\b/i,
};

export const words = Object.keys(WORDS);

/** Words by entry, for all entries that are played: what is not simulated cannot be shown. */
export function usesIn(entries: readonly LedgerEntry[]): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const { id, text, simulated } of entries) {
    if (simulated !== 'full' && simulated !== 'partial') continue;
    const found = words.filter((word) => (WORDS[word] as RegExp).test(text));
    if (found.length > 0) uses.set(id, found);
  }
  return uses;
}
