import { stripVTControlCharacters, styleText } from 'node:util';
import { harmless } from './harmless.ts';

let quiet = false;

/** `--quiet`: leaves out notes and progress, but not results and errors. */
export const setQuiet = (value: boolean): void => {
  quiet = value;
};
export const isQuiet = (): boolean => quiet;

/** Results go to stdout. */
export function out(text: string): void {
  const plain = harmless(text, coloured());
  process.stdout.write(plain.endsWith('\n') ? plain : `${plain}\n`);
}

export const outJson = (value: unknown): void => out(JSON.stringify(value, null, 2));

/** Notes and warnings go to stderr. */
export function note(text: string): void {
  if (!quiet) process.stderr.write(`${harmless(text)}\n`);
}

type Style = Parameters<typeof styleText>[0];

/** Colour on a terminal; none where stdout is no terminal, or NO_COLOR is set. */
export const paint = (style: Style, text: string): string => (coloured() ? styleText(style, text) : text);

const coloured = (): boolean => process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Columns of the terminal that results go to; without one (a pipe, a file) there is no limit. */
export const roomOnLine = (): number => (process.stdout.isTTY === true ? process.stdout.columns || 80 : Number.POSITIVE_INFINITY);

/** Spaces between two columns. */
const GAP = 2;

/**
 * A table with padded columns. Columns named in `right` are set flush right. The last columns, which say least, are left out where the
 * terminal has no room for them, and named below.
 */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly string[] = [],
  width: number = roomOnLine(),
): string {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => widthOf(row[i] ?? ''))));
  const shown = fitting(widths, width);
  const line = (cells: readonly string[]): string =>
    cells
      .slice(0, shown)
      .map((cell, i) => {
        const gap = ' '.repeat((widths[i] as number) - widthOf(cell));
        return right.includes(heads[i] as string) ? gap + cell : cell + gap;
      })
      .join(' '.repeat(GAP))
      .trimEnd();
  const left = heads.slice(shown);
  const more =
    left.length === 0 ? [] : [paint('dim', folded(`Without room here: ${left.join(', ')} (a wider terminal, or --json).`, width))];
  return [paint('dim', line(heads)), ...rows.map(line), ...more].join('\n');
}

/** How many of the columns fit side by side; the first is always shown. */
function fitting(widths: readonly number[], width: number): number {
  let used = 0;
  let n = 0;
  for (; n < widths.length; n++) {
    used += (widths[n] as number) + (n === 0 ? 0 : GAP);
    if (used > width && n > 0) break;
  }
  return n;
}

/** A line broken between words so that it fits, its further lines set in by `indent` spaces. A word that is too long stays whole. */
export function folded(text: string, width: number = roomOnLine(), indent = 0): string {
  const lines: string[] = [];
  // The spaces at the beginning and between the columns of a list stay.
  let line = '';
  for (const word of text.match(/\s*\S+/g) ?? []) {
    if (line !== '' && widthOf(line) + widthOf(word) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word.trimStart();
    } else line += word;
  }
  return [...lines, line].join('\n');
}
