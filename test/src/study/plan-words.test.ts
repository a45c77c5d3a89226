import { describe, expect, test } from 'vitest';
import { naming } from '../../../src/analysis/naming.ts';
import { roughly } from '../../../src/analysis/roughly.ts';
import { marginInElo } from '../../../src/study/army-changes.ts';
import type { PlannedComparison, PlanResult } from '../../../src/study/plan.ts';
import { pilotTable, planMethod, planSentences } from '../../../src/study/plan-words.ts';

const named = naming({});
const comparison: PlannedComparison = {
  scenario: 'duel',
  baseline: 'classic',
  variant: 'waffle',
  pilot: {
    pairs: 64,
    differed: 20,
    differsAtMost: 0.43,
    difference: { estimate: 0.0312, low: -0.0204, high: 0.0829 },
    variance: 0.04,
    varianceAtMost: 0.05,
    identical: false,
  },
  secondsPerPair: 0.025,
  needed: { fixed: 1600, cautious: 2000, looking: { average: 900, budget: 2400 } as NonNullable<PlannedComparison['needed']>['looking'] },
  atWorst: null,
  given: null,
};
const plan: PlanResult = {
  format: 1,
  effect: 0.02,
  pairs: null,
  power: 0.9,
  confidence: 0.95,
  workers: 2,
  pilotPairs: 64,
  method: 'a method',
  correction: 'a correction',
  comparisons: [comparison],
  together: null,
};
const silent: PlannedComparison = {
  ...comparison,
  pilot: { ...comparison.pilot, differed: 0, differsAtMost: 0.0457 },
  needed: null,
  atWorst: 2600,
};

test.each([
  [Number.POSITIVE_INFINITY, 'endless'],
  [0.99, 'less than a second'],
  [1, 'about 1 second'],
  [8.6, 'about 9 seconds'],
  [47.4, 'about 47 seconds'],
  [89, 'about 89 seconds'],
  [90, 'about 2 minutes'],
  [5399, 'about 90 minutes'],
  [5400, 'about 2 hours'],
  [3600 * 47, 'about 47 hours'],
  [172_800, 'about 2 days'],
  [86_400 * 12, 'about 12 days'],
])('%f seconds are %s', (seconds, words) => expect(roughly(seconds)).toBe(words));

describe('a plan', () => {
  test('says how many pairs an effect needs, and how long they take', () => {
    // 1600 pairs of 0.025 seconds are 40, 900 are 22.5.
    expect(planSentences(plan, named)).toEqual([
      'To find a difference of 2 percentage points with 90 % power you need 1,600 pairs (about 40 seconds here); with looks along the way, 900 on average and ' +
        '2,400 at most (about 23 seconds). If the pilot of 64 pairs was lucky: 2,000.',
    ]);
    const needed = { fixed: 1600, cautious: Number.POSITIVE_INFINITY, looking: null };
    expect(planSentences({ ...plan, effect: 0.01, comparisons: [{ ...comparison, needed }] }, named)).toEqual([
      'To find a difference of 1 percentage point with 90 % power you need 1,600 pairs (about 40 seconds here). If the pilot of 64 pairs was lucky: infinitely many.',
    ]);
  });

  test('says what so many pairs find', () => {
    const given = { effect: 0.0154, cautious: 0.0183, power: 0.9995 };
    const asked = { ...plan, pairs: 4000, comparisons: [{ ...comparison, needed: null, pilot: silent.pilot, given }] };
    expect(planSentences({ ...asked, effect: null }, named)).toEqual([
      '4,000 pairs (about 2 minutes here) find a difference of 1.5 percentage points with 90 % power; of 1.8 percentage points if the pilot was lucky.',
    ]);
    const both = { ...asked, comparisons: [{ ...comparison, given }] };
    expect(planSentences(both, named)[0]).toMatch(/ They find a difference of 2 percentage points with more than 99\.9 % power\.$/);
    const less = { ...asked, comparisons: [{ ...comparison, given: { ...given, power: 0.8123 } }] };
    expect(planSentences(less, named)[0]).toMatch(/ They find a difference of 2 percentage points with 81\.2 % power\.$/);
  });

  test('says what is known where nothing differed', () => {
    expect(planSentences({ ...plan, comparisons: [silent] }, named)).toEqual([
      'In all 64 pairs of the pilot nobody won more or fewer games: with 95 % confidence it differs in at most 4.57 % of pairs. At worst, 2,600 pairs ' +
        'find a difference of 2 percentage points with 90 % power. A longer --pilot would tell more.',
    ]);
    const identical = { ...silent, pilot: { ...silent.pilot, identical: true, differsAtMost: 0.02 } };
    expect(planSentences({ ...plan, comparisons: [identical] }, named)).toEqual([
      'In all 64 pairs of the pilot no event was different: with 95 % confidence it differs in at most 2 % of pairs. A difference of 2 percentage points is ' +
        'as good as ruled out.',
    ]);
    expect(planSentences({ ...plan, effect: null, pairs: 100, comparisons: [silent] }, named)).toEqual([
      'In all 64 pairs of the pilot nobody won more or fewer games: with 95 % confidence it differs in at most 4.57 % of pairs. A longer --pilot would tell more.',
    ]);
  });

  test('names each of several comparisons, and what one run of all takes', () => {
    const other = { ...comparison, doctrine: 'hold against hold', needed: null, pilot: silent.pilot };
    const lines = planSentences({ ...plan, comparisons: [comparison, other], together: { pairs: 1600, seconds: 130 } }, named);
    expect(lines.map((line) => line.slice(0, 40))).toEqual([
      'duel, Waffle: To find a difference of 2 ',
      'duel (hold against hold), Waffle: In all',
      'All 2 comparisons in one run of 1,600 pa',
    ]);
    expect(lines[2]).toBe('All 2 comparisons in one run of 1,600 pairs: about 2 minutes here.');
  });

  test('shows the pilot', () => {
    expect(pilotTable(plan, named).rows).toEqual([['duel', 'Waffle', '20 of 64', '+3.1', '-2.0 to +8.3', '25']]);
    expect(planMethod(plan)).toBe(
      'At 95 % confidence (a correction). Method: a method. "If the pilot was lucky": with the upper 80 % limit of its variance (Browne 1995). ' +
        'Times: measured after warming up, with 2 workers.',
    );
  });
});

test('a margin in Elo points is what moves an even score by it', () => {
  // The score 1 / (1 + 10^(-d / 400)) rises by ln 10 / 1600 a point where it is one half.
  expect(marginInElo(0.05)).toBeCloseTo((0.05 * 1600) / Math.LN10, 9);
});
