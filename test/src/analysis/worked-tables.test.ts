import { describe, expect, it } from 'vitest';
import { rowsOf, summarise } from '../../../src/analysis/index.ts';
import type { Row } from '../../../src/analysis/tidy.ts';
import { allocate, BLUE, type Campaign, DRAW, lossAt, RED, roundAt } from '../../../src/campaign/result.ts';
import { meanInterval } from '../../../src/stats/index.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { tablesOf } from '../../tables.ts';

/*
 * Tables of two pairs, small enough to be worked out by hand. Red sits in seat 0 in the first engagement of a pair and in seat 1 in the second.
 *
 *   row  pair  first  red VP  blue VP  margin  winner  rounds
 *    0    0    red      9       3        6      red      2
 *    1    0    red      2       4       -2      blue     4
 *    2    1    red      5       5        0      draw     3
 *    3    1    blue     7       6        1      red      3
 */
const UNITS = [
  { army: 'red', id: 'line-1', datasheet: 'line-infantry', points: 100 },
  { army: 'red', id: 'crew', datasheet: 'crew', points: 0 },
  { army: 'blue', id: 'line-1', datasheet: 'line-infantry', points: 200 },
] as const;

function played() {
  const columns = allocate({ pairs: 2, units: UNITS.length, counters: 0 });
  columns.first.set([RED, RED, RED, BLUE]);
  columns.redVp.set([9, 2, 5, 7]);
  columns.blueVp.set([3, 4, 5, 6]);
  columns.winner.set([RED, BLUE, DRAW, RED]);
  columns.rounds.set([2, 4, 3, 3]);
  columns.endedBy.set([1, 0, 0, 0]);
  columns.digestLo.set([1, 2, 3, 3]);
  columns.digestHi.set([0, 0, 0, 1]);
  columns.unitDamage.set([50, 10, 20, 30, 10, 60, 20, 10, 40, 100, 10, 80]);
  columns.unitLost.set([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  // The first unit survives all but the last engagement, the second every one, the third none.
  columns.unitSurvived.set([1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0]);
  for (const [row, morale] of [40, 0, 60, 20].entries()) columns.lossesByCause[lossAt(row, RED, 2)] = morale;
  // Strength left after each round, of 100 and 200 points; victory points so far.
  const strength = [
    [
      [100, 150],
      [80, 0],
    ],
    [
      [90, 200],
      [50, 180],
      [50, 180],
      [20, 160],
    ],
    [
      [100, 200],
      [100, 100],
      [60, 100],
    ],
    [
      [70, 200],
      [70, 200],
      [70, 120],
    ],
  ];
  for (const [row, rounds] of strength.entries()) {
    for (const [round, [red, blue]] of rounds.entries()) {
      columns.strengthByRound[roundAt(row, round, RED)] = red ?? 0;
      columns.strengthByRound[roundAt(row, round, BLUE)] = blue ?? 0;
      columns.vpByRound[roundAt(row, round, RED)] = round + 1;
      columns.vpByRound[roundAt(row, round, BLUE)] = 2 * (round + 1);
    }
  }
  return columns;
}

const [scenario] = syntheticCampaign({ pairs: 1 }).scenarios;
const campaignOf = (...columns: Campaign['columns'][number]): Campaign =>
  ({
    pairs: 2,
    scenarios: [{ ...scenario, units: UNITS, board: undefined }],
    variants: columns.map((_, v) => ({ spec: ['classic', 'waffle'][v], base: 'classic', digest: `${v}`, counters: [] })),
    columns: [columns],
  }) as unknown as Campaign;
const campaign = campaignOf(played());
const summary = summarise(campaign);
const tables = tablesOf(campaign, summary);
const pick = (name: string, ...keys: string[]) => rowsOf(tables[name] ?? {}).map((row: Row) => keys.map((key) => row[key]));

describe('a result', () => {
  const [result] = summary.results;

  it('has means over engagements', () => {
    // Red scores 1, 0, 1/2 and 1: 5/8. Margins add up to 5, rounds to 12.
    expect(result?.score.estimate).toBe(0.625);
    expect(result?.vpMargin.estimate).toBe(1.25);
    expect(result?.rounds).toMatchObject({ estimate: 3, shortest: 2, longest: 4 });
    expect(result?.outcomes).toEqual({ red: 2, draw: 1, blue: 1 });
    expect(result).toMatchObject({ pairs: 2, engagements: 4, distinct: 4 });
  });

  it('says what the first turn and the seat are worth', () => {
    // Who goes first: red wins, red loses, a draw, blue loses: 1, 0, 1/2, 0, on average 3/8.
    expect(result?.firstTurnAdvantage.estimate).toBe(-0.125);
    // Who sits in seat 0: red wins, blue wins, a draw, blue loses: 1, 1, 1/2, 0, on average 5/8.
    expect(result?.seatAdvantage.estimate).toBe(0.125);
  });
});

describe('tables of one result', () => {
  it('outcomes', () => {
    expect(pick('outcomes', 'outcome', 'order', 'engagements', 'share')).toEqual([
      ['red', 0, 2, 0.5],
      ['draw', 1, 1, 0.25],
      ['blue', 2, 1, 0.25],
    ]);
  });

  it('lengths and endings, with shares that stay shares', () => {
    expect(pick('lengths', 'rounds', 'share')).toEqual([
      [2, 0.25],
      [3, 0.5],
      [4, 0.25],
    ]);
    expect(pick('endings', 'ended_by', 'share')).toEqual([
      ['length', 0.75],
      ['wipe-out', 0.25],
      ['other', 0],
    ]);
    // Two pairs tell so little that an interval of a share is as wide as there is room.
    for (const name of ['lengths', 'endings', 'outcomes', 'margins']) {
      for (const [low, high] of pick(name, 'low', 'high')) {
        expect(low, name).toBeGreaterThanOrEqual(0);
        expect(high, name).toBeLessThanOrEqual(1);
      }
    }
    expect(pick('endings', 'low', 'high')[0]).toEqual([0, 1]);
  });

  it('margins, in bins of one point where none is wider than six', () => {
    const bins = pick('margins', 'from', 'to', 'engagements', 'share');
    expect(bins).toHaveLength(13);
    expect([bins[0], bins.at(-1)]).toEqual([
      [-6.5, -5.5, 0, 0],
      [5.5, 6.5, 1, 0.25],
    ]);
    expect(bins.filter(([, , engagements]) => engagements !== 0)).toEqual([
      [-2.5, -1.5, 1, 0.25],
      [-0.5, 0.5, 1, 0.25],
      [0.5, 1.5, 1, 0.25],
      [5.5, 6.5, 1, 0.25],
    ]);
    // Of -2, 0, 1 and 6.
    expect(pick('margins', 'mean', 'median')[0]).toEqual([1.25, 0.5]);
  });

  it.each([
    // 121 / 31 = 3.9: five to a bin, of which 25 reach from -62.5 to 62.5.
    [60, 5, 25],
    // 31 / 31 = 1 is one to a bin, 33 / 31 more than one.
    [15, 1, 31],
    [16, 2, 17],
    // 621 / 31 = 20.03: the next of 1, 2, 5 and 10 times ten is 50.
    [310, 50, 13],
  ])('margins up to %i in bins of %i points, %i of them', (widest, width, count) => {
    const columns = played();
    columns.redVp[0] = widest + 3;
    const wide = campaignOf(columns);
    const bins = rowsOf(tablesOf(wide, summarise(wide))['margins'] ?? {});
    expect(bins.map(({ from, to }) => Number(to) - Number(from))).toEqual(Array(count).fill(width));
    expect(Number(bins[0]?.['from'])).toBe(-Number(bins.at(-1)?.['to']));
    const own = bins.find(({ from, to }) => Number(from) <= widest && widest < Number(to));
    expect(own?.['engagements']).toBe(1);
  });

  it('rounds, in which a game that is over keeps its last values', () => {
    // Red after round 3: 80 (over since round 2), 50, 60, 70 of 100; blue: 0, 180, 100, 120 of 200.
    const found = pick('rounds', 'army', 'round', 'strength', 'vp').map(([army, round, strength, vp]) => [
      army,
      round,
      Number(Number(strength).toFixed(9)),
      vp,
    ]);
    expect(found).toEqual([
      ['red', 0, 1, 0],
      ['red', 1, 0.9, 1],
      ['red', 2, 0.75, 2],
      ['red', 3, 0.65, 2.75],
      ['red', 4, 0.575, 3],
      ['blue', 0, 1, 0],
      ['blue', 1, 0.9375, 2],
      ['blue', 2, 0.6, 4],
      ['blue', 3, 0.5, 5.5],
      ['blue', 4, 0.475, 6],
    ]);
  });

  it('losses by cause', () => {
    const found = rowsOf(tables['losses'] ?? {}).filter(({ points }) => points !== 0);
    expect(found.map(({ army, cause, points }) => [army, cause, points])).toEqual([['red', 'morale', 30]]);
  });

  it('units: damage, what it is worth by the point, and who survives', () => {
    // Damage of the first: 50, 30, 20 and 100 for 100 points; of the third: 20, 60, 40 and 80 for 200.
    expect(pick('units', 'army', 'unit', 'points', 'damage', 'worth', 'survived')).toEqual([
      ['red', 'line-1', 100, 50, 0.5, 0.75],
      ['red', 'crew', 0, 10, null, 1],
      ['blue', 'line-1', 200, 50, 0.25, 0],
    ]);
    // By pair it is 40 and 60 for the first.
    const { low, high } = meanInterval([40, 60], 0.95);
    const [first, second] = rowsOf(tables['units'] ?? {});
    expect(first).toMatchObject({ damage_low: Math.max(0, low), damage_high: high, worth_high: high / 100, survived_high: 1 });
    expect(second).toMatchObject({ worth_low: null, worth_high: null, survived_high: 1 });
  });
});

it('intervals of shares are cut at 0 and 1 and nowhere else', () => {
  const many = syntheticCampaign({ pairs: 200 });
  const made = tablesOf(many, summarise(many));
  for (const { survived, survived_low: low, survived_high: high } of rowsOf(made['units'] ?? {})) {
    // Six in ten survive: of 400 the error is a fortieth, and three of those lie far from 0 and 1.
    expect(Number(low)).toBeGreaterThan(Number(survived) - 0.1);
    expect(Number(high)).toBeLessThan(Number(survived) + 0.1);
  }
});

describe('tables of a comparison', () => {
  const after = played();
  // Under the second ruleset red loses row 0 by 3 to 5, draws row 3 by 6 to 6, and loses 90 to morale in row 1.
  after.redVp.set([3, 2, 5, 6]);
  after.blueVp.set([5, 4, 5, 6]);
  after.winner.set([BLUE, BLUE, DRAW, DRAW]);
  after.digestLo.set([9, 2, 3, 9]);
  after.lossesByCause[lossAt(1, RED, 2)] = 90;
  const compared = campaignOf(played(), after);
  const found = summarise(compared);
  const [one] = found.comparisons;

  it('differences are those of the pairs', () => {
    // Red's score falls from 5/8 to 2/8; the margins add up to -4 instead of 5.
    expect(one?.score.difference).toBe(-0.375);
    expect(one?.vpMargin.difference).toBe(-2.25);
    expect(one?.identicalPairs).toBe(0);
    const rows = rowsOf(tablesOf(compared, found)['differences'] ?? {});
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ baseline: 'classic', variant: 'waffle', difference: -0.375, vp_difference: -2.25 });
  });

  it('a finding is the verdict, or whom it helps', () => {
    const findings = (change: object) =>
      rowsOf(
        tablesOf(compared, { ...found, comparisons: found.comparisons.map((it) => ({ ...it, ...change })) })['differences'] ?? {},
      )[0]?.['finding'];
    expect(findings({ verdict: 'different', favours: 'blue' })).toBe('helps blue');
    expect(findings({ verdict: 'equivalent', favours: undefined })).toBe('no difference that matters');
  });

  it('losses shift by what each pair loses more', () => {
    const rows = rowsOf(tablesOf(compared, found)['loss_shifts'] ?? {}).filter(({ difference }) => difference !== 0);
    expect(rows.map(({ army, cause, difference }) => [army, cause, difference])).toEqual([['red', 'morale', 22.5]]);
  });
});

