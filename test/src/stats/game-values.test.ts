import { describe, expect, test } from 'vitest';
import { gameValues, pairScoreInterval, pentanomial, randomFrom, type SampledGame } from '../../../src/stats/index.ts';

/** Pair scores with a mean of exactly `quarters / 4 / pairs`, in an order that depends on the seed. */
function shuffled(values: readonly number[], seed: string): number[] {
  const random = randomFrom(seed);
  const list = [...values];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** `of` wins in `pairs` pairs, all or nothing. */
const wins = (of: number, pairs: number, seed: string): number[] =>
  shuffled(
    Array.from({ length: pairs }, (_, i) => (i < of ? 1 : 0)),
    seed,
  );

const game = (counts: readonly (readonly number[])[], pairs: number, seed: string): number[][][] =>
  counts.map((row, i) => row.map((of, j) => wins(of, pairs, `${seed} ${i} ${j}`)));

describe('values of sampled games', () => {
  test('the estimate is the value of the means', () => {
    // 0.7, 0.3, 0.4, 0.6: (0.42 - 0.12) / 0.6 = 0.5; the first row is played (0.6 - 0.4) / 0.6 of the time.
    const [only] = gameValues(
      [
        game(
          [
            [70, 30],
            [40, 60],
          ],
          100,
          'one',
        ),
      ],
      'seed',
    );
    expect(only?.value.estimate).toBeCloseTo(0.5, 12);
    expect(only?.solved.rows[0]).toBeCloseTo(1 / 3, 12);
    expect(only?.solved.columns[0]).toBeCloseTo(1 / 2, 12);
    expect(only?.value.low).toBeLessThan(0.47);
    expect(only?.value.low).toBeGreaterThan(0.38);
    expect(only?.value.high).toBeGreaterThan(0.53);
    expect(only?.difference).toBeNull();
  });

  test('of one cell it is the interval of a mean, about', () => {
    const scores = shuffled(
      Array.from({ length: 200 }, (_, i) => (i % 5) / 4),
      'cell',
    );
    const [only] = gameValues([[[scores]]], 'seed');
    const expected = pairScoreInterval(pentanomial(scores.map((it) => it * 4)), 0.95);
    expect(only?.value.estimate).toBeCloseTo(expected.estimate, 12);
    expect(only?.value.low).toBeCloseTo(expected.low, 2);
    expect(only?.value.high).toBeCloseTo(expected.high, 2);
  });

  test('a row that loses everywhere has no weight in any resample; the others have', () => {
    const [only] = gameValues(
      [
        game(
          [
            [140, 60],
            [80, 120],
            [10, 10],
          ],
          200,
          'lost',
        ),
      ],
      'seed',
    );
    expect(only?.most.rows[2]).toBe(0);
    expect(only?.most.rows[0]).toBeGreaterThan(0.3);
    expect(only?.most.columns[1]).toBeGreaterThan(0.4);
  });

  test('a game against itself differs by exactly 0; what pairs share cancels from a difference', () => {
    const before = game(
      [
        [140, 60],
        [80, 120],
      ],
      200,
      'same',
    );
    const [, same] = gameValues([before, before], 'seed');
    expect(same?.difference).toEqual({ estimate: 0, low: 0, high: 0 });
    // Each fourth loss becomes a win, in every cell.
    const after = before.map((row) => row.map((cell) => cell.map((it, pair) => (it === 0 && pair % 4 === 0 ? 1 : it))));
    const other = before.map((row, i) => row.map((_, j) => shuffled(after[i]![j]!, `other ${i} ${j}`)));
    const [, paired] = gameValues([before, after], 'seed');
    const [, unpaired] = gameValues([before, other], 'seed');
    const width = (it: typeof paired): number => it!.difference!.high - it!.difference!.low;
    expect(paired?.difference?.estimate).toBeCloseTo(unpaired!.difference!.estimate, 12);
    expect(paired?.difference?.low).toBeGreaterThan(0);
    expect(width(paired)).toBeLessThan(0.75 * width(unpaired));
  });

  test('cells with fewer pairs count with those that they have', () => {
    const cells = game([[140, 60]], 200, 'short');
    const short: SampledGame = [[cells[0]![0]!, Array.from({ length: 50 }, (_, i) => (i < 15 ? 1 : 0))]];
    const [only] = gameValues([short], 'seed');
    expect(only?.value.estimate).toBeCloseTo(0.3, 12);
    // 50 pairs with 0.3: a standard error of 0.065.
    expect(only?.value.low).toBeLessThan(0.3 - 1.8 * 0.065);
    expect(only?.value.high).toBeGreaterThan(0.3 + 1.8 * 0.065);
  });

  test('all won is not certain: 64 pairs leave room for 6 in a hundred', () => {
    const [only] = gameValues([[[new Float64Array(64).fill(1)]]], 'seed');
    // Student's t at 63 degrees of freedom is 1.998: 3.993 / 67.993.
    expect(only?.value.low).toBeCloseTo(1 - 3.9934 / 67.9934, 3);
    expect(only?.value.high).toBe(1);
  });

  test('nothing seen in cells of different luck is as little as in so many pairs of one; what moves in all at once is not', () => {
    // Four cells, one win each in 64 pairs: none in the same pair, or all in the same.
    const winsAt = (pair: number): number[] => Array.from({ length: 64 }, (_, k) => (k === pair ? 1 : 0));
    const [apart] = gameValues([[[winsAt(3), winsAt(17)]], [[winsAt(40), winsAt(60)]]], 'seed');
    const [together] = gameValues([[[winsAt(3), winsAt(3)]], [[winsAt(3), winsAt(3)]]], 'seed');
    // Not seen yet: up to 3.99 / (64 + 3.99) = 0.0587 of 64 pairs, about half of it of 128; over the mean of 1 / 64.
    expect(together!.value.high).toBeGreaterThanOrEqual(1 / 64 + 0.0587);
    expect(apart!.value.high).toBeLessThan(together!.value.high);
  });

  test('weights of cells over resamples sum to 1; a player falls short of the value by what the other side’s mix takes', () => {
    const [only] = gameValues(
      [
        game(
          [
            [140, 60],
            [80, 120],
            [10, 10],
          ],
          200,
          'lost',
        ),
      ],
      'seed',
    );
    const pulls = only!.pulls.map((row) => Array.from(row));
    expect(pulls.flat().reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    // 1/3 and 2/3 of the rows, 1/2 of the columns; the third row never.
    expect(pulls[0]![0]).toBeCloseTo(1 / 6, 1);
    expect(pulls[1]![1]).toBeCloseTo(1 / 3, 1);
    expect(pulls[2]).toEqual([0, 0]);
    expect(Array.from(only!.shortfall.rows)).toEqual([0, 0, expect.closeTo(0.45, 12)]);
  });

  test('the same seed gives the same interval', () => {
    const cells = game(
      [
        [50, 20],
        [30, 40],
      ],
      100,
      'repeat',
    );
    expect(gameValues([cells], 'a')).toEqual(gameValues([cells], 'a'));
    expect(gameValues([cells], 'a')[0]?.value).not.toEqual(gameValues([cells], 'b')[0]?.value);
  });

  test('games of different shapes, and empty cells, are refused', () => {
    expect(() => gameValues([[[[1]]], [[[1], [0]]]], 'seed')).toThrow('different shapes');
    expect(() => gameValues([[[[]]]], 'seed')).toThrow('without values');
  });
});
