import { rowsOf, type Tables } from '../analysis/index.ts';
import type { Theme } from '../page/index.ts';
import { type Chart, ChartError, type Spec } from './chart.ts';
import { houseStyle } from './style.ts';

const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json';

/**
 * A chart with its table inline, its question as title and the house style: a complete Vega-Lite file.
 * @throws ChartError when there is no such table.
 */
export function bindChart(chart: Chart, tables: Tables, theme: Theme = 'light'): Spec {
  const table = tables[chart.table];
  if (table === undefined) {
    throw new ChartError(`chart ${chart.id}: no table "${chart.table}"; there are ${Object.keys(tables).sort().join(', ')}`);
  }
  return withStyle(chart, { name: chart.table, values: rowsOf(table) }, theme);
}

/** A chart with the name of its table only, as it is compiled to be looked at without a run. */
export function bareChart(chart: Chart, theme: Theme = 'light'): Spec {
  return withStyle(chart, { name: chart.table }, theme);
}

function withStyle(chart: Chart, data: Spec, theme: Theme): Spec {
  return {
    $schema: SCHEMA,
    description: chart.question,
    title: { text: chart.question, ...(chart.hint !== undefined && { subtitle: chart.hint }) },
    data,
    ...chart.spec(),
    config: houseStyle(theme),
  };
}
