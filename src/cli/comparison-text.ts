import type { Summary } from '../analysis/index.ts';
import { alongside } from '../report/alongside.ts';
import { undecidedSentences } from '../report/undecided.ts';
import { readCampaign } from '../runner/arrow.ts';
import { reportLine } from './comparison.ts';
import { readManifest } from './paper.ts';
import { folded } from './print.ts';
import { summaryText } from './summary-text.ts';

/** What a finished run says on a terminal: the answer, what would decide it, tables where they are asked for, and where the report is. */
export async function comparisonText(folder: string, summary: Summary, details: boolean): Promise<string> {
  const isOpen = [...summary.comparisons, ...summary.panels.flatMap(({ effects }) => effects)].some(
    ({ verdict }) => verdict === 'not enough evidence',
  );
  const along = details || isOpen ? alongside(await readCampaign(folder), summary) : undefined;
  const next = undecidedSentences(summary, await readManifest(folder), folder).map((line) => folded(line));
  return [summaryText(summary, { details, ...(along !== undefined && { along }) }), ...next, reportLine(folder)].join('\n\n');
}
