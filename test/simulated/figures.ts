import { binomialCdf } from '../../src/stats/index.ts';

/** A Markdown table on standard output, as in `src/stats/README.md`. */
export function printTable(title: string, rows: readonly { readonly [column: string]: string | number }[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((it) => row[it]))];
  process.stdout.write(`\n${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Whether a count of `trials` is within chance if each happens with at most `rate`; wrong once in a thousand. */
export const atMost = (rate: number, happened: number, trials: number): boolean =>
  happened === 0 || 1 - binomialCdf(happened - 1, trials, rate) > 0.001;

/** Whether a count of `trials` is within chance if each happens with at least `rate`. */
export const atLeast = (rate: number, happened: number, trials: number): boolean => atMost(1 - rate, trials - happened, trials);
