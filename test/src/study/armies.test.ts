import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, BLUE, type Campaign, DRAW, RED } from '../../../src/campaign/result.ts';
import { type Matchup, randomFrom } from '../../../src/stats/index.ts';
import { armyBlocks, armyMarkdown } from '../../../src/study/army-paper.ts';
import { type ArmyStudyOptions, studyArmies } from '../../../src/study/army-study.ts';
import { fixturesOf } from '../../../src/study/round-robin.ts';
import { byStrength, playTable, type TableOptions } from '../stats/tables.ts';

const optionsFor = (names: readonly string[]): ArmyStudyOptions => ({
  field: 'field',
  entrants: names.map((id) => ({ id, title: id, doctrine: 'balanced', points: { classic: 1000 } })),
  fixtures: fixturesOf('field', names),
  confidence: 0.95,
  margin: 0.02,
  seed: 'test',
});

/** A campaign whose results are those of tables, one for each variant. */
function campaignOf({ fixtures, entrants }: ArmyStudyOptions, tables: readonly (readonly Matchup[])[]): Campaign {
  const scoresOf = (table: readonly Matchup[], red: number, blue: number): number[] => {
    const found = table.find((it) => (it.a === red && it.b === blue) || (it.a === blue && it.b === red));
    return Array.from(found?.scores ?? [], (score) => (found?.a === red ? score : 1 - score));
  };
  const pairs = tables[0][0].scores.length;
  return {
    pairs,
    scenarios: fixtures.map(({ id, red }) => ({
      id,
      title: id,
      digest: id,
      doctrines: { red: 'x', blue: 'y' },
      units: [{ army: 'red', id: entrants[red].id, datasheet: 'x', points: 1 }],
    })),
    variants: tables.map((_, v) => ({ spec: `rules-${v}`, base: 'X', digest: `${v}`, counters: [] })),
    columns: fixtures.map(({ red, blue }) =>
      tables.map((table, v) => {
        const columns = allocate({ pairs, units: 1, counters: 0 });
        scoresOf(table, red, blue).forEach((score, pair) => {
          const half = Math.round(score * 4);
          columns.winner[2 * pair] = half >= 2 ? RED : half === 1 ? DRAW : BLUE;
          columns.winner[2 * pair + 1] = half === 4 ? RED : half === 3 ? DRAW : BLUE;
          columns.digestLo[2 * pair] = half + (v + 1) * 8 * Number(table !== tables[0]);
        });
        return columns;
      }),
    ),
  };
}

const play = (seed: string, expected: (i: number, j: number) => number, items: number, options: TableOptions): Matchup[] =>
  playTable(randomFrom(seed), items, expected, options);

const NAMES = ['rock', 'scissors', 'paper', 'fire', 'sponge'];

describe('fixtures', () => {
  it('are every two armies once, the same in whatever order they are named', () => {
    const ids = (names: readonly string[]): string[] => fixturesOf('field', names).map((it) => it.id);
    expect(ids(['rock', 'paper', 'scissors'])).toEqual(['field.paper.rock', 'field.paper.scissors', 'field.rock.scissors']);
    expect(ids(['scissors', 'rock', 'paper'])).toEqual(ids(['rock', 'paper', 'scissors']));
    expect(new Set(ids(NAMES)).size).toBe(10);
  });
});