describe('maps', () => {
  it('casualties of a cell are as sure as what single pairs lose there', () => {
    // On a board that turns, red's three in one cell: two in pair 0 and one in pair 2 of four. In seat 1 places are seen from the other side.
    const board = { width: 12, height: 12, cell: 3, turns: true, terrain: [], objectives: [], zones: [[], []] };
    const fallen = {
      pair: Int32Array.of(0, 0, 2),
      seat: Uint8Array.of(0, 1, 0),
      round: Uint8Array.of(1, 1, 1),
      unit: Int32Array.of(0, 0, 0),
      cause: Uint8Array.of(0, 2, 0),
      points: Float64Array.of(8, 8, 8),
      x: Float64Array.of(4, 12 - 5, 3),
      y: Float64Array.of(10, 12 - 11, 9),
    };
    const columns = allocate({ pairs: 4, units: UNITS.length, counters: 0 });
    const none = { round: [], army: [], x: [], y: [], games: [], models: [], squares: [], cubes: [] };
    const [base] = campaign.scenarios;
    const mapped = {
      ...campaign,
      pairs: 4,
      scenarios: [{ ...base, board }],
      columns: [[{ ...columns, map: { pairs: 4, standing: none, fallen } }]],
    } as unknown as Campaign;
    const rows = rowsOf(tablesOf(mapped, summarise(mapped))['casualties'] ?? {});
    // By engagement: 2/2, 0, 1/2 and 0 models.
    const { low, high } = meanInterval([1, 0, 0.5, 0], 0.95);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ army: 'red', x: 4.5, y: 10.5, points: 3, shooting: 0.25, morale: 0.125, assault: 0, games: 3, of: 8 });
    expect(rows[0]?.['models']).toBeCloseTo(0.375, 12);
    expect(rows[0]?.['low']).toBeCloseTo(Math.max(0, low), 9);
    expect(rows[0]?.['high']).toBeCloseTo(high, 9);
  });
});
