import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/load/selection.ts';
import { type AblationQuestion, planAblation, questionWithout } from '../../../src/study/attribution.ts';
import { readRange } from '../../../src/study/ranges.ts';
import { type SweptRuleset, sweepOf, sweepWithout } from '../../../src/study/sweep.ts';
import { loadScenario } from '../../files.ts';
import { BANNER, BURDEN, DRUMS, loadTally, RULES, VANGUARD } from './tally.ts';

const ranges = ['line-infantry.T=3..4', 'line-infantry.W=1..3'].map(readRange);
const selection = await loadSelection('classic');
const grid = sweepOf(selection, ranges, [loadScenario('duel')]);
const specOf = (...values: string[]): string => grid.rulesets.find((it) => it.values.join() === values.join())?.spec ?? '';
const valuesOf = (list: readonly SweptRuleset[]): string[] => list.map(({ values }) => values.join(' '));

describe('a sweep without a ruleset that failed', () => {
  test('has no row of its value, of the parameter with more values, and says so', () => {
    const left = sweepWithout(grid, ranges, selection.spec, [specOf('4', '3')]);
    expect(valuesOf(left?.sweep.rulesets ?? [])).toEqual(['3 1', '3 2', '4 1', '4 2']);
    expect(left?.sweep.current).toEqual(['3', '1']);
    expect(left?.alsoMissing).toEqual(['With it go all 2 combinations with line-infantry.W = 3: trends need whole rows.']);
  });

  test('two in one row cost one row', () => {
    const left = sweepWithout(grid, ranges, selection.spec, [specOf('3', '2'), specOf('4', '2')]);
    expect(valuesOf(left?.sweep.rulesets ?? [])).toEqual(['3 1', '3 3', '4 1', '4 3']);
  });

  test('is nothing where its own ruleset failed, or one value is left', () => {
    expect(sweepWithout(grid, ranges, selection.spec, [selection.spec])).toBeNull();
    expect(sweepWithout(grid, ranges, selection.spec, [specOf('4', '2'), specOf('4', '3')])).toBeNull();
  });
});

describe('an ablation without a ruleset that failed', async () => {
  const full = await loadTally();
  const question: AblationQuestion = { full, players: RULES, together: RULES, coalitions: 32, whole: true, seed: 'x' };
  const plan = planAblation(question);
  const flipped = (...ids: string[]): string => plan.specs[plan.index(RULES.map((it, i) => isOn(i) !== ids.includes(it)))] ?? '';
  const isOn = (i: number): boolean => plan.rules[i]?.on === true;

  const others = RULES.filter((it) => it !== BURDEN);
  const less = { ...question, players: others, together: others };
  const noShares = 'What all these rules do together, and the share of each in it, is not told.';

  test('asks nothing of a rule whose switch failed', () => {
    expect(questionWithout(question, [flipped(BURDEN)])).toEqual({ question: less, missed: [flipped(BURDEN)], alsoMissing: [] });
  });

  test('misses no coalition with a rule that fails alone, whichever failed first', () => {
    const left = questionWithout(question, [flipped(VANGUARD, BURDEN), flipped(BURDEN), flipped(BURDEN, BANNER, DRUMS)]);
    expect(left).toEqual({ question: less, missed: [flipped(BURDEN)], alsoMissing: [] });
  });

  test('asks for no pairs of a rule that failed beside another, nor for shares that need it', () => {
    const together = RULES.filter((it) => it !== BANNER);
    const pair = flipped(VANGUARD, BANNER);
    const told = `What ${BANNER} does beside each of the other rules is not told.`;
    expect(questionWithout(question, [pair])).toEqual({
      question: { ...question, together, whole: false, coalitions: null },
      missed: [pair],
      alsoMissing: [told, noShares],
    });
    const plain = { ...question, coalitions: null };
    expect(questionWithout(plain, [pair])).toEqual({ question: { ...plain, together }, missed: [pair], alsoMissing: [told] });
  });

  test('asks for no shares where a larger coalition failed', () => {
    const three = flipped(VANGUARD, BANNER, DRUMS);
    const left = { question: { ...question, whole: false, coalitions: null }, missed: [three], alsoMissing: [noShares] };
    expect(questionWithout(question, [three])).toEqual(left);
  });

  test('is nothing where the ruleset itself failed, or each of its rules', () => {
    expect(questionWithout(question, [plan.specs[0] ?? ''])).toBeNull();
    const alone = { ...question, players: [BURDEN], together: null, coalitions: null };
    expect(questionWithout(alone, [flipped(BURDEN)])).toBeNull();
  });
});
