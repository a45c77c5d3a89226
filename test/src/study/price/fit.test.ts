import { describe, expect, test } from 'vitest';
import { decreasing, passesZero } from '../../../../src/stats/index.ts';
import { randomFrom } from '../../../../src/stats/rng.ts';
import { type Fair, fairPrice } from '../../../../src/study/price/fit.ts';

const column = (mean: number, spread = 0.1, pairs = 100): Float64Array =>
  Float64Array.from({ length: pairs }, (_, i) => mean + (i % 2 === 0 ? spread : -spread));

describe('the nearest never-increasing curve', () => {
  test('pools neighbours that go up', () => {
    expect([...decreasing([5, 3, 1])]).toEqual([5, 3, 1]);
    expect([...decreasing([5, 1, 3, 0])]).toEqual([5, 2, 2, 0]);
    // 4 pools with 2 to 3, then both with 1 to (1 + 2 + 4) / 3.
    expect([...decreasing([1, 2, 4])]).toEqual([7 / 3, 7 / 3, 7 / 3]);
    expect([...decreasing([])]).toEqual([]);
  });

  test('passes 0 between two points, at one, or in the middle of a stretch', () => {
    expect(passesZero([3, 1, -1], [10, 20, 40])).toBe(30);
    expect(passesZero([3, 1, -3], [10, 20, 40])).toBe(25);
    expect(passesZero([3, 0, -3], [10, 20, 40])).toBe(20);
    expect(passesZero([3, 0, 0], [10, 20, 40])).toBe(30);
    expect(passesZero([3, 2, 1], [10, 20, 40])).toBeNull();
    expect(passesZero([-1, -2], [10, 20])).toBeNull();
  });
});

describe('a fair price', () => {
  test('is where the difference passes 0, and inside its interval', () => {
    const fair = fairPrice([column(0.3), column(0.1), column(-0.1), column(-0.3)], [50, 100, 150, 200], 0.95);
    expect(fair).toMatchObject({ kind: 'price', below: false, above: false });
    if (fair.kind !== 'price') return;
    // Halfway between 100 and 150; each 0.004 is a point, and 0.1 of spread over 100 pairs is an error of 0.01, or 2.5 points.
    expect(fair.price).toBeCloseTo(125, 9);
    expect(fair.low).toBeGreaterThan(110);
    expect(fair.low).toBeLessThan(120);
    expect(fair.high - 125).toBeCloseTo(125 - fair.low, 6);
  });

  test('is in the interval although the estimates turn back', () => {
    const fair = fairPrice([column(0.2), column(-0.02), column(0.03), column(-0.2)], [10, 20, 30, 40], 0.95);
    if (fair.kind !== 'price') throw new Error(fair.kind);
    // The two in the middle pool to 0.005: it passes 0 a 41st of the way from 30 to 40.
    expect(fair.price).toBeCloseTo(30 + 10 / 41, 9);
    expect(fair.low).toBeLessThan(20);
    expect(fair.high).toBeGreaterThan(30 + 10 / 41);
  });

  test('may lie beyond the prices that were asked', () => {
    expect(fairPrice([column(0.4), column(0.3)], [10, 20], 0.95)).toEqual({ kind: 'more' });
    expect(fairPrice([column(-0.3), column(-0.4)], [10, 20], 0.95)).toEqual({ kind: 'less' });
    expect(fairPrice([column(0.01, 0.3), column(0.01, 0.3)], [10, 20], 0.95)).toEqual({ kind: 'anything' });
    expect(fairPrice([column(0.4), column(0.01)], [10, 20], 0.95)).toMatchObject({ kind: 'price', price: null, above: true });
  });

  test('does not exist where no price matters', () => {
    expect(fairPrice([new Float64Array(50), new Float64Array(50)], [10, 20], 0.95)).toEqual({ kind: 'no matter' });
  });
});

/** Score of a pair of two games, each won with this chance. */
const pairOf = (chance: number, random: ReturnType<typeof randomFrom>): number =>
  ((random.below(1e6) < chance * 1e6 ? 1 : 0) + (random.below(1e6) < chance * 1e6 ? 1 : 0)) / 2;

test('the interval contains a planted price as often as it says', () => {
  const [prices, planted, rounds, pairs] = [[60, 90, 120, 150, 180], 127, 400, 120];
  const random = randomFrom('a planted price');
  let inside = 0;
  let wide = 0;
  for (let round = 0; round < rounds; round++) {
    const without = Float64Array.from({ length: pairs }, () => pairOf(0.5, random));
    // Half a percentage point for each army point: 127 is even.
    const differences = prices.map((price) => without.map((it) => pairOf(0.5 + 0.005 * (planted - price), random) - it));
    const fair: Fair = fairPrice(differences, prices, 0.95);
    if (fair.kind !== 'price') continue;
    inside += fair.low <= planted && planted <= fair.high ? 1 : 0;
    wide += fair.high - fair.low;
  }
  // 95 % less three standard errors of 400 results (3.3 points), and not by being useless.
  expect(inside / rounds).toBeGreaterThan(0.917);
  expect(wide / rounds).toBeLessThan(60);
});