describe('a round-robin', () => {
  it('with a planted circle tells it, and that ratings are not the whole story', () => {
    const options = optionsFor(['rock', 'scissors', 'paper']);
    const [table] = studyArmies(
      campaignOf(options, [play('circle', (i, j) => (j - i === 1 ? 0.7 : 0.3), 3, { pairs: 100 })]),
      options,
    ).tables;
    expect(table.circles.count).toEqual({ told: 1, estimated: 0 });
    expect(table.circles.told[0]).toMatchObject({ armies: ['rock', 'scissors', 'paper'], support: null });
    // 0.7 are odds of 7 to 3: 147 points.
    expect(table.circles.told[0]?.advantage?.low).toBeLessThan(147);
    expect(table.circles.told[0]?.advantage?.high).toBeGreaterThan(147);
    expect(table.fit.p).toBeLessThan(1e-4);
    for (const { rating } of table.standings) expect(rating.low < 1500 && rating.high > 1500).toBe(true);
    const text = JSON.stringify(
      armyBlocks(studyArmies(campaignOf(options, [play('circle', (i, j) => (j - i === 1 ? 0.7 : 0.3), 3, { pairs: 100 })]), options)),
    );
    expect(text).toContain('rock > scissors > paper > rock');
    expect(text).toContain('Ratings do not tell the whole story');
  });

  it('with a faint circle shows it as an estimate with its support', () => {
    const options = optionsFor(['rock', 'scissors', 'paper']);
    const pairs = 60;
    // 32, 33 and 31 of 60 pairs.
    const scores = (won: number): number[] => Array.from({ length: pairs }, (_, k) => (k < won ? 1 : 0));
    const matchups = [
      { a: 0, b: 1, scores: scores(32) },
      { a: 1, b: 2, scores: scores(33) },
      { a: 2, b: 0, scores: scores(31) },
    ];
    const [{ circles }] = studyArmies(campaignOf(options, [matchups]), options).tables;
    expect(circles.count).toEqual({ told: 0, estimated: 1 });
    expect(circles.estimated[0].support).toBeGreaterThan(0.2);
    expect(circles.estimated[0].support).toBeLessThan(0.5);
  });

  it('in an order seldom tells a circle', () => {
    const options = optionsFor(NAMES);
    const tables = Array.from({ length: 100 }, (_, k) =>
      play(`order ${k}`, byStrength([0, 0, 0, 0.1, -0.1]), 5, { pairs: 40, shared: 0.5, draws: 0.1 }),
    );
    const alarms = tables.filter((it) => studyArmies(campaignOf(options, [it]), options).tables[0].circles.count.told > 0).length;
    expect(alarms / tables.length).toBeLessThan(0.05);
  });

  it('of 0-N results is finite, and of draws alone even', () => {
    const options = optionsFor(NAMES);
    const sweeps = studyArmies(campaignOf(options, [play('sweep', (i, j) => (i < j ? 1 : 0), 5, { pairs: 30 })]), options);
    expect(sweeps.tables[0].standings.map((it) => it.army)).toEqual(NAMES);
    JSON.stringify(sweeps, (key, value: unknown) => {
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${key} is ${value}`);
      return value;
    });
    expect(sweeps.tables[0].circles.count).toEqual({ told: 0, estimated: 0 });
    const [even] = studyArmies(campaignOf(options, [play('draws', () => 0.5, 5, { pairs: 30, draws: 1 })]), options).tables;
    for (const { rating } of even.standings) expect(rating.estimate).toBeCloseTo(1500, 8);
    expect(even.circles.count).toEqual({ told: 0, estimated: 0 });
    expect(even.fit.p).toBe(1);
  });

  it('gives the same table in whatever order the armies are named', () => {
    const table = play('names', byStrength([0.8, 0.3, 0, -0.4, -0.7]), 5, { pairs: 40 });
    const [first] = studyArmies(campaignOf(optionsFor(NAMES), [table]), optionsFor(NAMES)).tables;
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }), (order) => {
        const names = order.map((i) => NAMES[i]);
        const renamed = table.map((it) => ({ ...it, a: order.indexOf(it.a), b: order.indexOf(it.b) }));
        const [other] = studyArmies(campaignOf(optionsFor(names), [renamed]), optionsFor(names)).tables;
        expect(other.matchups).toEqual(first.matchups);
        expect(other.standings.map((it) => it.army)).toEqual(first.standings.map((it) => it.army));
        other.standings.forEach((it, k) => expect(it.rating.estimate).toBeCloseTo(first.standings[k].rating.estimate, 4));
      }),
      { numRuns: 20 },
    );
  });
});

describe('changes between rulesets', () => {
  const strengths = [0.4, 0.2, 0, -0.2, -0.4];
  const options = optionsFor(NAMES);
  const before = play('shared', byStrength(strengths), 5, { pairs: 150 });

  it('name the army that was helped, and nobody else for sure in the wrong direction', () => {
    const after = play('shared', byStrength([0.4, 0.2, 0, -0.2, 0.6]), 5, { pairs: 150 });
    const study = studyArmies(campaignOf(options, [before, after]), options);
    const [change] = study.changes;
    expect(change.ratings[0]).toMatchObject({ army: 'sponge', verdict: 'different' });
    // One of five rises by 1 in log-odds: 0.8 against the mean of the field, 139 points.
    expect(change.ratings[0].rating.low).toBeLessThan(139);
    expect(change.ratings[0].rating.high).toBeGreaterThan(139);
    for (const { rating } of change.ratings.slice(1)) expect(rating.low).toBeLessThan(0);
    expect(change.matchupsDiffer).toBeGreaterThan(0);
    for (const { favours } of change.matchups.slice(0, change.matchupsDiffer)) expect(favours).toBe('sponge');
    expect(armyMarkdown(study)).toMatch(/Ratings that certainly moved: sponge \(\+\d+\)/);
  });

  it('are no-op where every engagement is the same, and cost the others nothing', () => {
    const [change] = studyArmies(campaignOf(options, [before, before]), options).changes;
    expect(change.ratings.every((it) => it.verdict === 'no-op' && it.rating.difference === 0 && it.rating.low === 0)).toBe(true);
    expect(change.matchupsDiffer).toBe(0);
  });
});

it('the Markdown has a table for each part, with as many cells in each row', () => {
  const options = optionsFor(NAMES);
  const markdown = armyMarkdown(
    studyArmies(campaignOf(options, [play('paper', byStrength([0.8, 0.3, 0, -0.4, -0.7]), 5, { pairs: 30 })]), options),
  );
  expect(markdown).toMatch(/^# 5 armies on field\n/);
  const tables = markdown.split('\n\n').filter((it) => it.startsWith('|'));
  expect(tables.length).toBeGreaterThanOrEqual(2);
  for (const table of tables) expect(new Set(table.split('\n').map((line) => line.replaceAll('\\|', '').split('|').length)).size).toBe(1);
});
