import type { Row, Table, Tables } from '../analysis/index.ts';
import { systemWords } from '../scenario/system-words.ts';
import { bareChart, bindChart } from './bind.ts';
import { type Chart, ChartError, type Spec } from './chart.ts';
import { type Figure, shownColumns } from './figure.ts';
import { mapRowsOf } from './map-rows.ts';
import { compileSpec, drawSvg } from './svg.ts';

/** A chart as a page shows it, with its question above it as text. */
export async function figureOf(chart: Chart, tables: Tables): Promise<Figure> {
  return named(chart, async () => {
    const { title: _, ...untitled } = bindChart(chart, tables);
    const svg = await drawSvg({ ...untitled, config: { ...(untitled['config'] as Spec), padding: 2 } });
    const { data, ...bound } = bindChart(chart, tables);
    const { values, ...named } = data as { readonly name: string; readonly values: readonly Row[] };
    const spec = { ...bound, data: named };
    const maps = mapRowsOf(chart, tables);
    const table = columnsOf(maps?.rows ?? values);
    const remark = maps?.remark ?? chart.remark?.(tables).replaceAll('\n', ' ');
    return {
      // On a page the words below the question are part of the caption.
      chart: remark === undefined ? chart : { ...chart, hint: [chart.hint, remark].filter(Boolean).join(' ') },
      spec,
      table,
      rows: chart.rows === undefined ? chart.table : `only-${chart.id}`,
      svg,
      columns: shownColumns(spec, table, chart.numbers),
      ...(maps !== undefined && { panes: maps.panes }),
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

/** Whatever fails in some work is said of the chart; what the system says, of a disk that is full, is not. */
export async function named<T>(chart: Chart, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (systemWords(error) !== null) throw error;
    const message = (error as Error).message;
    if (error instanceof ChartError && message.startsWith('chart ')) throw error;
    throw new ChartError(`chart ${chart.id}: ${message}`, { cause: error });
  }
}
