import { join } from 'node:path';
import { type Answer, type Summary, type Tables, tablesOf } from '../analysis/index.ts';
import { writeAtomic } from '../runner/files.ts';
import type { Manifest } from '../runner/manifest.ts';
import type { Campaign } from '../runner/result.ts';
import { bindChart } from './bind.ts';
import type { Chart } from './chart.ts';
import { EXPORT_FORMATS, exportTables } from './export.ts';
import { type DrawnChart, reportPage } from './html.ts';
import { loadChart, loadLayout } from './load.ts';
import { reportText } from './markdown.ts';
import { drawPng } from './png.ts';
import { drawSvg } from './svg.ts';

/** What can be made of a finished run: the page, the text, and the results files for those who don't read Arrow. */
export const REPORT_FORMATS = ['html', 'md', ...EXPORT_FORMATS] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export interface ReportOptions {
  /** Id of a layout; default `compare`. */
  readonly layout?: string;
  /** Further charts by id, path or package name, after those of the layout. */
  readonly charts?: readonly string[];
  /** Where paths of further charts start; default: the current folder. */
  readonly from?: string;
  /** Tables that a study made, beside those of every run. */
  readonly further?: Tables;
  /** The answer in words of a study; default: made of the summary's comparisons. */
  readonly answer?: Answer;
  /** What to write; default `html` and `md`. Charts are drawn for these two only. */
  readonly formats?: readonly ReportFormat[];
}

/**
 * Writes `charts/`, `report.html` and `report.md` of a finished run, and other formats on demand; each file at once. A chart of the
 * layout whose table has no rows (there is nothing to compare in a run of one variant) is left out.
 * @returns the files written, relative to the folder.
 * @throws ChartError when a chart can't be found or asks for a table that isn't there.
 */
export async function writeReport(
  folder: string,
  campaign: Campaign,
  summary: Summary,
  manifest: Manifest,
  options: ReportOptions = {},
): Promise<string[]> {
  const formats = options.formats ?? ['html', 'md'];
  const written: string[] = [];
  if (formats.includes('html') || formats.includes('md')) {
    const tables = { ...tablesOf(campaign, summary), ...options.further };
    const charts: DrawnChart[] = [];
    for (const chart of await chosenCharts(tables, options)) {
      charts.push(await writeChart(join(folder, 'charts'), chart, tables));
      written.push(...CHART_ENDINGS.map((ending) => `charts/${chart.id}${ending}`));
    }
    const { answer } = options;
    const input = { campaign, summary, manifest, charts, ...(answer !== undefined && { answer }) };
    const papers = {
      'report.html': formats.includes('html') && reportPage(input),
      'report.md': formats.includes('md') && reportText(input),
    };
    for (const [file, content] of Object.entries(papers)) {
      if (content === false) continue;
      await writeAtomic(join(folder, file), await content);
      written.push(file);
    }
  }
  const others = EXPORT_FORMATS.filter((format) => formats.includes(format));
  written.push(...(await exportTables(folder, campaign, others)));
  return written;
}

async function chosenCharts(tables: Tables, { layout = 'compare', charts = [], from }: ReportOptions): Promise<Chart[]> {
  const usual = (await loadLayout(layout)).filter(({ table }) => hasRows(tables, table));
  const further = await Promise.all(charts.map((name) => loadChart(name, from)));
  // A chart that is asked for again is drawn once.
  return [...new Map([...usual, ...further].map((chart) => [chart.id, chart])).values()];
}

const CHART_ENDINGS = ['.vl.json', '.svg', '.png', '.dark.png'];

/** Writes one chart as `.vl.json`, `.svg`, `.png` and `.dark.png`. */
export async function writeChart(folder: string, chart: Chart, tables: Tables): Promise<DrawnChart> {
  const spec = bindChart(chart, tables);
  const svg = await drawSvg(spec);
  const dark = await drawSvg(bindChart(chart, tables, 'dark'));
  const path = join(folder, chart.id);
  await writeAtomic(`${path}.vl.json`, `${JSON.stringify(spec, null, 2)}\n`);
  await writeAtomic(`${path}.svg`, svg);
  const [light, night] = await Promise.all([drawPng(svg), drawPng(dark, 'dark')]);
  await writeAtomic(`${path}.png`, light);
  await writeAtomic(`${path}.dark.png`, night);
  return { chart, spec, svg };
}

function hasRows(tables: Tables, name: string): boolean {
  return Object.values(tables[name] ?? {}).some((column) => column.length > 0);
}
