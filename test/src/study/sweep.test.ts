import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/load/selection.ts';
import { readRange } from '../../../src/study/ranges.ts';
import { sweepOf } from '../../../src/study/sweep.ts';
import type { SweepResult } from '../../../src/study/sweep-result.ts';
import { sweepMarkdown, sweepMethod, sweepSentences, sweepTables } from '../../../src/study/sweep-words.ts';
import { loadScenario } from '../../files.ts';
import { outside } from '../../outside.ts';

const duel = loadScenario('duel');
const specsOf = async (text: string, ...params: readonly string[]): Promise<string[]> =>
  sweepOf(await loadSelection(text), params.map(readRange), [duel]).rulesets.map((it) => it.spec);

describe('a range', () => {
  test.each([
    ['VOL-SHOOT-02.bonus=1..3', ['1', '2', '3']],
    ['VOL-SHOOT-02.bonus=0..6..3', ['0', '3', '6']],
    ['VOL-SHOOT-02.bonus=-1..1', ['-1', '0', '1']],
    ['VOL-SHOOT-02.mode=open, closed', ['open', 'closed']],
    ['line-infantry.Sv=2+..5+', ['2', '3', '4', '5']],
    ['line-infantry.Sv=3+,5', ['3', '5']],
    ['line-infantry.rifle.AP=-2..0', ['-2', '-1', '0']],
    ['line-infantry.rifle.range=12..13..0.5', ['12', '12.5', '13']],
    ['line-infantry.rifle.range=0.1..0.3..0.1', ['0.1', '0.2', '0.3']],
    ['line-infantry.rifle.A=1,2,D6,1D3', ['1', '2', 'D6', 'D3']],
    ['line-infantry.T=1..2,5..6,2', ['1', '2', '5', '6']],
    ['battle-tank.AV=13/12/10,14/13/11', ['13/12/10', '14/13/11']],
  ])('reads %s', (text, values) => {
    expect(readRange(text).values).toEqual(values);
  });

  test.each([
    'Bonus=1..3',
    'VOL-SHOOT-02=1',
    'VOL-SHOOT-02.bonus',
    'VOL-SHOOT-02.bonus=3..1',
    'VOL-SHOOT-02.bonus=0..1000',
    'VOL-SHOOT-02.bonus=',
    'VOL-SHOOT-02.bonus=1,,2',
    'VOL-SHOOT-02.bonus=1..2..0',
    'line-infantry.T=1..x',
    'line-infantry.T=a b',
    'line-infantry=3..4',
    'Line-Infantry.T=3..4',
  ])('refuses %s', (text) => {
    expect(() => readRange(text)).toThrow(`--param ${text}`);
  });

  test('in steps holds every value up to its end, with no more digits than were written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 9 }),
        (from, steps, step) => {
          const decimal = (n: number): string => (n / 10).toFixed(1);
          const { values } = readRange(`a.T=${decimal(from)}..${decimal(from + steps * step)}..${decimal(step)}`);
          expect(values).toEqual(Array.from({ length: steps + 1 }, (_, i) => String((from + i * step) / 10 + 0)));
        },
      ),
    );
  });
});

