import type { KeptExploit } from '../analysis/kept-exploits.ts';
import type { Chart, Layout } from '../report/chart.ts';

/* What the report of a run is made of besides its results, as it travels with the page. */

const charts = import.meta.glob<Chart>('../../reports/charts/*.ts', { eager: true, import: 'default' });
const layouts = import.meta.glob<Layout>('../../reports/layouts/compare.json', { eager: true, import: 'default' });
const kept = import.meta.glob<readonly KeptExploit[]>('../../scenarios/exploit.json', { eager: true, import: 'exploits' });

const there = <T>(found: Readonly<Record<string, T>>, path: string): T => {
  const one = found[path];
  if (one === undefined) throw new Error(`the page was built without ${path}`);
  return one;
};
const layout = there(layouts, '../../reports/layouts/compare.json');

/** The charts of a run, in the order of its page. */
export const RUN_CHARTS: readonly Chart[] = layout.charts.map((id) => there(charts, `../../reports/charts/${id}.ts`));

/** How a page folds them up. */
export const RUN_GROUPS = layout.groups ?? [];

/** What is known of how good players are. */
export const KEPT_EXPLOITS = there(kept, '../../scenarios/exploit.json');
