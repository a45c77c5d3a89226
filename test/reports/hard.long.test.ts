import { describe, expect, it } from 'vitest';
import { summarise, type Tables } from '../../src/analysis/index.ts';
import type { Campaign } from '../../src/campaign/result.ts';
import { bindChart, drawSvg, loadChart, loadLayout } from '../../src/report/index.ts';
import { textWidth } from '../../src/report/text-width.ts';
import { type SyntheticOptions, syntheticCampaign } from '../fixtures/campaign.ts';
import { tablesOf } from '../tables.ts';

const LONG = 'A very long engagement between a column of armour and those who wait for it among ruins';
const SPECS = [
  'classic',
  'waffle@+WAF-SHOOT-14,-WAF-MORALE-01',
  'calixtus@CAL-MORALE-01.perWound=2,-CAL-SHOOT-14,-CAL-USR-25',
  'tenth:before@+layer:errata',
  'classic+./a-pack-of-some-length.js@-CLS-MORALE-03',
  'classic@line-infantry.rifle.S=5',
  'calixtus:bare',
  'tenth',
];
const variants = SPECS.map((spec, i) => ({ spec, effect: i / 2 }));
const scenarios = Array.from({ length: 6 }, (_, i) => ({ id: `scenario-${i}`, title: `${LONG}, number ${i}`, lean: i - 3 }));
const two = { variants: variants.slice(0, 2), scenarios: scenarios.slice(0, 1) };

/** Every engagement is drawn, or red wins by a very large margin, or loses by one. */
function withMargin(campaign: Campaign, margin: number): Campaign {
  for (const columns of campaign.columns.flat()) {
    columns.redVp.fill(Math.max(0, margin));
    columns.blueVp.fill(Math.max(0, -margin));
    columns.winner.fill(margin > 0 ? 0 : margin < 0 ? 1 : 2);
  }
  return campaign;
}

const synthetic = (options: SyntheticOptions): Campaign => syntheticCampaign({ pairs: 6, ...options });

const RUNS: Readonly<Record<string, () => Campaign>> = {
  'eight long specifications in six long scenarios': () => synthetic({ variants, scenarios }),
  '0 to N': () => synthetic({ ...two, hopeless: true }),
  'one pair': () => synthetic({ ...two, pairs: 1 }),
  'nothing but draws': () => withMargin(synthetic(two), 0),
  'huge values': () => withMargin(synthetic(two), 30_000),
  'huge negative values': () => withMargin(synthetic(two), -30_000),
  'one ruleset': () => synthetic({ variants: variants.slice(1, 2), scenarios: scenarios.slice(0, 1) }),
};

const charts = await loadLayout('compare');

describe.each(Object.entries(RUNS))('%s', (_, make) => {
  const campaign = make();
  const changed = campaign.columns.map((row) => row.map(() => ({ 'CAL-MORALE-04': 1 })));
  const tables: Tables = tablesOf(campaign, summarise(campaign, { changed }));
  const drawn = charts.filter(({ table }) => Object.keys(tables[table] ?? {}).length > 0);

  it.each(drawn.map(({ id }) => id))('%s has all its words within the picture, and no number that is none', async (id) => {
    for (const theme of ['light', 'dark'] as const) {
      const svg = await drawSvg(bindChart(await loadChart(id), tables, theme));
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(outside(svg)).toEqual([]);
    }
    const [, width] = /viewBox="0 0 (\d+)/.exec(await drawSvg(bindChart(await loadChart(id), tables))) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(660);
  });
});

/** Words of a picture that reach beyond its edges, by the widths that it was laid out with. */
function outside(svg: string): string[] {
  const [, width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const origins: [number, number][] = [[0, 0]];
  const found: string[] = [];
  for (const [tag, close, name, attributes] of svg.matchAll(/<(\/?)(\w+)([^>]*)>(?:[^<]*)/g)) {
    if (close === '/') {
      origins.pop();
      continue;
    }
    const [x, y] = origins.at(-1) as [number, number];
    const [, dx = '0', dy = '0', turn] = /translate\((-?[\d.e-]+),(-?[\d.e-]+)\)(?: rotate\((-?\d+)\))?/.exec(attributes) ?? [];
    const at: [number, number] = [x + Number(dx), y + Number(dy)];
    if (!attributes.endsWith('/')) origins.push(at);
    if (name !== 'text' && name !== 'tspan') continue;
    const words = tag.slice(tag.indexOf('>') + 1);
    const size = Number(/font-size="(\d+)px"/.exec(attributes)?.[1] ?? 12);
    const long = textWidth(words.replaceAll(/&\w+;/g, '.'), size);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start';
    const before = anchor === 'start' ? 0 : anchor === 'middle' ? long / 2 : long;
    const [from, to, across] =
      turn === undefined || turn === '0' ? [at[0] - before, at[0] - before + long, at[1]] : [at[1] - long / 2, at[1] + long / 2, at[0]];
    const [along, aside] = turn === undefined || turn === '0' ? [width, height] : [height, width];
    if (from < -1 || to > along + 1 || across < 0 || across > aside) found.push(words);
  }
  return found;
}
