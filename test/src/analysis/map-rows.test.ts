import { describe, expect, it } from 'vitest';
import { rowsOf, summarise, type Tables } from '../../../src/analysis/index.ts';
import type { Campaign, EngagementColumns } from '../../../src/campaign/result.ts';
import { playCampaign } from '../../../src/runner/campaign.ts';
import { loadScenario } from '../../files.ts';
import { tablesOf } from '../../tables.ts';

const options = { specs: ['classic', 'tenth'], pairs: 4, seed: 'maps', workers: 1, maps: true };
const { campaign } = await playCampaign({ ...options, battles: [loadScenario('patrol')] });
const tables = tablesOf(campaign, summarise(campaign));

const total = (table: Tables, name: string, column: string, which: object): number =>
  rowsOf(table[name] ?? {})
    .filter((row) => Object.entries(which).every(([key, value]) => row[key] === value))
    .reduce((sum, row) => sum + Number(row[column]), 0);

/** The campaign with its boards taken for ones that differ when turned. */
const unturned: Campaign = {
  ...campaign,
  scenarios: campaign.scenarios.map((it) => ({ ...it, ...(it.board !== undefined && { board: { ...it.board, turns: false } }) })),
};

describe('casualties by cell', () => {
  it.each(options.specs)('sum to the models that were lost under %s, and so do their causes', (variant) => {
    const columns = campaign.columns[0]?.[options.specs.indexOf(variant)] as EngagementColumns;
    for (const army of ['red', 'blue'] as const) {
      let lost = 0;
      columns.unitLost.forEach((n, i) => {
        if (campaign.scenarios[0]?.units[i % columns.units]?.army === army) lost += n;
      });
      expect(total(tables, 'casualties', 'models', { variant, army })).toBeCloseTo(lost / 8, 9);
      const causes = ['shooting', 'assault', 'morale', 'psychic', 'other'].map((it) => total(tables, 'casualties', it, { variant, army }));
      expect(causes.reduce((sum, n) => sum + n, 0)).toBeCloseTo(lost / 8, 9);
    }
  });

  it('fall on the other half of the board when the seats are swapped, unless they are turned', () => {
    const fallen = campaign.columns[0]?.[0]?.map?.fallen;
    const height = campaign.scenarios[0]?.board?.height ?? 0;
    const near = (seat: number): number => {
      const own = [...(fallen?.unit ?? [])].flatMap((unit, i) =>
        campaign.scenarios[0]?.units[unit]?.army === 'red' && fallen?.seat[i] === seat ? [Number(fallen.y[i])] : [],
      );
      return own.filter((y) => y < height / 2).length / own.length;
    };
    expect(near(0)).toBeGreaterThan(0.7);
    expect(near(1)).toBeLessThan(0.3);
    const red = rowsOf(tables['casualties'] ?? {}).filter((row) => row['army'] === 'red' && row['variant'] === 'classic');
    const below = red.filter(({ y }) => Number(y) < height / 2).reduce((sum, { models }) => sum + Number(models), 0);
    expect(below / red.reduce((sum, { models }) => sum + Number(models), 0)).toBeGreaterThan(0.7);
  });

  it('are of red in seat 0 only on a board that differs when turned', () => {
    const half = tablesOf(unturned, summarise(unturned));
    expect(new Set(rowsOf(half['casualties'] ?? {}).map(({ of }) => of))).toEqual(new Set([4]));
    expect(new Set(rowsOf(tables['casualties'] ?? {}).map(({ of }) => of))).toEqual(new Set([8]));
  });
});

describe('positions by cell', () => {
  it('sum to what is set up, and lie within their intervals and on the board', () => {
    const { width = 0, height = 0 } = campaign.scenarios[0]?.board ?? {};
    expect(total(tables, 'positions', 'models', { variant: 'classic', army: 'red', round: 0 })).toBeCloseTo(38, 9);
    for (const row of rowsOf(tables['positions'] ?? {})) {
      const [x, y, models, low, high] = ['x', 'y', 'models', 'low', 'high'].map((key) => Number(row[key])) as [
        number,
        number,
        number,
        number,
        number,
      ];
      expect(low >= 0 && low <= models && models <= high, JSON.stringify(row)).toBe(true);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  });

  it('do not pretend to know from a single pair', async () => {
    const single = (await playCampaign({ ...options, pairs: 1, battles: [loadScenario('drop')] })).campaign;
    const rows = rowsOf(tablesOf(single, summarise(single))['positions'] ?? {});
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ low }) => low === 0)).toBe(true);
  });
});

it('a campaign that nobody watched has boards without games, and no maps', () => {
  const blind: Campaign = {
    ...campaign,
    columns: campaign.columns.map((row) =>
      row.map((columns) => {
        const { map: _, ...rest } = columns;
        return rest;
      }),
    ),
  };
  const found = tablesOf(blind, summarise(blind));
  expect(rowsOf(found['positions'] ?? {})).toEqual([]);
  expect(rowsOf(found['casualties'] ?? {})).toEqual([]);
  expect(rowsOf(found['boards'] ?? {}).map(({ games }) => games)).toEqual([0, 0]);
});