describe('the rulesets of a sweep', () => {
  test('take the ruleset itself for the value it has', async () => {
    const from = outside('edition-outside');
    const specs = async (text: string) =>
      sweepOf(await loadSelection(text, from), [readRange('VOL-SHOOT-02.bonus=1..3')], []).rulesets.map((it) => it.spec);
    expect(await specs('.')).toEqual(['.', '.@VOL-SHOOT-02.bonus=2', '.@VOL-SHOOT-02.bonus=3']);
    expect(await specs('.@VOL-SHOOT-02.bonus=2')).toEqual(['.', '.@VOL-SHOOT-02.bonus=2', '.@VOL-SHOOT-02.bonus=3']);
  });

  test('are those of a datasheet, beside what is switched already', async () => {
    expect(await specsOf('classic', 'line-infantry.T=3..5')).toEqual(['classic', 'classic@line-infantry.T=4', 'classic@line-infantry.T=5']);
    expect(await specsOf('classic@line-infantry.T=4,-CLS-MORALE-03', 'line-infantry.T=3..4')).toEqual([
      'classic@-CLS-MORALE-03',
      'classic@-CLS-MORALE-03,line-infantry.T=4',
    ]);
    expect(await specsOf('tenth', 'line-infantry.rifle.S=3,5')).toEqual(['tenth', 'tenth@line-infantry.rifle.S=5']);
  });

  test('of two are all combinations', async () => {
    expect(await specsOf('classic', 'line-infantry.T=3..4', 'line-infantry.rifle.S=3..4')).toEqual([
      'classic',
      'classic@line-infantry.rifle.S=4',
      'classic@line-infantry.T=4',
      'classic@line-infantry.T=4,line-infantry.rifle.S=4',
    ]);
    await expect(specsOf('classic', 'line-infantry.T=3..4', 'line-infantry.T=5')).rejects.toThrow('names line-infantry.T twice');
    await expect(specsOf('classic', 'line-infantry.T=1..30', 'line-infantry.S=1..30')).rejects.toThrow('found 900 combinations');
  });

  test('name the parameters there are', async () => {
    const full = await loadSelection('.', outside('edition-outside'));
    const sweep = (text: string) => sweepOf(full, [readRange(text)], []);
    expect(() => sweep('VOL-SHOOT-02.speed=1..3')).toThrow('it has VOL-SHOOT-02.bonus (a whole number from 1 to 3)');
    expect(() => sweep('VOL-SHOOT-09.bonus=1..3')).toThrow('it has VOL-SHOOT-02.bonus');
    expect(() => sweep('VOL-SHOOT-02.bonus=2..5')).toThrow('found 4, 5, expected a whole number from 1 to 3');
  });
});

const interval = (estimate: number, half: number) => ({ estimate, low: estimate - half, high: estimate + half });
const RESULT: SweepResult = {
  format: 1,
  spec: 'toy',
  pairs: 100,
  confidence: 0.95,
  margin: 0.02,
  params: [{ name: 'a|b.T', values: ['4', '5'], current: '3' }],
  method: 'paired',
  correction: 'Holm, 2 comparisons',
  trendMethod: 'slope by pair',
  scenarios: [
    {
      scenario: 'field',
      current: interval(0.4, 0.02),
      points: [
        {
          values: ['4'],
          spec: 'x',
          score: interval(0.48, 0.02),
          difference: { difference: 0.08, low: 0.06, high: 0.1, p: 0.001 },
          verdict: 'different',
          favours: 'red',
        },
        {
          values: ['5'],
          spec: 'y',
          score: interval(0.55, 0.02),
          difference: { difference: 0.15, low: 0.1, high: 0.2, p: 0.001 },
          verdict: 'different',
          favours: 'red',
        },
      ],
      trends: [
        {
          param: 'a|b.T',
          slope: interval(0.07, 0.01),
          step: 1,
          direction: 'up',
          steady: true,
          turns: [{ from: '4', to: '5', difference: interval(-0.01, 0.005) }],
          even: { at: [4.286], low: 4, high: 4.8, below: true, above: false },
        },
      ],
      together: null,
    },
  ],
};

describe('the words of a sweep', () => {
  test('say the trend, what goes against it, and where the armies are even', () => {
    expect(sweepSentences(RESULT)).toEqual([
      'field: each extra point of Toughness of a|b is worth 7.0 percentage points to red (likely 6.0 to 8.0), the same way at every step; the step from 4 to 5 goes the other way: it is worth 1.0 percentage points to blue (likely 0.5 to 1.5); the armies are even at about 4.29 (likely 4 or less to 4.8).',
    ]);
  });

  test('show the value that the ruleset has in its place', () => {
    expect(sweepTables(RESULT)[0]?.rows.map((row) => [row[1], row.at(-1)])).toEqual([
      ['3', 'as it is'],
      ['4', 'helps red'],
      ['5', 'helps red'],
    ]);
  });

  test('say how it was computed', () => {
    expect(sweepMethod({ ...RESULT, confidence: 0.975 })).toBe(
      '100 pairs per ruleset, on the same dice. Differences: paired; Holm, 2 comparisons. Trends: slope by pair, each separately at 97.5 %.',
    );
  });

  test('keep their tables whole in Markdown', () => {
    const lines = sweepMarkdown(RESULT).split('\n');
    const table = lines.filter((it) => it.startsWith('|'));
    expect(table).toHaveLength(5);
    for (const row of table) expect(row.split(/(?<!\\)\|/)).toHaveLength(9);
  });
});
