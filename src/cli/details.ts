import type { Argv } from 'yargs';

/** Options of a command that prints tables behind its answer. */
export interface DetailsArgs {
  readonly details: boolean;
}

export const detailsOption = (args: Argv): Argv =>
  args.option('details', { type: 'boolean', default: false, describe: 'print the tables behind the answer too' });

/** Most lines of an answer. */
const MOST_LINES = 5;

/** An answer in few lines: the first of them, with how many there are beyond. Warnings are always shown. */
export function fewLines(lines: readonly string[], warnings: readonly string[] = []): string[] {
  const room = Math.max(2, MOST_LINES - warnings.length);
  const rest = lines.length - room;
  const shown = rest <= 0 ? lines : [...lines.slice(0, room - 1), `${rest + 1} more with --details.`];
  return [...shown, ...warnings];
}
