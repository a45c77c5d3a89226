import { type Amount, parseAmount } from './amount.ts';

/** `feel-no-pain 5` taken apart. */
export interface KeywordValue {
  readonly name: string;
  readonly value: Amount | null;
}

/** Reads a keyword with its value, or gives null for text that isn't one. */
export function parseKeyword(text: string): KeywordValue | null {
  const found = /^([a-z][a-z0-9-]*)(?: ([0-9D+-]+))?$/.exec(text);
  if (found === null) return null;
  const value = found[2];
  if (value === undefined) return { name: found[1] as string, value: null };
  if (/^\d+$/.test(value)) return { name: found[1] as string, value: Number(value) };
  return parseAmount(value) === null ? null : { name: found[1] as string, value };
}
