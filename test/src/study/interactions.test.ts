import { describe, expect, test } from 'vitest';
import { allocate, BLUE, type Campaign, RED } from '../../../src/campaign/result.ts';
import type { AblationPlan } from '../../../src/study/attribution.ts';
import { decompositions } from '../../../src/study/decomposition.ts';
import { interactions } from '../../../src/study/interactions.ts';

/** Red wins this many of ten pairs; the digests say so too. */
const columnsOf = (redWins: number) => {
  const columns = allocate({ pairs: 10, units: 0, counters: 0 });
  columns.winner.fill(BLUE).fill(RED, 0, redWins * 2);
  columns.digestLo.fill(redWins);
  return columns;
};

const campaignOf = (wins: readonly number[]): Campaign => ({
  scenarios: [{ id: 'field', title: '', digest: '', doctrines: { red: '', blue: '' }, units: [] }],
  variants: wins.map((_, i) => ({ spec: String(i), base: '', digest: '', counters: [] })),
  pairs: 10,
  columns: [wins.map(columnsOf)],
});

const rule = (id: string, on: boolean) => ({ id, title: id, on, spec: id, alsoOff: [], alsoOn: [], needs: [] });

/** Rulesets: as it is, the first rule switched, the second, both. */
function planOf(on: readonly [boolean, boolean]): AblationPlan {
  const index = (has: readonly boolean[]): number => (has[0] === on[0] ? 0 : 1) + (has[1] === on[1] ? 0 : 2);
  return {
    rules: [rule('A', on[0]), rule('B', on[1])],
    specs: ['0', '1', '2', '3'],
    compared: 3,
    single: [1, 2],
    pairs: [{ players: [0, 1], index: 3 }],
    ends: { all: index([true, true]), none: index([false, false]) },
    shapley: null,
    index,
  };
}

const judging = { method: 'fixed', confidence: 0.95, seed: 's', margin: 0.02 } as const;

describe('two rules', () => {
  test('that add up do not interact', () => {
    const [found] = interactions(campaignOf([2, 4, 5, 7]), planOf([true, true]), judging);
    expect(found).toMatchObject({ scenario: 'field', rules: ['A', 'B'] });
    expect(found?.score.difference).toBeCloseTo(0, 12);
  });

  test('that do more than the sum interact, to the same sign whichever of the rulesets is the one that is played', () => {
    // By which rules are on: none 2, A 4, B 5, both 10.
    const both = interactions(campaignOf([10, 5, 4, 2]), planOf([true, true]), judging)[0];
    const neither = interactions(campaignOf([2, 4, 5, 10]), planOf([false, false]), judging)[0];
    const first = interactions(campaignOf([4, 2, 10, 5]), planOf([true, false]), judging)[0];
    for (const found of [both, neither, first]) expect(found?.score.difference).toBeCloseTo(0.3, 12);
  });

  test('of which one changes nothing with or without the other are exactly 0', () => {
    const found = interactions(campaignOf([4, 4, 7, 7]), planOf([true, true]), judging)[0];
    expect(found).toMatchObject({ verdict: 'no-op', score: { difference: 0, low: 0, high: 0, p: 1 } });
  });
});

describe('the whole', () => {
  test.each([
    ['both on', [true, true], [10, 5, 4, 2], [0.5 + 0.6, -0.3]],
    ['both off', [false, false], [2, 4, 5, 10], [0.2 + 0.3, 0.3]],
    ['one of each', [true, false], [4, 2, 10, 5], [0.2 + 0.6, 0]],
  ] as const)('is the sum of its parts: %s', (_, on, wins, [singles, pairs]) => {
    const [found] = decompositions(campaignOf(wins), planOf(on), judging);
    expect(found?.measure).toBe('score');
    expect(found?.whole.estimate).toBeCloseTo(0.8, 12);
    expect(found?.singles.estimate).toBeCloseTo(singles, 12);
    expect(found?.pairs?.estimate).toBeCloseTo(pairs, 12);
    expect((found?.singles.estimate ?? 0) + (found?.pairs?.estimate ?? 0) + (found?.rest.estimate ?? 0)).toBeCloseTo(0.8, 12);
  });
});
