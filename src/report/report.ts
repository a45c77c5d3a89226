import { join } from 'node:path';
import { type Summary, type Tables, tablesOf } from '../analysis/index.ts';
import { writeAtomic } from '../runner/files.ts';
import type { Manifest } from '../runner/manifest.ts';
import type { Campaign } from '../runner/result.ts';
import { bindChart } from './bind.ts';
import type { Chart } from './chart.ts';
import { type ExportFormat, exportTables } from './export.ts';
import { type DrawnChart, reportPage } from './html.ts';
import { loadChart, loadLayout } from './load.ts';
import { reportText } from './markdown.ts';
import { drawPng } from './png.ts';
import { drawSvg } from './svg.ts';

export interface ReportOptions {
  /** Id of a layout; default `compare`. */
  readonly layout?: string;
  /** Further charts by id, path or package name, after those of the layout. */
  readonly charts?: readonly string[];
  /** Where paths of further charts start; default: the current folder. */
  readonly from?: string;
  /** Other formats of the results files. */
  readonly formats?: readonly ExportFormat[];
}

/**
 * Writes `charts/`, `report.html` and `report.md` of a finished run, each file at once. A chart whose table has no rows (there is
 * nothing to compare in a run of one variant) is left out.
 * @throws ChartError when a chart can't be found or asks for a table that isn't there.
 */
export async function writeReport(
  folder: string,
  campaign: Campaign,
  summary: Summary,
  manifest: Manifest,
  options: ReportOptions = {},
): Promise<void> {
  const tables = tablesOf(campaign, summary);
  const layout = await loadLayout(options.layout ?? 'compare');
  const further = await Promise.all((options.charts ?? []).map((name) => loadChart(name, options.from)));
  const charts: DrawnChart[] = [];
  for (const chart of [...layout.filter(({ table }) => hasRows(tables, table)), ...further]) {
    charts.push(await writeChart(join(folder, 'charts'), chart, tables));
  }
  const input = { campaign, summary, manifest, charts };
  await writeAtomic(join(folder, 'report.html'), await reportPage(input));
  await writeAtomic(join(folder, 'report.md'), reportText(input));
  await exportTables(folder, campaign, options.formats ?? []);
}

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
