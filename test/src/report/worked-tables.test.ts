import { describe, expect, it } from 'vitest';
import type { Comparison, ResultSummary, Summary } from '../../../src/analysis/index.ts';
import { engagementsInWords } from '../../../src/report/input.ts';
import { levelsMarkup } from '../../../src/report/levels.ts';
import { packTable } from '../../../src/report/packed.ts';
import { everyRule, neverSentences, ruleUseTable } from '../../../src/report/rule-use.ts';
import { manifestRows, noteSentences, reportTables, switchSentences } from '../../../src/report/sections.ts';
import { chunkWarnings, fewDistinct } from '../../../src/report/warnings.ts';
import { MANIFEST } from '../../fixtures/manifest.ts';

/** A summary whose every number is different, so that one in the place of another shows. */
const result: ResultSummary = {
  scenario: 'patrol',
  variant: 'classic',
  pairs: 600,
  engagements: 1200,
  distinct: 1199,
  score: { estimate: 0.612, low: 0.583, high: 0.641 },
  vpMargin: { estimate: 1.234, low: -0.346, high: 2.456 },
  firstTurnAdvantage: { estimate: 0.031, low: 0.012, high: 0.054 },
  seatAdvantage: { estimate: -0.022, low: -0.043, high: 0.001 },
  rounds: { estimate: 5.26, low: 5.1, high: 5.4, shortest: 3, longest: 7 },
  outcomes: { red: 700, draw: 69, blue: 431 },
  exercised: {
    'CLS-SHOOT-03': { called: 480, changed: null },
    'CLS-MORALE-01': { called: 0, changed: 0 },
    'CLS-TURN-02': { called: 0, changed: 3 },
    'CLS-TURN-05': { called: 7, changed: 0 },
  },
  chunks: { groups: 9, statistic: 8.5, df: 8, p: 0.4 },
  counted: 16,
  audited: 12,
};
const second: ResultSummary = {
  ...result,
  variant: 'waffle',
  score: { estimate: 0.388, low: 0.359, high: 0.417 },
  exercised: { 'CLS-SHOOT-03': { called: 24, changed: 2 } },
};
const third: ResultSummary = { ...second, scenario: 'night-raid', score: { estimate: 0.5, low: 0.47, high: 0.53 }, exercised: {} };
const comparison: Comparison = {
  scenario: 'patrol',
  baseline: 'classic',
  variant: 'waffle',
  score: { difference: -0.224, low: -0.251, high: -0.197, p: 0.0004, confidence: 0.95 },
  vpMargin: { difference: -2.345, low: -3.456, high: -1.234, p: 0.0213, confidence: 0.95 },
  vpMiddle: { estimate: -2.1, low: -3.2, high: -1 },
  effect: { moves: { lower: 300, level: 200, higher: 100 }, superiority: null, standardised: null },
  verdict: 'different',
  favours: 'blue',
  identicalPairs: 17,
  varianceReduction: 0.6,
  sharedDice: { score: { estimate: 2.54, low: 2.11, high: 3.02 }, vpMargin: null },
  differentBases: false,
  method: 'a method',
  correction: 'a correction',
};
const summary: Summary = {
  format: 1,
  confidence: 0.95,
  margin: 0.02,
  method: 'a method',
  results: [result, second, third],
  comparisons: [comparison],
  doctrines: [],
  panels: [],
  badChunks: [],
  seed: 'sandtable',
  notes: { waivers: [], converted: [], ignored: [] },
};
const cells = (rows: ReturnType<typeof reportTables>[number]['rows']) => rows.map((row) => row.map(({ text }) => text));
const sorts = (rows: ReturnType<typeof reportTables>[number]['rows']) => rows.map((row) => row.map(({ sort }) => sort));

describe('tables of a report', () => {
  const [differences, results, advantages] = reportTables(summary);

  it('differences', () => {
    expect(cells(differences?.rows ?? [])).toEqual([
      [
        'Patrol',
        'Waffle',
        'Classic',
        'helps blue',
        '−22.4',
        '−25.1 to −19.7',
        '< 0.001',
        '−2.35 (−3.46 to −1.23)',
        '−2.10 (−3.20 to −1.00)',
        '17',
        '×2.5 (2.1 to 3.0)',
        '',
      ],
    ]);
    expect(sorts(differences?.rows ?? [])[0]?.slice(4)).toEqual([-0.224, -0.251, 0.0004, -2.345, -2.1, 17, 2.54, 0]);
  });

  it('results', () => {
    expect(cells(results?.rows ?? [])[0]).toEqual([
      'Patrol',
      'Classic',
      '61.2 %',
      '58.3 % to 64.1 %',
      '700, 69, 431',
      '+1.23 (−0.35 to +2.46)',
      '5.3 (3 to 7)',
      '1200',
      '1199',
    ]);
    expect(sorts(results?.rows ?? [])[0]?.slice(2)).toEqual([0.612, 0.583, 700, 1.234, 5.26, 1200, 1199]);
  });

  it('advantages', () => {
    expect(cells(advantages?.rows ?? [])[0]).toEqual(['Patrol', 'Classic', '+3.1 (+1.2 to +5.4)', '−2.2 (−4.3 to +0.1)']);
  });

  it('doctrines come first, where there are several', () => {
    const doctrines = ['a against b', 'b against a'];
    const { scenario, variant, baseline, score, vpMargin, method, correction } = comparison;
    const across = {
      scenario,
      variant,
      baseline,
      score,
      vpMargin,
      method,
      correction,
      doctrines,
      verdict: 'depends on the doctrine',
    } as const;
    const [over] = reportTables({ ...summary, doctrines: [across] });
    expect(cells(over?.rows ?? [])).toEqual([
      [
        'Patrol',
        'Waffle',
        'a against b, b against a',
        'depends on the doctrine',
        '−22.4',
        '−25.1 to −19.7',
        '< 0.001',
        '−2.35 (−3.46 to −1.23)',
      ],
    ]);
  });
});

