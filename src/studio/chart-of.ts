import type { Summary } from '../analysis/index.ts';
import type { Campaign } from '../campaign/result.ts';
import type { Theme } from '../page/index.ts';
import { bindChart } from '../report/bind.ts';
import { chartTables, withRows } from '../report/chart-tables.ts';
import { EDITION_IDS } from './bundled.ts';
import { RUN_CHARTS } from './bundled-charts.ts';
import type { ChartShown } from './messages.ts';

/** A chart of an answer as the report of its games has it; the first where there is none of that name. */
export function chartOf(campaign: Campaign, summary: Summary, id: string, theme: Theme): ChartShown {
  const tables = chartTables(campaign, summary, EDITION_IDS);
  const all = withRows(RUN_CHARTS, tables);
  const chart = all.find((it) => it.id === id) ?? all[0];
  if (chart === undefined) throw new Error('there is no chart of these games');
  const { title, ...spec } = bindChart(chart, tables, theme);
  const { subtitle = [] } = title as { readonly subtitle?: string | readonly string[] };
  return {
    id: chart.id,
    spec,
    hint: [subtitle].flat().join(' '),
    all: all.map(({ id: name, question }) => ({ id: name, question })),
  };
}
