import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, mostPlayed, type Summary, type Tables } from '../../analysis/index.ts';
import type { Manifest } from '../../campaign/manifest.ts';
import type { Campaign } from '../../campaign/result.ts';
import { builtIns } from '../../load/resolve.ts';
import { writeAtomic } from '../../runner/files.ts';
import type { Chart } from '../chart.ts';
import { chartTables, withRows } from '../chart-tables.ts';
import { chartWarnings, figureOf } from '../drawing.ts';
import type { Figure } from '../figure.ts';
import { CHART_FORMATS, EXPORT_FORMATS, type ReportFormat, USUAL_FORMATS } from '../formats.ts';
import type { ReportInput } from '../input.ts';
import { reportText } from '../markdown.ts';
import { completed } from '../older.ts';
import { type Telling, tellingEngagements } from '../telling.ts';
import { loadChart, loadGroups, loadLayout } from './charts.ts';
import { exportTables } from './export.ts';
import { keptExploits } from './kept-exploits.ts';
import { reportPage } from './report-page.ts';
import { writeChart } from './write-chart.ts';

/** Of a run that is no study. */
const USUAL_LAYOUT = 'compare';

export interface ReportOptions {
  /** Id of a layout; default `compare`. */
  readonly layout?: string;
  /** Charts to add after those of the layout, by id, path or package name. */
  readonly charts?: readonly string[];
  /** The folder that paths of added charts are relative to; default: the current one. */
  readonly from?: string;
  /** Tables of a study, in addition to those of every run. */
  readonly further?: Tables;
  /** A study's answer in words; default: made from the summary's comparisons. */
  readonly answer?: Answer;
  /** What to write; default: charts in all formats, `html` and `md`. */
  readonly formats?: readonly ReportFormat[];
  /** Titles of rules by ledger ID, where known. */
  readonly ruleTitles?: ReadonlyMap<string, string>;
  /** Makes the page of an engagement; null if it can't. Without it existing pages are kept. */
  readonly replay?: (telling: Telling) => Promise<string | null>;
  /** Receives warnings about added charts that can be drawn nevertheless. */
  readonly warn?: (words: string) => void;
}

/**
 * Writes the requested files of a finished run, each atomically: charts, pages of the most telling engagements, `report.html`, `report.md`,
 * and the results in other formats. A chart of the layout whose table has no rows (a run of one variant compares nothing) is left out.
 * @returns the files written, relative to the folder.
 * @throws ChartError when a chart can't be found or drawn, or asks for a table that isn't there.
 */
export async function writeReport(
  folder: string,
  campaign: Campaign,
  found: Summary,
  manifest: Manifest,
  options: ReportOptions = {},
): Promise<string[]> {
  const formats = options.formats ?? USUAL_FORMATS;
  const { summary, missing } = completed(found);
  const written: string[] = [];
  const drawn = CHART_FORMATS.filter((it) => formats.includes(it));
  const [page, text] = [formats.includes('html'), formats.includes('md')];
  if (drawn.length > 0 || page || text) {
    const shown = mostPlayed(campaign, summary);
    const tables = { ...chartTables(campaign, summary, Object.keys(builtIns())), ...options.further };
    const charts = await chosenCharts(tables, options);
    written.push(...(await writeCharts(join(folder, 'charts'), charts, tables, drawn)).map((file) => `charts/${file}`));
    if (page || text) {
      // A study asks about many rulesets or armies together; no single engagement answers it.
      const telling = options.answer === undefined ? tellingEngagements(shown.campaign, shown.summary) : [];
      written.push(...(await writeReplays(folder, telling, options)));
      const pages = new Set(telling.map(({ file }) => file).filter((file) => existsSync(join(folder, file))));
      const { answer, ruleTitles } = options;
      const about = { ...(answer !== undefined && { answer }), ...(ruleTitles !== undefined && { ruleTitles }) };
      const input: Omit<ReportInput, 'figures'> = { campaign, summary, manifest, telling, pages, missing, kept: keptExploits(), ...about };
      if (page) {
        const figures: Figure[] = [];
        for (const chart of charts) figures.push(await figureOf(chart, tables));
        await writeAtomic(
          join(folder, 'report.html'),
          await reportPage({
            ...input,
            figures,
            replays: await textsOf(folder, pages),
            groups: await loadGroups(options.layout ?? USUAL_LAYOUT),
          }),
        );
        written.push('report.html');
      }
      if (text) {
        const pictured = charts.filter(({ id }) => existsSync(join(folder, 'charts', `${id}.svg`)));
        await writeAtomic(join(folder, 'report.md'), reportText(input, pictured));
        written.push('report.md');
      }
    }
  }
  const others = EXPORT_FORMATS.filter((format) => formats.includes(format));
  written.push(...(await exportTables(folder, campaign, others)));
  return written;
}

async function writeCharts(
  folder: string,
  charts: readonly Chart[],
  tables: Tables,
  formats: readonly (typeof CHART_FORMATS)[number][],
): Promise<string[]> {
  if (formats.length === 0) return [];
  const written: string[] = [];
  // Raster images are made in their own threads while this one draws the next chart.
  let before: Promise<unknown> = Promise.resolve();
  for (const chart of charts) {
    const { files, done } = await writeChart(folder, chart, tables, formats);
    written.push(...files);
    await before;
    before = done;
  }
  await before;
  return written;
}

async function textsOf(folder: string, files: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all([...files].map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)));
}

async function writeReplays(folder: string, telling: readonly Telling[], { replay }: ReportOptions): Promise<string[]> {
  const written: string[] = [];
  for (const one of replay === undefined ? [] : telling) {
    const page = (await replay?.(one)) ?? null;
    if (page === null) continue;
    await writeAtomic(join(folder, one.file), page);
    written.push(one.file);
  }
  return written;
}

async function chosenCharts(tables: Tables, { layout = USUAL_LAYOUT, charts = [], from, warn }: ReportOptions): Promise<Chart[]> {
  const usual = withRows(await loadLayout(layout), tables);
  const further = await Promise.all(charts.map((name) => loadChart(name, from)));
  if (warn !== undefined) for (const chart of further) for (const words of await chartWarnings(chart)) warn(words);
  // A chart that is requested twice is drawn once.
  return [...new Map([...usual, ...further].map((chart) => [chart.id, chart])).values()];
}
