import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { columnar, playerTable, summarise, type Table, type Tables, tablesOf } from '../../src/analysis/index.ts';
import { attackTable } from '../../src/odds/attack-table.ts';
import { bareChart, builtInCharts, compileSpec, houseStyle, loadChart, loadLayout } from '../../src/report/index.ts';
import { armyChartTables } from '../../src/study/army-chart-tables.ts';
import { effectTable } from '../../src/study/effect-table.ts';
import { interactionTable } from '../../src/study/interaction-table.ts';
import { shareTable } from '../../src/study/share-table.ts';
import { sweepChartTables } from '../../src/study/sweep-table.ts';
import { syntheticCampaign } from '../fixtures/campaign.ts';
import { panelCampaign } from '../fixtures/panel.ts';
import { ablationOf, roundRobinOf, sweepGridOver, sweepOver } from '../fixtures/studies.ts';

const ids = await builtInCharts();
const campaign = syntheticCampaign({ pairs: 3 });
const ablation = ablationOf(3);
const titleOf = (id: string): string => id;
/** One attack, as `odds --json` tells it. */
const attack = { title: 'An attack', variant: 'classic', quantities: { 'B.modelsLost': { mean: 0.5, distribution: { 0: 0.5, 1: 0.5 } } } };
const chances = columnar([
  { variant: 'classic', label: 'classic', place: 0, row_at: 0, row_label: '1', column_at: 0, column_label: '1', chance: 0.5 },
]);

const tables: Tables = {
  ...tablesOf(campaign, summarise(campaign)),
  effects: effectTable(ablation, titleOf),
  interactions: interactionTable(ablation, titleOf),
  shares: shareTable(ablation, titleOf),
  sweep: sweepChartTables(sweepOver(['3', '4']), titleOf)['sweep'] as Table,
  grid: sweepChartTables(sweepGridOver(['3', '4'], ['3', '4']), titleOf)['grid'] as Table,
  ...armyChartTables(roundRobinOf(2)),
  players: playerTable(summarise(panelCampaign({ classic: [[0.5, 0.75]] }, 4), { panels: ['duel'] })),
  attacks: attackTable([attack]),
  to_hit: chances,
  to_wound: chances,
};

describe.each(ids)('chart %s', (id) => {
  it('compiles without a warning to what is kept', async () => {
    const { vega, warnings } = await compileSpec(bareChart(await loadChart(id)));
    expect(warnings).toEqual([]);
    // The house style is the same in all of them, and kept once.
    const { config: _, ...drawing } = vega as { readonly config: unknown };
    await expect(`${JSON.stringify(drawing, null, 1)}\n`).toMatchFileSnapshot(`./compiled/${id}.vg.json`);
  });

  it('is named as its file, asks a question, and names only columns of its table', async () => {
    const chart = await loadChart(id);
    expect(chart.id).toBe(id);
    expect(chart.question).toMatch(/\?$/);
    const text = JSON.stringify(chart.spec());
    const made = new Set([...text.matchAll(/"as":"(\w+)"/g)].map(([, name]) => name));
    const columns = [...text.matchAll(/"field":"(\w+)"/g)].map(([, name]) => name).filter((name) => !made.has(name));
    const there = chart.rows === undefined ? Object.keys(tables[chart.table]) : chart.rows(tables).flatMap((row) => Object.keys(row));
    expect(there).toEqual(expect.arrayContaining([...columns, ...(chart.numbers ?? [])]));
  });
});

it.each(['light', 'dark'] as const)('the house style on a %s ground is what is kept', async (theme) => {
  await expect(`${JSON.stringify(houseStyle(theme), null, 1)}\n`).toMatchFileSnapshot(`./style/${theme}.json`);
});

it('every chart is in a layout, and every compiled chart still exists', async () => {
  const layouts = await Promise.all(['compare', 'ablate', 'sweep', 'armies', 'odds', 'chances'].map(loadLayout));
  expect([...new Set(layouts.flat().map(({ id }) => id))].sort()).toEqual(ids);
  const kept = await readdir(new URL('compiled', import.meta.url));
  expect(kept.map((file) => file.replace('.vg.json', '')).sort()).toEqual(ids);
});
