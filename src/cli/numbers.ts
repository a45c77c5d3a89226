import { statSync } from 'node:fs';
import { UsageError } from './command.ts';

/** Digits with at most one point: `1e3`, `0x10` and `1_000` are written otherwise by mistake, or to be clever. */
const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** A decimal number; NaN for anything else. */
export const decimal = (value: unknown): number => (DECIMAL.test(String(value)) ? Number(value) : Number.NaN);

/** A whole number within limits, from a parsed option. */
export function wholeNumber(option: string, value: unknown, least: number, most: number): number {
  const n = decimal(value);
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  throw new UsageError(`--${option} ${shown(value)}: expected a whole number from ${least} to ${most}`);
}

/** A number between two limits, both excluded. */
export function fraction(option: string, value: unknown, above: number, below: number): number {
  const n = decimal(value);
  if (n > above && n < below) return n;
  throw new UsageError(`--${option} ${shown(value)}: expected a number between ${above} and ${below}`);
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value));

/** An option that may be given once: the parser makes a list of one given twice. */
export function once(option: string, value: string | readonly string[] | undefined): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new UsageError(`--${option} is given ${value.length} times; expected once`);
}

export const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** @throws UsageError for one of the folders that is not there, or is no folder */
export function areFolders(option: string, folders: readonly string[]): void {
  for (const folder of folders)
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new UsageError(`--${option} ${folder}: there is no such folder`);
}
