import { join } from 'node:path';
import type { Row, Table, Tables } from '../analysis/index.ts';
import { writeAtomic } from '../runner/files.ts';
import { systemWords } from '../scenario/system-words.ts';
import { bareChart, bindChart } from './bind.ts';
import { carryStyle } from './carry-style.ts';
import { type Chart, ChartError, type Spec } from './chart.ts';
import { type Figure, shownColumns } from './figure.ts';
import { CHART_ENDINGS, type ChartFormat } from './formats.ts';
import { drawPng } from './png.ts';
import { compileSpec, drawSvg } from './svg.ts';

/**
 * Writes a chart in some formats.
 * @returns the names of its files, as soon as everything but the raster images is drawn; `done` resolves when those are written too.
 * @throws ChartError that names the chart when its specification fails.
 */
export async function writeChart(
  folder: string,
  chart: Chart,
  tables: Tables,
  formats: readonly ChartFormat[],
): Promise<{ readonly files: readonly string[]; readonly done: Promise<unknown> }> {
  const path = join(folder, chart.id);
  const write = (ending: string, content: string | Uint8Array) => writeAtomic(`${path}${ending}`, content);
  return named(chart, async () => {
    const spec = bindChart(chart, tables);
    if (formats.includes('json')) {
      const carried = carryStyle(spec, 'light', (await compileSpec(spec)).vega);
      await write('.vl.json', `${JSON.stringify(carried, null, 2)}\n`);
    }
    const drawn = formats.includes('svg') || formats.includes('png') ? await drawSvg(spec) : '';
    if (formats.includes('svg')) await write('.svg', drawn);
    const pictures: Promise<unknown>[] = [];
    if (formats.includes('png')) {
      const dark = await drawSvg(bindChart(chart, tables, 'dark'));
      pictures.push(drawPng(drawn).then((png) => write('.png', png)));
      pictures.push(drawPng(dark, 'dark').then((png) => write('.dark.png', png)));
    }
    return { files: formats.flatMap((it) => CHART_ENDINGS[it].map((ending) => `${chart.id}${ending}`)), done: Promise.all(pictures) };
  });
}

/** A chart as a page shows it, with its question above it as text. */
export async function figureOf(chart: Chart, tables: Tables): Promise<Figure> {
  return named(chart, async () => {
    const { title: _, ...untitled } = bindChart(chart, tables);
    const svg = await drawSvg({ ...untitled, config: { ...(untitled['config'] as Spec), padding: 2 } });
    const { data, ...bound } = bindChart(chart, tables);
    const { values, ...named } = data as { readonly name: string; readonly values: readonly Row[] };
    const spec = { ...bound, data: named };
    const table = columnsOf(values);
    const remark = chart.remark?.(tables).replaceAll('\n', ' ');
    return {
      // On a page the words below the question are part of the caption.
      chart: remark === undefined ? chart : { ...chart, hint: [chart.hint, remark].filter(Boolean).join(' ') },
      spec,
      table,
      rows: chart.rows === undefined ? chart.table : `only-${chart.id}`,
      svg,
      columns: shownColumns(spec, table, chart.numbers),
    };
  });
}

/** Vega-Lite's warnings about a chart, each with the chart's id. */
export async function chartWarnings(chart: Chart): Promise<string[]> {
  const { warnings } = await named(chart, () => compileSpec(bareChart(chart)));
  return warnings.map((warning) => `chart ${chart.id}: ${warning}`);
}

/** Rows as columns; rows that a chart made itself may have different keys. */
function columnsOf(rows: readonly Row[]): Table {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)]));
}

async function named<T>(chart: Chart, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A disk that is full is not the chart's fault.
    if (systemWords(error) !== null) throw error;
    const message = (error as Error).message;
    if (error instanceof ChartError && message.startsWith('chart ')) throw error;
    throw new ChartError(`chart ${chart.id}: ${message}`, { cause: error });
  }
}
