import { describe, expect, it } from 'vitest';
import { rowsOf, summarise, type Tables } from '../../src/analysis/index.ts';
import { bindChart, drawSvg, loadChart } from '../../src/report/index.ts';
import { playCampaign } from '../../src/runner/campaign.ts';
import { loadScenario } from '../files.ts';
import { type SyntheticOptions, syntheticCampaign } from '../fixtures/campaign.ts';
import { tablesOf } from '../tables.ts';

const MAPS = ['casualty-map', 'position-map'];

const synthetic = (scenarios: number, variants: number): Tables => {
  const options: SyntheticOptions = {
    pairs: 4,
    scenarios: Array.from({ length: scenarios }, (_, i) => ({ id: `s${i}`, title: `Scene ${i}` })),
    variants: Array.from({ length: variants }, (_, i) => ({ spec: i === 0 ? 'classic' : `calixtus@x.y=${i}`, effect: 0 })),
  };
  const campaign = syntheticCampaign(options);
  return tablesOf(campaign, summarise(campaign));
};

const panelsOf = (rows: readonly { readonly [key: string]: unknown }[]): Set<unknown> => new Set(rows.map(({ panel }) => panel));

describe('maps of many boards', () => {
  it('draw whole scenarios and name those that they leave out', async () => {
    const tables = synthetic(5, 3);
    const casualties = await loadChart('casualty-map');
    expect(panelsOf(casualties.rows?.(tables) ?? []).size).toBe(6);
    expect(casualties.remark?.(tables)).toBe(
      '8 games of each ruleset, those with seats swapped turned round.\nNot drawn: Scene 2, Scene 3, Scene 4.',
    );
    const positions = await loadChart('position-map');
    expect(panelsOf(positions.rows?.(tables) ?? []).size).toBe(9);
  });

  it('draw some rulesets of a scenario that has too many', async () => {
    const tables = synthetic(1, 11);
    const chart = await loadChart('casualty-map');
    expect(panelsOf(chart.rows?.(tables) ?? []).size).toBe(8);
    expect(chart.remark?.(tables)).toContain(' 3 further rulesets are not drawn.');
  });
});

describe('a map of one pair on a board without terrain', async () => {
  const { campaign } = await playCampaign({
    battles: [loadScenario('drop')],
    specs: ['classic'],
    pairs: 1,
    seed: 'x',
    workers: 1,
    maps: true,
  });
  const tables = tablesOf(campaign, summarise(campaign));

  it.each(MAPS)('%s is drawn, and nothing on it looks certain', async (id) => {
    const chart = await loadChart(id);
    expect(rowsOf(tables['terrain'] ?? {})).toEqual([]);
    const cells = (chart.rows?.(tables) ?? []).filter(({ what }) => what === 'cell');
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.every(({ low }) => low === 0)).toBe(true);
    expect(await drawSvg(bindChart(chart, tables))).toContain('2 games of each ruleset');
  });
});

it('maps draw an inch as long upwards as across, and nothing beyond the edge', async () => {
  const tables = synthetic(1, 2);
  for (const id of MAPS) {
    const chart = await loadChart(id);
    const rows = chart.rows?.(tables) ?? [];
    const edge = rows.find(({ what }) => what === 'table');
    expect(Number(edge?.['x2']) / Number(edge?.['y2'])).toBeCloseTo(48 / 36, 1);
    for (const { x, y } of rows) {
      expect(Number(x) >= 0 && Number(x) <= Number(edge?.['x2'])).toBe(true);
      expect(Number(y) >= 0 && Number(y) <= Number(edge?.['y2'])).toBe(true);
    }
  }
});
