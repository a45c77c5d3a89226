import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/analysis/index.ts';
import { answerOf } from '../../../src/study/ablation-words.ts';
import { effectTable } from '../../../src/study/effect-table.ts';
import type { Effect, RuleVerdict } from '../../../src/study/effects.ts';
import { ablationOf } from '../../fixtures/studies.ts';

const difference = (value: number, half: number) => ({ difference: value, low: value - half, high: value + half, p: 0.001 });
const effect = (nth: number, verdict: RuleVerdict, favours?: 'red' | 'blue'): Effect => ({
  scenario: 'duel',
  rule: `CLS-MOVE-0${nth}`,
  title: `Rule ${nth}`,
  verdict,
  ...(favours === undefined ? {} : { favours }),
  score: difference(favours === 'blue' ? -0.043 : 0.05, 0.021),
  vpMargin: difference(1.5, 0.25),
  identicalPairs: 3,
  pairs: 10,
  called: 5,
});
const answer = (...effects: readonly Effect[]): string => answerOf(ablationOf(effects.length, { effects, margin: 0.025 }), 'duel');

describe('the answer of an ablation', () => {
  test('names what moves the score, and counts the rest by verdict, one of each', () => {
    expect(
      answer(
        effect(1, 'different', 'blue'),
        effect(2, 'equivalent'),
        effect(3, 'not enough evidence'),
        effect(4, 'no-op'),
        effect(5, 'not exercised'),
      ),
    ).toBe(
      'In duel “Rule 1” (CLS-MOVE-01) helps blue by 4.3 percentage points (likely between 2.2 and 6.4); 1 of 5 rules matters by itself. Of the others: 1 no difference that matters (less than 2.5 percentage points), 1 not enough games to tell, 1 no difference at all, 1 never came up.',
    );
  });

  test('and several of each', () => {
    const two = (first: number, verdict: RuleVerdict) => [effect(first, verdict), effect(first + 1, verdict)];
    expect(answer(...two(1, 'equivalent'), ...two(3, 'not enough evidence'), ...two(5, 'no-op'), ...two(7, 'not exercised'))).toBe(
      'In duel none of 8 rules is shown to matter by itself; most moved with “Rule 1” (CLS-MOVE-01), 5.0 percentage points for red. Of them: 2 no difference that matters (less than 2.5 percentage points), 2 not enough games to tell, 2 no difference at all, 2 never came up.',
    );
    expect(answer(effect(1, 'different', 'red'), effect(2, 'different', 'blue'))).toBe(
      'In duel “Rule 1” (CLS-MOVE-01) helps red by 5.0 percentage points (likely between 2.9 and 7.1), “Rule 2” (CLS-MOVE-02) helps blue by 4.3 percentage points (likely between 2.2 and 6.4); 2 of 2 rules matter by themselves.',
    );
  });
});

test('the table of effects has the margin beside the score only, in its unit', () => {
  const rows = rowsOf(effectTable(ablationOf(1, { effects: [effect(1, 'different', 'red')], margin: 0.025 }), (id) => id));
  expect(rows.map(({ measure_place, margin, difference: value }) => [measure_place, margin, Number(Number(value).toFixed(6))])).toEqual([
    [0, 2.5, 5],
    [1, null, 1.5],
  ]);
});