describe('who is favoured', () => {
  const markup = levelsMarkup(summary, new Map([['patrol', 'Two patrols meet']]));
  const lines = markup.split('\n').filter((line) => line.startsWith('<tr data-scenario='));

  it('is told scenario by scenario under each ruleset', () => {
    expect(lines).toEqual([
      '<tr data-scenario="patrol"><th scope="row">Patrol<span class="detail">Two patrols meet</span></th>' +
        '<td class="red"><b>red</b> 61.2 % <span class="detail">58.3 to 64.1</span></td>' +
        '<td class="blue"><b>blue</b> 61.2 % <span class="detail">58.3 to 64.1</span></td></tr>',
      '<tr data-scenario="night-raid"><th scope="row">Night raid<span class="detail"></span></th><td></td>' +
        '<td class="none"><b>no certain favourite: red</b> 50.0 % <span class="detail">47.0 to 53.0</span></td></tr>',
    ]);
    expect(markup).toContain('<th scope="col">Classic</th><th scope="col">Waffle</th>');
    expect(markup).toContain('with its 95 % interval.');
  });

  it('is not told where nothing is compared, nor of more than six rulesets', () => {
    expect(levelsMarkup({ ...summary, comparisons: [] }, new Map())).toBe('');
    const of = (count: number) => ({ ...summary, results: Array.from({ length: count }, (_, i) => ({ ...result, variant: `v${i}` })) });
    expect(levelsMarkup(of(6), new Map())).not.toBe('');
    expect(levelsMarkup(of(7), new Map())).toBe('');
  });
});

describe('use of rules', () => {
  it('a rule came up when it was called, or changed something unseen', () => {
    expect(cells(ruleUseTable(summary).rows)).toEqual([
      ['Patrol', 'Classic', '4', '3', '1', '16'],
      ['Patrol', 'Waffle', '1', '1', '0', '16'],
    ]);
  });

  it('every rule has its calls an engagement in each scenario, and what it changed', () => {
    const { rows, columns } = everyRule(summary, new Map([['CLS-SHOOT-03', 'To hit']]));
    expect(columns.map(({ name }) => name)).toEqual([
      'Rule',
      'Title',
      'Ruleset',
      'Came up',
      'Times a game, Patrol',
      'Times a game, Night raid',
      'Games it changed, of those played again without it',
    ]);
    // 480 calls in 16 engagements are 30 each, 7 are 0.4375 and 24 are 1.5.
    expect(rows).toEqual([
      ['CLS-MORALE-01', '', 'Classic', 'never', 0, null, 0],
      ['CLS-SHOOT-03', 'To hit', 'Classic', 'yes', 30, null, null],
      ['CLS-TURN-02', '', 'Classic', 'yes', 0, null, 3],
      ['CLS-TURN-05', '', 'Classic', 'yes', 0.4375, null, 0],
      ['CLS-SHOOT-03', 'To hit', 'Waffle', 'yes', 1.5, null, 2],
    ]);
    const plain = everyRule({ ...summary, results: [{ ...result, audited: 0 }] }, new Map());
    expect(plain.columns.at(-1)?.name).toBe('Games it changed');
    // Older versions did not say how many were audited.
    const { audited: _, ...older } = result;
    const known = everyRule({ ...summary, results: [older as ResultSummary] }, new Map());
    expect(known.columns.at(-1)?.name).toBe('Games it changed');
  });

  it('changes of several scenarios add up, and calls are shown to four digits', () => {
    const elsewhere = { ...result, scenario: 'duel', counted: 3, exercised: { 'CLS-TURN-02': { called: 10, changed: 4 } } };
    const { rows } = everyRule({ ...summary, results: [result, elsewhere] }, new Map());
    expect(rows.find(([id]) => id === 'CLS-TURN-02')).toEqual(['CLS-TURN-02', '', 'Classic', 'yes', 0, 3.333, 7]);
  });

  it('rules that never came up are named, up to twelve', () => {
    const rules = (never: number) =>
      Array.from({ length: never + 2 }, (_, i) => ({ id: `R-${i}`, called: i < never ? 0 : i === never ? 5 : null }));
    const of = (never: number) =>
      neverSentences({ ...summary, comparisons: [{ ...comparison, rules: rules(never) }] }, new Map([['R-0', 'First']]));
    expect(of(0)).toEqual([
      'All 2 rules in which Waffle differs from Classic came up in the first 16 games of each scenario, as far as their use can be counted.',
    ]);
    expect(of(2)).toEqual([
      'Of 4 rules in which Waffle differs from Classic, 2 did not come up in the first 16 games of each scenario: R-0 (First), R-1.',
    ]);
    expect(of(12)[0]).toMatch(/: R-0 \(First\), .*, R-11\.$/);
    expect(of(13)[0]).toContain('13 did not come up in the first 16 games of each scenario: the table below names them.');
  });

  it('a rule that came up in one scenario did come up', () => {
    const one = { ...comparison, rules: [{ id: 'R-1', called: 0 }] };
    const other = { ...comparison, scenario: 'night-raid', rules: [{ id: 'R-1', called: 2 }] };
    expect(neverSentences({ ...summary, comparisons: [one, other] }, new Map())).toEqual([
      'The only rule in which Waffle differs from Classic came up in the first 16 games of each scenario.',
    ]);
    expect(neverSentences(summary, new Map())).toEqual([]);
  });
});

