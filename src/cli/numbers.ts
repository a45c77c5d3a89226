import { UsageError } from './command.ts';

/** A whole number within limits, from what the parser made of an option. */
export function wholeNumber(option: string, value: unknown, least: number, most: number): number {
  const n = Number(value);
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  throw new UsageError(`--${option} ${shown(value)}: expected a whole number from ${least} to ${most}`);
}

/** A number between two limits, neither included. */
export function fraction(option: string, value: unknown, above: number, below: number): number {
  const n = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (n > above && n < below) return n;
  throw new UsageError(`--${option} ${shown(value)}: expected a number between ${above} and ${below}`);
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value));

/** An option that may stand once: the parser makes a list of one that stands twice. */
export function once(option: string, value: string | readonly string[] | undefined): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new UsageError(`--${option} stands ${value.length} times, expected once`);
}

export const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;
