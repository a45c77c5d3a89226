import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportFormat } from '../../report/index.ts';
import { MANIFEST } from '../../runner/folder.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { listOf } from '../numbers.ts';
import { out, outJson } from '../print.ts';

const FORMATS: readonly ExportFormat[] = ['csv', 'parquet'];

interface ReportArgs {
  readonly dir: string;
  readonly chart?: string | readonly string[];
  readonly format?: string;
  readonly json: boolean;
}

export const command: Command<ReportArgs> = {
  takes: '<dir>',
  examples: [
    ['sandtable report out/patrol-1', 'charts and report anew'],
    ['sandtable report out/patrol-1 --chart ./mine.js', 'with a chart of your own'],
    ['sandtable report out/patrol-1 --format csv,parquet', 'the tables for other tools'],
  ],
  options: (args) =>
    args
      .positional('dir', { type: 'string', demandOption: true, describe: 'folder of a finished run' })
      .option('chart', { type: 'string', describe: 'a chart by id, path or package name, beside the usual ones (repeatable)' })
      .option('format', { type: 'string', describe: `also write the tables in these formats: ${FORMATS.join(', ')}` }),
  run,
};

async function run(args: ReportArgs): Promise<number> {
  if (!existsSync(join(args.dir, MANIFEST))) throw new UsageError(`${args.dir} holds no finished run (no ${MANIFEST})`);
  const formats = args.format === undefined ? [] : args.format.split(',').map((it) => it.trim());
  const unknown = formats.filter((it) => !(FORMATS as readonly string[]).includes(it));
  if (unknown.length > 0) throw new UsageError(`--format ${unknown.join(', ')}: expected some of ${FORMATS.join(', ')}`);
  const { rebuildPaper, readSummary } = await import('../paper.ts');
  const { summaryText } = await import('../summaryText.ts');
  await rebuildPaper(args.dir, { charts: listOf(args.chart), formats: formats as ExportFormat[] });
  const summary = await readSummary(args.dir);
  if (args.json) outJson(summary);
  else out(`${summaryText(summary)}\n\nReport: ${join(args.dir, 'report.html')}`);
  return EXIT.done;
}
