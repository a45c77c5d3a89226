import { describe, expect, test } from 'vitest';
import { type Cell, rowsOf, type Table } from '../../../src/analysis/index.ts';
import { armyChartTables } from '../../../src/study/army-chart-tables.ts';
import { interactionTable } from '../../../src/study/interaction-table.ts';
import { shareTable } from '../../../src/study/share-table.ts';
import { sweepChartTables } from '../../../src/study/sweep-table.ts';
import { ablationOf, roundRobinOf, sweepGridOver, sweepOver } from '../../fixtures/studies.ts';

const titleOf = (id: string): string => `The ${id}`;
type Column =
  | ('half' | 'note' | 'to' | 'label' | 'heading' | 'variant' | 'army' | 'other' | 'score' | 'low' | 'rank' | 'change' | 'verdict')
  | (
      | 'army_title'
      | 'rule'
      | 'kind'
      | 'shade'
      | 'finding'
      | 'from'
      | 'low_at'
      | 'estimate'
      | 'at'
      | 'value'
      | 'numeric'
      | 'tick'
      | 'current'
    );
const rows = (table: Table | undefined) => rowsOf(table ?? {}) as Readonly<Record<Column, Cell>>[];

describe('the table of interactions', () => {
  test('is the lower half of the matrix, with what each rule does alone along its edge', () => {
    const found = rows(interactionTable(ablationOf(3), titleOf));
    expect(found.map(({ rule, other, kind }) => [rule, other, kind])).toEqual([
      ['CLS-MOVE-01', 'CLS-MOVE-01', 'alone'],
      ['CLS-MOVE-02', 'CLS-MOVE-01', 'together'],
      ['CLS-MOVE-02', 'CLS-MOVE-02', 'alone'],
      ['CLS-MOVE-03', 'CLS-MOVE-01', 'together'],
      ['CLS-MOVE-03', 'CLS-MOVE-02', 'together'],
      ['CLS-MOVE-03', 'CLS-MOVE-03', 'alone'],
    ]);
    expect(found[1]).toMatchObject({ title: 'The duel', estimate: -2.5, verdict: 'different', finding: 'helps blue', note: '' });
    expect(found[1]?.half).toBeCloseTo(5, 9);
    for (const { shade } of found) expect(Math.abs(Number(shade))).toBeLessThanOrEqual(1);
  });

  test('keeps the rules that do most together, and says how many there are', () => {
    const found = rows(interactionTable(ablationOf(18), titleOf));
    expect(new Set(found.map(({ rule }) => rule)).size).toBe(12);
    expect(found).toHaveLength((12 * 13) / 2);
    expect(found[0]?.note).toBe('The 12 of 18 rules that do most together');
    expect(found.some(({ finding }) => finding === 'helps blue')).toBe(true);
  });

  test('is empty where no pairs were played', () => {
    expect(rows(interactionTable(ablationOf(3, { interactions: [] }), titleOf))).toEqual([]);
  });
});

describe('the table of shares', () => {
  test('has steps that lead from nothing to the whole', () => {
    const found = rows(shareTable(ablationOf(5), titleOf));
    expect(found.map(({ kind }) => kind)).toEqual(['rule', 'rule', 'rule', 'rule', 'whole']);
    expect(found[0]?.note).toBe('1 of 5 rules have no share in it');
    for (const [i, { from, to, low, low_at, estimate }] of found.slice(0, -1).entries()) {
      expect(from).toBeCloseTo(i === 0 ? 0 : Number(found[i - 1]?.to), 9);
      expect(Number(to) - Number(from)).toBeCloseTo(Number(estimate), 9);
      expect(Number(low_at) - Number(from)).toBeCloseTo(Number(low), 9);
    }
    expect(found.at(-1)).toMatchObject({ from: 0, label: 'All the rules together' });
    expect(found.at(-1)?.to).toBeCloseTo(Number(found.at(-2)?.to), 9);
  });

  test('puts the smallest of many into one step without an interval', () => {
    const found = rows(shareTable(ablationOf(30), titleOf));
    expect(found).toHaveLength(18);
    expect(found[16]).toMatchObject({ kind: 'others', low: null, low_at: null });
    expect(found[16]?.label).toBe('13 others, their estimates\nwithin ±14.0');
    expect(found.at(-1)?.to).toBeCloseTo(Number(found[16]?.to), 9);
  });

  test('stands without a whole where none was played, and is empty without shares', () => {
    expect(rows(shareTable(ablationOf(1, { decompositions: [] }), titleOf)).map(({ kind }) => kind)).toEqual(['rule']);
    expect(rows(shareTable(ablationOf(2, { decompositions: [] }), titleOf)).map(({ kind }) => kind)).toEqual(['rule']);
    expect(rows(shareTable(ablationOf(3, { shares: [] }), titleOf))).toEqual([]);
  });
});

