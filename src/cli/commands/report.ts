import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from '../../runner/listed.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { listOf } from '../numbers.ts';
import { openOption, openReport } from '../open.ts';
import { note, out, outJson } from '../print.ts';
import { FORMAT_HELP, readFormats } from '../report-formats.ts';

interface ReportArgs {
  readonly dir: string;
  readonly chart?: string | readonly string[];
  readonly format?: string | readonly string[];
  readonly open: boolean;
  readonly json: boolean;
}

export const command: Command<ReportArgs> = {
  takes: '<dir>',
  examples: [
    ['sandtable report out/patrol-1', 'rebuilds the charts and the report'],
    ['sandtable report out/patrol-1 --open', 'and shows it'],
    ['sandtable report out/patrol-1 --chart ./mine.js', 'with a chart of your own'],
    ['sandtable report out/patrol-1 --format svg,png', 'only the pictures'],
    ['sandtable report out/patrol-1 --format csv,parquet', 'only the results, for other tools'],
  ],
  options: (args) =>
    openOption(args)
      .positional('dir', { type: 'string', demandOption: true, describe: 'folder of a finished run' })
      .option('chart', { type: 'string', describe: 'an additional chart by id, path or package name (repeatable)' })
      .option('format', { type: 'string', describe: FORMAT_HELP }),
  run,
};

async function run(args: ReportArgs): Promise<number> {
  if (!existsSync(join(args.dir, MANIFEST))) throw new UsageError(`${args.dir} holds no finished run (no ${MANIFEST})`);
  const formats = readFormats(args.format);
  const { rebuildPaper, readSummary } = await import('../paper.ts');
  const { summaryText } = await import('../summary-text.ts');
  const written = await rebuildPaper(args.dir, { charts: listOf(args.chart), ...(formats !== null && { formats }), warn: note });
  const summary = await readSummary(args.dir);
  if (args.json) outJson(summary);
  else if (written.includes('report.html')) out(`${summaryText(summary)}\n\nReport: ${join(args.dir, 'report.html')}`);
  else out(written.map((file) => join(args.dir, file)).join('\n'));
  if (args.open) await openReport(args.dir);
  return EXIT.done;
}
