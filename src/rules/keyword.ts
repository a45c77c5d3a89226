import { NameTable } from './names.ts';

declare const keywordBrand: unique symbol;
/** A keyword or special rule of a datasheet as a bit number; see `carries`. */
export type Keyword = number & { readonly [keywordBrand]: true };

export const keywords = new NameTable('keyword');
export const KEYWORD_WORDS = 16;

/** Declares (or finds) a keyword: lower case with hyphens, without its value (`feel-no-pain`, not `feel-no-pain 5`). */
export function keyword(name: string): Keyword {
  const slot = keywords.add(name);
  if (slot >= KEYWORD_WORDS * 32) throw new RangeError(`more than ${KEYWORD_WORDS * 32} keywords are declared`);
  return slot as Keyword;
}

/**
 * What `work` comes to, where the words that it reads are used no longer than it takes: none of them stays declared. For what is read by the
 * hundred (attacks that are drawn, words that are tried): a process has room for so many keywords only.
 */
export const withoutDeclaring = <T>(work: () => T): T => keywords.forgetting(work);

/** Whether a set of bits (of a model sheet, or `unit.anyBits`, `unit.allBits`) holds a keyword: one load and one mask. */
export const hasBit = (bits: Uint32Array, k: Keyword): boolean => ((bits[k >>> 5] as number) & (1 << (k & 31))) !== 0;

/** The bits of a list of keyword names, declaring any that are new. */
export function keywordBits(names: readonly string[]): Uint32Array {
  const bits = new Uint32Array(KEYWORD_WORDS);
  for (const name of names) {
    const k = keyword(name);
    bits[k >>> 5] = (bits[k >>> 5] as number) | (1 << (k & 31));
  }
  return bits;
}
