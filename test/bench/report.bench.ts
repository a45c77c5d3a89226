import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarise } from '../../src/analysis/index.ts';
import { builtInCharts, figureOf, loadChart, writeReport } from '../../src/report/index.ts';
import { packTable } from '../../src/report/packed.ts';
import { everyRule } from '../../src/report/rule-use.ts';
import { stillPicture } from '../../src/report/still.ts';
import { syntheticCampaign } from '../fixtures/campaign.ts';
import { MANIFEST } from '../fixtures/manifest.ts';
import { tablesOf } from '../tables.ts';
import { yardstick } from './yardstick.ts';

/**
 * What a report of 20,000 engagements costs and takes: four rulesets on three scenarios with every chart that can be drawn from a
 * run, and as many counted rules as the editions have. `npm run bench:report`.
 */

const RULES = 380;

const variants = ['classic', 'calixtus', 'waffle', 'tenth'].map((spec, i) => ({ spec, effect: i * 1.5, base: 'classic' }));
const scenarios = ['patrol', 'meeting', 'duel'].map((id) => ({ id, title: `A battle that is called ${id}` }));
const played = syntheticCampaign({ pairs: 834, variants, scenarios });
const counters = Array.from({ length: RULES }, (_, i) => `CLS-AREA${i % 12}-${String(i).padStart(2, '0')}`);
const campaign = {
  ...played,
  variants: played.variants.map((it) => ({ ...it, counters })),
  columns: played.columns.map((row) => row.map((it) => ({ ...it, called: Float64Array.from(counters, (_, i) => i * 37) }))),
};

const print = (words: string): boolean => process.stdout.write(`${words}\n`);
const kilobytes = (letters: number): string => `${(letters / 1000).toFixed(0)} kB`.padStart(8);

async function timed<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const [cpu, from] = [process.cpuUsage(), performance.now()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system) / 1e6;
  const wall = (performance.now() - from) / 1000;
  print(
    `${name.padEnd(34)} ${wall.toFixed(2).padStart(6)} s  ${seconds.toFixed(2).padStart(6)} s of processors  ${(seconds * yardstick()).toFixed(0).padStart(6)} M rounds`,
  );
  return result;
}

const folder = mkdtempSync(join(tmpdir(), 'sandtable-report-'));
try {
  const summary = await timed('summary', () => summarise(campaign));
  const tables = await timed('tables', () => tablesOf(campaign, summary));
  const loaded = await Promise.all((await builtInCharts()).map((id) => loadChart(id)));
  const charts = loaded.filter(({ table, also = [] }) => [table, ...also].every((name) => Object.keys(tables[name] ?? {}).length > 0));
  const further = charts.map(({ id }) => id);
  const write = (formats: readonly ('html' | 'md' | 'svg' | 'png' | 'json')[]) =>
    writeReport(folder, campaign, summary, MANIFEST, { formats, charts: further });
  print(`${charts.length} charts`);
  await timed('page', () => write(['html']));
  await timed('text', () => write(['md']));
  await timed('charts as SVG', () => write(['svg']));
  await timed('charts as PNG, light and dark', () => write(['png']));
  await timed('all that a run leaves', () => write(['html', 'md', 'json', 'svg', 'png']));

  const figures = [];
  for (const chart of charts) figures.push(await figureOf(chart, tables));
  print('');
  for (const file of ['report.html', 'report.md']) print(`${kilobytes(statSync(join(folder, file)).size)}  ${file}`);
  const rows = new Map(figures.map(({ rows: name, table }) => [name, JSON.stringify(packTable(table)).length]));
  print(`${kilobytes(figures.reduce((sum, { svg, chart }) => sum + stillPicture(svg, chart.id).length, 0))}    pictures`);
  print(`${kilobytes(figures.reduce((sum, { spec }) => sum + JSON.stringify(spec).length, 0))}    specifications`);
  print(`${kilobytes([...rows.values()].reduce((sum, it) => sum + it, 0))}    rows of charts, all columns`);
  print(`${kilobytes(JSON.stringify(everyRule(summary, new Map())).length)}    rules`);
} finally {
  rmSync(folder, { recursive: true });
}
