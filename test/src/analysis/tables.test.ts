import { describe, expect, it } from 'vitest';
import { rowsOf, summarise, tablesOf } from '../../../src/analysis/index.ts';
import { allocate, BLUE, lossAt, RED, roundAt } from '../../../src/runner/result.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';

describe('tables', () => {
  const campaign = syntheticCampaign({ pairs: 40 });
  const tables = tablesOf(campaign, summarise(campaign));

  it('have columns of equal length, and say where each row belongs', () => {
    for (const [name, table] of Object.entries(tables)) {
      const lengths = new Set(Object.values(table).map((column) => column.length));
      expect(lengths.size, name).toBe(1);
      expect(Object.keys(table), name).toEqual(expect.arrayContaining(['scenario', 'title', 'variant', 'label', 'panel', 'place']));
    }
  });

  it('share out all engagements by outcome, margin and length', () => {
    for (const name of ['outcomes', 'margins', 'lengths', 'endings']) {
      const sums = new Map<unknown, number>();
      for (const { panel, share } of rowsOf(tables[name])) sums.set(panel, (sums.get(panel) ?? 0) + Number(share));
      expect(sums.size, name).toBe(6);
      for (const sum of sums.values()) expect(sum, name).toBeCloseTo(1, 10);
    }
  });

  it('give all variants of a scenario the same bins, one of them around 0', () => {
    const bins = (variant: string) => rowsOf(tables['margins']).filter((row) => row['scenario'] === 'patrol' && row['variant'] === variant);
    expect(bins('classic').map(({ from }) => from)).toEqual(bins('calixtus').map(({ from }) => from));
    expect(bins('classic').some(({ from, to }) => Number(from) === -Number(to))).toBe(true);
  });

  it('carry the last strength forward once a game is over', () => {
    const columns = allocate({ pairs: 1, units: 8, counters: 0 });
    columns.rounds.set([1, 2]);
    for (const [row, round, red, blue] of [
      [0, 0, 400, 100],
      [1, 0, 500, 300],
      [1, 1, 300, 200],
    ]) {
      columns.strengthByRound[roundAt(row, round, RED)] = red;
      columns.strengthByRound[roundAt(row, round, BLUE)] = blue;
      columns.vpByRound[roundAt(row, round, RED)] = round;
      columns.vpByRound[roundAt(row, round, BLUE)] = 2;
    }
    columns.lossesByCause[lossAt(1, RED, 2)] = 50;
    const tiny = {
      ...campaign,
      pairs: 1,
      scenarios: campaign.scenarios.slice(0, 1),
      variants: campaign.variants.slice(0, 1),
      columns: [[columns]],
    };
    const made = tablesOf(tiny, summarise(tiny));
    const red = rowsOf(made['rounds']).filter(({ army }) => army === 'red');
    expect(red.map(({ round, strength }) => [round, strength])).toEqual([
      [0, 1],
      [1, 0.9],
      [2, 0.7],
    ]);
    const morale = rowsOf(made['losses']).find(({ army, cause }) => army === 'red' && cause === 'morale');
    expect(morale?.['points']).toBe(25);
    expect(made['differences']).toEqual({});
  });

  it('break long specifications into lines', () => {
    const long = 'calixtus@-CAL-MORALE-04,-CAL-SHOOT-09,CAL-TURN-02.cover=2';
    const wide = syntheticCampaign({ pairs: 2, variants: [{ spec: long, effect: 0 }] });
    const [label] = tablesOf(wide, summarise(wide))['summary']['label'];
    expect(String(label).split('\n')).toEqual(['calixtus@-CAL-MORALE-04,', '-CAL-SHOOT-09,', 'CAL-TURN-02.cover=2']);
  });
});
