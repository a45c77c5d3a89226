import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { bareChart, builtInCharts, compileSpec, houseStyle, loadChart, loadLayout } from '../../src/report/index.ts';
import { chartTables } from '../fixtures/chart-tables.ts';

const ids = await builtInCharts();
const tables = chartTables();

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
  const layouts = await Promise.all(['compare', 'ablate', 'sweep', 'armies', 'price', 'odds', 'odds-varied', 'chances'].map(loadLayout));
  expect([...new Set(layouts.flat().map(({ id }) => id))].sort()).toEqual(ids);
  const kept = await readdir(new URL('compiled', import.meta.url));
  expect(kept.map((file) => file.replace('.vg.json', '')).sort()).toEqual(ids);
});
