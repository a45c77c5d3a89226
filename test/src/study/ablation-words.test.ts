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
      'In duel 1 of 5 rules moves the score of red by itself: CLS-MOVE-01 (Rule 1) helps blue by 4.3 points (2.2 to 6.4). Of the others 1 makes no difference of more than 2.5 points, 1 is open, 1 changed no event, 1 was never called.',
    );
  });

  test('and several of each', () => {
    const two = (first: number, verdict: RuleVerdict) => [effect(first, verdict), effect(first + 1, verdict)];
    expect(answer(...two(1, 'equivalent'), ...two(3, 'not enough evidence'), ...two(5, 'no-op'), ...two(7, 'not exercised'))).toBe(
      'In duel none of 8 rules is shown to move the score by itself. Of the others 2 make no difference of more than 2.5 points, 2 are open, 2 changed no event, 2 were never called.',
    );
    expect(answer(effect(1, 'different', 'red'), effect(2, 'different', 'blue'))).toBe(
      'In duel 2 of 2 rules move the score of red by themselves: CLS-MOVE-01 (Rule 1) helps red by 5.0 points (2.9 to 7.1), CLS-MOVE-02 (Rule 2) helps blue by 4.3 points (2.2 to 6.4).',
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