describe('warnings and notes', () => {
  it('a bad chunk is told with its pairs, both scores and the command that shows it', () => {
    const bad = {
      scenario: 'patrol',
      variant: 'waffle',
      firstPair: 64,
      lastPair: 127,
      score: 0.934,
      otherwise: 0.512,
      p: 0.0001,
      pair: 70,
      doctrines: { red: 'hold', blue: 'advance' },
    };
    expect(chunkWarnings({ ...summary, badChunks: [bad, { ...bad, doctrine: 'hold against advance' }] })).toEqual([
      'Warning: Patrol under Waffle: pairs 64 to 127 differ from the others by more than chance (red won 93.4 % of the games there and 51.2 % elsewhere; chi-squared, corrected p < 0.001). Do not trust this result until that is explained: sandtable replay patrol -v waffle --seed sandtable --pair 70',
      expect.stringContaining('--doctrine red=hold,blue=advance'),
    ]);
  });

  it('few distinct engagements are fewer than half', () => {
    const of = (distinct: number, engagements: number) => fewDistinct({ ...summary, results: [{ ...result, distinct, engagements }] });
    expect(of(3, 8)).toEqual([
      'Only 3 of 8 games of Patrol under Classic differ from each other: dice decide little here, and more pairs add little.',
    ]);
    expect(of(4, 8)).toEqual([]);
    expect(of(1, 4)).toHaveLength(1);
    // Of one pair nothing can be said.
    expect(of(0, 2)).toEqual([]);
  });

  it('engagements are counted over all results, in pairs', () => {
    expect(engagementsInWords(summary)).toBe('3,600 games in 1,800 pairs');
  });

  it('what was waived, converted or not played', () => {
    const notes = { waivers: ['fast (walkers)'], converted: ['tank'], ignored: ['linebreaker'] };
    expect(noteSentences({ ...summary, notes })).toEqual([
      'Waived: fast (walkers).',
      'Converted from another family: tank.',
      'Parts of the mission not played: linebreaker.',
    ]);
    expect(noteSentences(summary)).toEqual(['No keyword was waived, no datasheet was converted, and missions were played whole.']);
  });

  it('what a run was', () => {
    expect(switchSentences(MANIFEST)).toEqual(['classic: classic unchanged.', 'calixtus@-CAL-MORALE-04: calixtus with -CAL-MORALE-04.']);
    expect(manifestRows(MANIFEST)).toEqual([
      ['Seed', 'sandtable'],
      ['Pairs', '200'],
      ['Version', '0.1.0, dice 1, commit c0ffee, Node v20.19.0'],
      ['Scenario', 'patrol 00'],
      ['Ruleset', 'classic 01'],
      ['Ruleset', 'calixtus@-CAL-MORALE-04 02'],
      ['Played', '800 games in 1.5 s on 2 workers, started 2025-01-02T03:04:05.000Z'],
    ]);
  });
});

it('a table is packed: one value once, words by their place, numbers to six digits', () => {
  const packed = packTable({
    all: ['a', 'a', 'a', 'a'],
    some: ['x', 'y', 'x', 'y'],
    many: ['p', 'q', 'r', 'p'],
    numbers: [1 / 3, 2, 1 / 3, 1234567],
  });
  expect(packed).toEqual({
    rows: 4,
    columns: {
      all: { all: 'a' },
      some: { of: ['x', 'y'], at: [0, 1, 0, 1] },
      many: ['p', 'q', 'r', 'p'],
      numbers: [0.333333, 2, 0.333333, 1234567],
    },
  });
  expect(packTable({})).toEqual({ rows: 0, columns: {} });
});
