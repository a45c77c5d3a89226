import { stripVTControlCharacters, styleText } from 'node:util';

let quiet = false;

/** `--quiet`: leaves out notes and progress, but not results and errors. */
export const setQuiet = (value: boolean): void => {
  quiet = value;
};
export const isQuiet = (): boolean => quiet;

/** Results go to stdout. A reader that stops early (`| head`) is not an error. */
export function out(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

export const outJson = (value: unknown): void => out(JSON.stringify(value, null, 2));

/** Notes and warnings go to stderr. */
export function note(text: string): void {
  if (!quiet) process.stderr.write(`${text}\n`);
}

type Style = Parameters<typeof styleText>[0];

/** Colour on a terminal; none where stdout is no terminal, or NO_COLOR is set. */
export const paint = (style: Style, text: string): string => (coloured() ? styleText(style, text) : text);

const coloured = (): boolean => process.stdout.isTTY === true && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** A table with padded columns. Columns named in `right` are set flush right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], right: readonly string[] = []): string {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => widthOf(row[i] ?? ''))));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => {
        const gap = ' '.repeat((widths[i] as number) - widthOf(cell));
        return right.includes(heads[i] as string) ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd();
  return [paint('dim', line(heads)), ...rows.map(line)].join('\n');
}
