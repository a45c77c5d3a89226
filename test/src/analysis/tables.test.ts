import { describe, expect, it } from 'vitest';
import { rowsOf, summarise } from '../../../src/analysis/index.ts';
import { allocate, BLUE, lossAt, RED, roundAt } from '../../../src/campaign/result.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { tablesOf } from '../../tables.ts';

const EMPTY = allocate({ pairs: 0, units: 8, counters: 2 });

describe('tables', () => {
  const campaign = syntheticCampaign({ pairs: 40 });
  const tables = tablesOf(campaign, summarise(campaign));

  it('have columns of equal length, and say where each row belongs', () => {
    for (const [name, table] of Object.entries(tables).filter(([it]) => it !== 'sides')) {
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

  it.each(['fixed', 'anytime'] as const)('end the running score where the summary has it (%s)', (method) => {
    const grown = syntheticCampaign({ pairs: 300 });
    const summary = summarise(grown, { method });
    const rows = rowsOf(tablesOf(grown, summary)['convergence']);
    const last = rows.filter((row) => row['last'] === true);
    expect(last.map(({ score, low, high }) => ({ estimate: score, low, high }))).toEqual(summary.results.map(({ score }) => score));
    expect(rows.length / last.length).toBeLessThanOrEqual(40);
    expect(new Set(rows.map(({ holds }) => holds))).toEqual(
      new Set([method === 'fixed' ? 'interval that holds only at the end' : 'interval that holds at every look']),
    );
  });

  it('never widen an interval that holds at every look', () => {
    const grown = syntheticCampaign({ pairs: 300 });
    const rows = rowsOf(tablesOf(grown, summarise(grown, { method: 'anytime' }))['convergence']);
    for (const [i, row] of rows.entries()) {
      const next = rows[i + 1];
      if (row['last'] === true || next === undefined) continue;
      expect(Number(next['low'])).toBeGreaterThanOrEqual(Number(row['low']));
      expect(Number(next['high'])).toBeLessThanOrEqual(Number(row['high']));
    }
  });

  it('tell which cause took more, as the difference of what was lost', () => {
    const losses = rowsOf(tables['losses']);
    const points = (row: Record<string, unknown>, variant: unknown) =>
      Number(
        losses.find((it) => ['scenario', 'army', 'cause'].every((key) => it[key] === row[key]) && it['variant'] === variant)?.['points'],
      );
    const shifts = rowsOf(tables['loss_shifts']);
    expect(shifts).toHaveLength(2 * 2 * 2 * 5);
    for (const row of shifts) {
      expect(row['difference']).toBeCloseTo(points(row, row['variant']) - points(row, row['baseline']), 9);
    }
  });

  it('count calls by the engagements in which they were counted, and every rule once by area', () => {
    const summary = summarise(campaign, { changed: campaign.columns.map((row) => row.map(() => ({ 'CAL-MORALE-04': 3 }))) });
    const made = tablesOf(campaign, summary);
    const [result] = summary.results;
    const first = rowsOf(made['exercised'])[0];
    expect(first).toMatchObject({ rule: 'CAL-MORALE-04', area: 'MORALE', counted: result.counted });
    expect(first['called_per_engagement']).toBe(Number(first['called']) / result.counted);
    // Only what has a switch is audited; both scenarios count.
    expect(rowsOf(made['busiest']).map(({ rule, changed, audited, work }) => [rule, changed, audited, work])).toEqual(
      campaign.variants.map(() => ['CAL-MORALE-04', 6, 2 * result.audited, 'changed a game']),
    );
    const states = rowsOf(made['coverage']).filter(({ variant }) => variant === 'classic');
    expect(states.reduce((sum, { rules }) => sum + Number(rules), 0)).toBe(2);
  });

  it('leave out what was not played', () => {
    const half = { ...campaign, columns: campaign.columns.map((row, s) => (s === 0 ? row : [row[0], ...row.slice(1).map(() => EMPTY)])) };
    const made = tablesOf(half, summarise(half));
    for (const name of ['outcomes', 'margins', 'rounds', 'losses', 'lengths', 'units', 'convergence']) {
      expect(new Set(rowsOf(made[name]).map(({ place }) => place)), name).toEqual(new Set([0, 1, 2, 3]));
      expect(
        rowsOf(made[name]).flatMap((row) => Object.values(row)),
        name,
      ).not.toContain(Number.NaN);
    }
  });

  it('break long specifications into lines', () => {
    const long = 'calixtus@-CAL-MORALE-04,-CAL-SHOOT-09,CAL-TURN-02.cover=2';
    const wide = syntheticCampaign({ pairs: 2, variants: [{ spec: long, effect: 0 }] });
    const [label] = tablesOf(wide, summarise(wide))['summary']['label'];
    expect(String(label).split('\n')).toEqual(['calixtus@-CAL-MORALE-04,', '-CAL-SHOOT-09,', 'CAL-TURN-02.cover=2']);
  });
});
