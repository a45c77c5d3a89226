import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInCharts, compileSpec, drawSvg, loadChart, type Spec, writeChart } from '../../src/report/index.ts';
import { chartTables } from '../fixtures/chart-tables.ts';

const ids = await builtInCharts();
const tables = chartTables();

/** A theme that would hide, recolour or cut off what it may. */
const FOREIGN: Spec = {
  background: '#222222',
  font: 'serif',
  lineBreak: '|',
  mark: { color: 'pink' },
  bar: { fill: 'pink' },
  rect: { fill: 'pink' },
  area: { fill: 'pink', line: true },
  line: { stroke: 'pink', strokeWidth: 9, color: 'pink' },
  point: { filled: false, size: 9, opacity: 0.1, color: 'pink' },
  rule: { color: 'pink' },
  text: { color: 'pink', fontSize: 30 },
  axis: { labelLimit: 9, labelColor: '#eeeeee', titleColor: '#eeeeee', domain: true },
  axisY: { labelColor: '#eeeeee' },
  legend: { labelLimit: 9, labelColor: '#eeeeee', orient: 'right' },
  header: { labelLimit: 9, labelColor: '#eeeeee' },
  title: { limit: 9, color: '#eeeeee', subtitleColor: '#eeeeee' },
  facet: { spacing: 90 },
  view: { stroke: 'pink' },
  range: { category: ['pink'], ordinal: ['pink'], ramp: ['pink', 'white'], heatmap: ['pink', 'white'], diverging: ['pink', 'white'] },
  scale: {
    bandPaddingInner: 0.6,
    bandPaddingOuter: 0.9,
    barBandPaddingInner: 0.7,
    rectBandPaddingInner: 0.5,
    tickBandPaddingInner: 0.8,
    bandWithNestedOffsetPaddingInner: 0.6,
    bandWithNestedOffsetPaddingOuter: 0.9,
    offsetBandPaddingInner: 0.4,
    offsetBandPaddingOuter: 0.4,
    pointPadding: 3,
    continuousPadding: 40,
    zero: false,
    round: true,
    clamp: true,
    xReverse: true,
  },
  style: { interval: { strokeWidth: 9 }, halo: { stroke: 'pink' }, 'cell-value': { fontSize: 40 }, heading: { fontSize: 40 } },
};

/** What the data become, mark by mark: positions within the panel, shapes, colours and words, without the font. */
const dataMarks = (svg: string): string[] =>
  [...svg.matchAll(/<g class="mark-\w+ role-mark[^>]*(?<!\/)>(.*?)<\/g>/gs)].map(([, marks]) =>
    String(marks).replace(/ font-family="[^"]*"/g, ''),
  );

/** Words that are drawn, wherever they are. */
const wordsOf = (svg: string): string[] => [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, words]) => String(words)).sort();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandtable-themes-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(ids)('the written file of %s', (id) => {
  it('shows the same under no theme and under a foreign one', async () => {
    await writeChart(folder, await loadChart(id), tables, ['json']);
    const written = JSON.parse(await readFile(join(folder, `${id}.vl.json`), 'utf8')) as Spec;
    const svg = await drawSvg(written);
    for (const config of [{}, FOREIGN]) {
      const other = { ...written, config };
      expect((await compileSpec(other)).warnings).toEqual([]);
      const drawn = await drawSvg(other);
      expect(dataMarks(drawn)).toEqual(dataMarks(svg));
      expect(wordsOf(drawn)).toEqual(wordsOf(svg));
      expect(drawn).not.toMatch(/pink|#222222|#eeeeee|…/);
    }
  });
});
