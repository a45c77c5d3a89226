import { describe, expect, it } from 'vitest';
import { summarise, type Table, type Tables } from '../../src/analysis/index.ts';
import { bindChart, builtInCharts, drawSvg, loadChart } from '../../src/report/index.ts';
import { textWidth } from '../../src/report/text-width.ts';
import { priceTables } from '../../src/study/price/table.ts';
import { syntheticCampaign } from '../fixtures/campaign.ts';
import { chartTables } from '../fixtures/chart-tables.ts';
import { pricesOf } from '../fixtures/studies.ts';
import { tablesOf } from '../tables.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Drawn {
  readonly box: Box;
  /** What it says; of a line nothing. */
  readonly words?: string;
  /** Words that clear the ground for others. */
  readonly halo?: boolean;
}

/** Lines and the words of marks of a picture, in the order in which they are drawn. */
function drawnIn(svg: string): Drawn[] {
  const origins: { readonly x: number; readonly y: number; readonly mark: boolean }[] = [{ x: 0, y: 0, mark: false }];
  const found: Drawn[] = [];
  for (const [, close, name, attributes = '', inner = ''] of svg.matchAll(/<(\/?)(g|line|text|tspan)\b([^>]*)>([^<]*)/g)) {
    if (close === '/') {
      if (name === 'g') origins.pop();
      continue;
    }
    const last = origins.at(-1) ?? { x: 0, y: 0, mark: false };
    const [, dx = '0', dy = '0', turn = '0'] = /translate\((-?[\d.e-]+),(-?[\d.e-]+)\)(?: rotate\((-?[\d.]+)\))?/.exec(attributes) ?? [];
    const [x, y] = [last.x + Number(dx), last.y + Number(dy)];
    if (name === 'g' && !attributes.endsWith('/')) origins.push({ x, y, mark: /role-mark/.test(attributes) });
    if (name === 'line') {
      const [x2, y2] = ['x2', 'y2'].map((it) => Number(new RegExp(`${it}="(-?[\\d.e-]+)"`).exec(attributes)?.[1] ?? 0)) as [number, number];
      found.push({ box: { left: Math.min(x, x + x2), right: Math.max(x, x + x2), top: Math.min(y, y + y2), bottom: Math.max(y, y + y2) } });
    }
    if (name === 'text' && inner !== '' && last.mark && turn === '0') {
      const size = Number(/font-size="([\d.]+)px"/.exec(attributes)?.[1] ?? 12);
      const long = textWidth(inner, size);
      const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
      const left = anchor === 'middle' ? x - long / 2 : anchor === 'end' ? x - long : x;
      // A line that only touches the edge of a letter does not cross it.
      const box = { left: left + 1, right: left + long - 1, top: y - 0.6 * size, bottom: y - 0.1 * size };
      found.push({ box, words: inner, halo: / stroke="#/.test(attributes) });
    }
  }
  return found;
}

const crosses = (line: Box, words: Box): boolean =>
  line.left <= words.right && line.right >= words.left && line.top <= words.bottom && line.bottom >= words.top;

/** Words with a line across them: one that is drawn later, or earlier without a halo in between. */
function crossed(svg: string): string[] {
  const drawn = drawnIn(svg);
  return drawn.flatMap(({ words, box, halo }, i) => {
    if (words === undefined || halo === true) return [];
    const own = drawn.findLastIndex(
      (it, k) => k < i && it.halo === true && it.words === words && it.box.top === box.top && it.box.left === box.left,
    );
    const over = drawn.some((it, k) => it.words === undefined && k > own && crosses(it.box, box));
    return over ? [words] : [];
  });
}

/** A table whose numbers in some columns are others. */
const changed = (tables: Tables, name: string, columns: Readonly<Record<string, (value: number) => number>>): Tables => {
  const table = tables[name] as Table;
  const numbers = Object.entries(columns).map(([column, by]) => [column, (table[column] ?? []).map((it) => by(Number(it)))]);
  return { ...tables, [name]: { ...table, ...Object.fromEntries(numbers) } };
};
const to = (value: number) => () => value;

const usual = chartTables();
const priced = (): Tables => ({ ...usual, ...priceTables(pricesOf([60, 70, 80, 90])) });
const hopeless = syntheticCampaign({ pairs: 4, hopeless: true });
const DATA: Readonly<Record<string, Tables>> = {
  'usual numbers': usual,
  'nothing but defeats': { ...usual, ...tablesOf(hopeless, summarise(hopeless)) },
  'scores of one half, known exactly': {
    ...changed(usual, 'summary', { score: to(0.5), score_low: to(0.5), score_high: to(0.5) }),
    convergence: changed(usual, 'convergence', { score: to(0.5), low: to(0.5), high: to(0.5) })['convergence'] as Table,
    sweep: changed(usual, 'sweep', { score: to(0.47), low: to(0.46), high: to(0.48) })['sweep'] as Table,
  },
  'differences about 0': {
    ...changed(usual, 'differences', { difference: to(0), low: to(-0.001), high: to(0.001) }),
    effects: changed(usual, 'effects', { difference: to(0.1), low: to(0.05), high: to(0.15) })['effects'] as Table,
    shares: changed(usual, 'shares', { estimate: to(-0.1), from: to(0.1), to: to(0), low_at: to(-9), high_at: to(-0.1) })[
      'shares'
    ] as Table,
    ratings: changed(usual, 'ratings', { rating: to(1490), low: to(1480), high: to(1499), change: to(20) })['ratings'] as Table,
  },
  'steep prices': { ...usual, ...priceTables(pricesOf([30, 38, 46, 54, 62, 70, 78, 86, 94, 102, 110, 118])) },
  'prices that change nothing': {
    ...changed(priced(), 'prices', { score: to(0.47), low: to(0.44), high: to(0.48) }),
  },
  'prices at the top': {
    ...changed(priced(), 'prices', { score: to(1), low: to(0.9), high: to(1) }),
  },
  'units worth many times their points': changed(usual, 'units', {
    worth: (it) => 30 * it + 1,
    worth_low: (it) => 30 * it,
    worth_high: (it) => 30 * it + 2,
  }),
};

describe.each(Object.keys(DATA))('with %s', (name) => {
  it('no words of a chart have a line across them', async () => {
    const found: string[] = [];
    for (const id of await builtInCharts()) {
      const svg = await drawSvg(bindChart(await loadChart(id), DATA[name] as Tables));
      found.push(...crossed(svg).map((words) => `${id}: ${words}`));
    }
    expect(found).toEqual([]);
  });
});
