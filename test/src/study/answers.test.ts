import { describe, expect, test } from 'vitest';
import { ablationAnswer } from '../../../src/study/ablation-answer.ts';
import { armyAnswer } from '../../../src/study/army-answer.ts';
import { sweepAnswer } from '../../../src/study/sweep-answer.ts';
import { trueMinus } from '../../../src/study/true-minus.ts';
import { ablationOf, roundRobinOf, sweepOver } from '../../fixtures/studies.ts';

const titleOf = (id: string): string => `The ${id}`;

test('minus signs are true ones, and names keep their hyphens', () => {
  expect(trueMinus("-3.1 (-4 to -2) of classic@-CLS-MOVE-01's 2-3")).toBe('−3.1 (−4 to −2) of classic@-CLS-MOVE-01’s 2-3');
});

describe('the answer of an ablation', () => {
  test('is about its rules, what they come to together, and whose that is', () => {
    const { about, headline, sentences, method } = ablationAnswer(ablationOf(4), titleOf);
    expect(about).toBe('What each of 4 rules of Classic does in The duel');
    expect(headline).toBe('“Rule 1” (CLS-MOVE-01) helps red by 4.0 percentage points, the only one of 4 rules that matters by itself');
    const text = sentences.map((it) => it.text);
    expect(text[0]).toContain('In The duel “Rule 1” (CLS-MOVE-01) helps red by 4.0 percentage points');
    expect(text[1]).toMatch(
      /^Together the rules are worth \+3\.0 \(−7\.0 to \+13\.0\) percentage points to red; their separate effects add up to \+3\.0/,
    );
    expect(text[2]).toBe('Of the whole, these percentage points are certain: +4.0 from “Rule 1” (CLS-MOVE-01), likely −1.0 to +9.0.');
    expect(text[3]).toBe(
      '1 of 6 pairs of rules certainly do more or less than their rules do separately: “Rule 1” (CLS-MOVE-01) and “Rule 2” (CLS-MOVE-02) by −3.5 (−8.5 to +1.5).',
    );
    expect(method?.join(' ')).toContain('Shares: exact Shapley values.');
  });

  test('says so where nothing is shown', () => {
    const plain = ablationOf(3);
    const open = { ...plain, effects: plain.effects.map(({ favours: _, ...it }) => ({ ...it, verdict: 'not enough evidence' as const })) };
    expect(ablationAnswer(open, titleOf).headline).toBe('None of 3 rules is shown to matter by itself');
    const quiet = { ...open, effects: open.effects.map((it) => ({ ...it, verdict: 'no-op' as const })) };
    expect(ablationAnswer(quiet, titleOf).headline).toBe('None of 3 rules makes a difference that matters');
  });
});

test('the answer of a sweep is whom more of the parameter helps', () => {
  const { about, headline, sentences } = sweepAnswer(sweepOver(['3', '4', '5']), titleOf);
  expect(about).toBe('line-infantry.T from 3 to 5 under Classic in The duel');
  expect(headline).toBe('More of line-infantry.T helps red');
  expect(sentences[0]?.text).toMatch(/^The duel: each extra point of Toughness of line-infantry is worth 10\.0 percentage points to red/);
  const words = sweepOver(['assault', 'rapid']);
  const still = { ...words, scenarios: words.scenarios.map((it) => ({ ...it, trends: [] })) };
  expect(sweepAnswer(still, titleOf).headline).toBe('What line-infantry.T does to wins');
});

test('the answer of a round-robin is about the armies', () => {
  const { about, headline, sentences } = armyAnswer(roundRobinOf(3));
  expect(about).toBe('3 armies, each against every other, on duel');
  expect(headline).toBe('Army 1 comes out on top under Classic, Army 3 under Tenth');
  expect(sentences[0]?.text).toMatch(/^Under Classic: the strongest is Army 1 \(1600, 1580 to 1620\), the weakest Army 3 .*No circle/);
  expect(sentences.at(-1)?.text).toBe(
    'Tenth against Classic: ratings that certainly moved: Army 1 (−40), Army 3 (+40). 1 matchup certainly differs.',
  );
  expect(armyAnswer(roundRobinOf(2, ['classic'])).headline).toBe('Army 1 comes out on top');
});
