import { expect, test } from 'vitest';
import { type GameValue, gameValues, lookConfidence, mostLooks, nextPairs, unseen } from '../../../src/stats/index.ts';

const PLAN = { first: 16, most: 512, budget: 2048 };
const LEVEL = 0.99;

/** Values with these weights over resamples, in which every player with weight is used and the others fall short. */
function valueWith(pulls: readonly (readonly number[])[], short = 1): GameValue {
  const [like] = gameValues([pulls.map((row) => row.map(() => [0.5, 0.5]))], 'seed', { resamples: 1 });
  const rows = Float64Array.from(pulls, (row) => row.reduce((a, b) => a + b));
  const columns = Float64Array.from(pulls[0]!, (_, j) => pulls.reduce((sum, row) => sum + row[j]!, 0));
  const falls = (weights: Float64Array) => weights.map((it) => (it > 0 ? 0 : short));
  return {
    ...like!,
    most: { rows, columns },
    shortfall: { rows: falls(rows), columns: falls(columns) },
    pulls: pulls.map((row) => Float64Array.from(row)),
  };
}

const all = (pairs: number, rows = 2): number[][] => Array.from({ length: rows }, () => [pairs, pairs]);

test('pairs go by the square root of the weight, in whole steps; at least an eighth where a player may matter', () => {
  const values = [
    valueWith([
      [0.64, 0.16],
      [0.19, 0.01],
    ]),
  ];
  // Twice 64 for the first; sqrt(0.16 / 0.64) = 1/2 of that, sqrt(0.19 / 0.64) = 0.545, and an eighth is 16, which the last has.
  expect(
    nextPairs(
      values,
      [
        [64, 16],
        [16, 16],
      ],
      PLAN,
      LEVEL,
    ),
  ).toEqual([
    [128, 64],
    [80, 16],
  ]);
});

test('a cell counts with the largest weight that it has under any ruleset', () => {
  const values = [
    valueWith([
      [0.97, 0.01],
      [0.01, 0.01],
    ]),
    valueWith([
      [0.01, 0.01],
      [0.01, 0.97],
    ]),
  ];
  expect(nextPairs(values, all(16), PLAN, LEVEL)).toEqual([
    [32, 16],
    [16, 32],
  ]);
});

test('a player without weight gets no more, unless what has not been seen yet could make up for it', () => {
  const pulls = [
    [0.5, 0.5],
    [0, 0],
  ];
  // An eighth of 512 is 64: more than 48.
  const counts = [
    [256, 256],
    [48, 48],
  ];
  const least = unseen(48, LEVEL);
  expect(nextPairs([valueWith(pulls, least + 0.01)], counts, PLAN, LEVEL)[1]).toEqual([48, 48]);
  expect(nextPairs([valueWith(pulls, least - 0.01)], counts, PLAN, LEVEL)[1]).toEqual([64, 64]);
});

test('all together never get more than the budget, and no cell more than the most', () => {
  const even = [
    valueWith([
      [0.25, 0.25],
      [0.25, 0.25],
    ]),
  ];
  expect(nextPairs(even, all(256), { ...PLAN, budget: 1100 }, LEVEL)).toEqual(all(272));
  expect(nextPairs(even, all(400), PLAN, LEVEL)).toEqual(all(512));
  expect(nextPairs(even, all(512), { ...PLAN, budget: 4096 }, LEVEL)).toEqual(all(512));
});

test('half of the error is for the end, the other half for the looks before it', () => {
  // 16, 32, 64, 128, 256, and 512 is the end.
  expect(mostLooks(PLAN)).toBe(5);
  expect(1 - lookConfidence(0.95, 'along the way', PLAN)).toBeCloseTo(0.05 / 10, 12);
  expect(1 - lookConfidence(0.95, 'end', PLAN)).toBeCloseTo(0.05 / 2, 12);
  expect(mostLooks({ first: 12, most: 12 })).toBe(1);
});