describe('the tables of a sweep', () => {
  test('put numbers where they belong and say where the score is even', () => {
    const { sweep, grid } = sweepChartTables(sweepOver(['3', '12', '5']), titleOf);
    expect(rows(grid)).toEqual([]);
    expect(rows(sweep).map(({ at, value, numeric, current, finding }) => [at, value, numeric, current, finding])).toEqual([
      [3, '3', true, true, 'as it is'],
      [5, '5', true, false, 'helps red'],
      [12, '12', true, false, 'not enough games to tell'],
    ]);
    expect(rows(sweep)[0]).toMatchObject({
      heading: 'The duel\nThe armies are even at about 3.5 (likely 3.25 to 3.75 or more)',
      even: 3.5,
      difference: null,
    });
  });

  test('keep words in the order in which they were named', () => {
    const { sweep } = sweepChartTables(sweepOver(['assault', 'rapid', 'heavy']), titleOf);
    expect(rows(sweep).map(({ at, value, numeric }) => [at, value, numeric])).toEqual([
      [0, 'assault', false],
      [1, 'rapid', false],
      [2, 'heavy', false],
    ]);
  });

  test('have the value of the ruleset among the others', () => {
    const result = sweepOver(Array.from({ length: 40 }, (_, i) => String(i + 10)));
    const [scenario] = result.scenarios;
    if (scenario === undefined) throw new Error('a sweep of nothing');
    const others: typeof result = {
      ...result,
      params: [{ name: 'line-infantry.T', values: [], current: '12.5' }],
      scenarios: [{ ...scenario, points: scenario.points.slice(1) }],
    };
    const found = rows(sweepChartTables(others, titleOf)['sweep']);
    expect(found[2]).toMatchObject({ value: '12.5', current: true, score: 0.4 });
  });

  test('of two parameters are a grid with the ruleset as it is in one cell', () => {
    const { sweep, grid } = sweepChartTables(sweepGridOver(['3', '4'], ['3', '4', '5']), titleOf);
    expect(rows(sweep)).toEqual([]);
    expect(rows(grid)).toHaveLength(6);
    const [now, ...others] = rows(grid).filter(({ current }) => current === true);
    expect(now).toMatchObject({ value: '3', other: '3' });
    expect(now?.shade).toBeCloseTo(-0.2, 9);
    expect(others).toEqual([]);
    expect(rows(grid)[0]?.heading).toBe('The duel\nDown: line-infantry.Sv\nAcross: line-infantry.rifle.S');
  });
});

describe('the tables of a round-robin', () => {
  const { matchups, ratings } = armyChartTables(roundRobinOf(3));

  test('tell every matchup from both sides, the strongest first', () => {
    const found = rows(matchups);
    expect(found).toHaveLength(2 * 9);
    const of = (variant: string, army: string, other: string) =>
      found.find((it) => it.variant === variant && it.army === army && it.other === other);
    expect(of('classic', 'army-1', 'army-2')).toMatchObject({ score: 0.8, finding: 'ahead', army_place: 0, other_place: 1 });
    expect(of('classic', 'army-2', 'army-1')).toMatchObject({ finding: 'behind', army_place: 1, other_place: 0 });
    expect(of('classic', 'army-2', 'army-1')?.score).toBeCloseTo(0.2, 9);
    expect(of('classic', 'army-2', 'army-1')?.low).toBeCloseTo(0.15, 9);
    expect(of('tenth', 'army-1', 'army-2')).toMatchObject({ finding: 'not sure', army_place: 2, other_place: 1 });
    expect(of('tenth', 'army-1', 'army-1')).toMatchObject({ score: null, half: null, finding: 'itself', shade: 0 });
  });

  test('keep the order of the first ruleset in the ratings, with what moved since', () => {
    expect(rows(ratings).map((it) => [it.army, it.variant, it.rank, it.change, it.verdict])).toEqual([
      ['army-1', 'classic', 1, null, 'the baseline'],
      ['army-1', 'tenth', 3, -40, 'different'],
      ['army-2', 'classic', 2, null, 'the baseline'],
      ['army-2', 'tenth', 2, 0, 'not enough evidence'],
      ['army-3', 'classic', 3, null, 'the baseline'],
      ['army-3', 'tenth', 1, 40, 'different'],
    ]);
  });

  test('tell armies of one title apart', () => {
    const study = roundRobinOf(2);
    const twins = { ...study, armies: study.armies.map((it) => ({ ...it, title: 'Twins' })) };
    expect(rows(armyChartTables(twins)['ratings'])[0]?.army_title).toBe('Twins (army-1)');
  });
});
