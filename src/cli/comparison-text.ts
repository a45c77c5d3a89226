import type { Summary } from '../analysis/index.ts';
import { alongside } from '../report/alongside.ts';
import { openSentences, undecidedSentences } from '../report/undecided.ts';
import { readCampaign } from '../runner/arrow.ts';
import { manifestIn } from '../runner/listed.ts';
import { reportLine } from './comparison.ts';
import { folded, roomOnLine } from './print.ts';
import { summaryText } from './summary-text.ts';

/** Columns of a line where it is no terminal. */
const LONGEST = 100;

/** What would decide the open answers of a study, for a terminal; nothing where all is decided. */
export async function whatWouldDecide(folder: string, summary: Summary): Promise<string> {
  return openSentences(summary, await manifestIn(folder), folder)
    .map((line) => {
      // The command stays on a line of its own, ready to be pasted.
      const [, text = line, command] = /^(.*:) (sandtable .*)$/.exec(line) ?? [];
      return `\n\n${folded(text, Math.min(LONGEST, roomOnLine()))}${command === undefined ? '' : `\n  ${command}`}`;
    })
    .join('');
}

/** What a finished run says on a terminal: the answer, what would decide it, tables where they are asked for, and where the report is. */
export async function comparisonText(folder: string, summary: Summary, details: boolean): Promise<string> {
  const isOpen = [...summary.comparisons, ...summary.panels.flatMap(({ effects }) => effects)].some(
    ({ verdict }) => verdict === 'not enough evidence',
  );
  const along = details || isOpen ? alongside(await readCampaign(folder), summary) : undefined;
  const next = undecidedSentences(summary, await manifestIn(folder), folder).map((line) => folded(line));
  return [summaryText(summary, { details, ...(along !== undefined && { along }) }), ...next, reportLine(folder)].join('\n\n');
}
