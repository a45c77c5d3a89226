import { describe, expect, test } from 'vitest';
import { crossedInterval, meanInterval, randomFrom } from '../../../src/stats/index.ts';

/** Standard normal values by the polar method of Marsaglia & Bray (1964). */
function normals(seed: string): () => number {
  const random = randomFrom(seed);
  const uniform = (): number => (random.bits() + 0.5) / 2 ** 31 - 1;
  return () => {
    for (;;) {
      const [u, v] = [uniform(), uniform()];
      const s = u * u + v * v;
      if (s < 1) return u * Math.sqrt((-2 * Math.log(s)) / s);
    }
  };
}

describe('a mean over two ways', () => {
  test('has the interval of one way where the other does not vary', () => {
    const values = [1, 4, 2, 8, 5, 7];
    const { estimate, low, high } = crossedInterval([values, values, values], 0.95);
    expect(estimate).toBeCloseTo(4.5, 12);
    // Student's interval: 4.5 -+ 2.570582 * sqrt(7.5 / 6).
    expect(low).toBeCloseTo(4.5 - 2.5705818 * Math.sqrt(7.5 / 6), 6);
    expect(high).toBeCloseTo(4.5 + 2.5705818 * Math.sqrt(7.5 / 6), 6);
    const turned = crossedInterval(
      values.map((it) => [it, it, it]),
      0.95,
    );
    expect(turned.low).toBeCloseTo(low, 10);
    expect(turned.high).toBeCloseTo(high, 10);
  });

  test('is finite for one column, no column, and all equal', () => {
    for (const rows of [
      [[0.5], [1]],
      [[], []],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      [
        [0.25, 0.25],
        [0.25, 0.25],
      ],
    ]) {
      const { estimate, low, high, p } = crossedInterval(rows, 0.95, 1);
      for (const it of [estimate, low, high, p]) expect(Number.isFinite(it)).toBe(true);
      expect(low).toBeLessThanOrEqual(estimate);
      expect(high).toBeGreaterThanOrEqual(estimate);
    }
    expect(
      crossedInterval(
        [
          [0, 0],
          [0, 0],
        ],
        0.95,
      ).p,
    ).toBe(1);
    expect(() => crossedInterval([[1, 2]])).toThrow('1 rows, expected at least 2');
    expect(() => crossedInterval([[1, 2], [1]])).toThrow('rows of different lengths');
  });

  test.each([
    ['columns', 0, 1, 0],
    ['rows', 1, 0, 0],
    ['cells', 0, 0, 1],
    ['all', 0.5, 0.5, 0.5],
  ])('covers its mean where %s vary', (_, ofRow, ofColumn, ofCell) => {
    const normal = normals(`cover ${_}`);
    const trials = 1000;
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const columns = Array.from({ length: 20 }, () => ofColumn * normal());
      const rows = Array.from({ length: 4 }, () => {
        const row = ofRow * normal();
        return columns.map((column) => row + column + ofCell * normal());
      });
      const { low, high } = crossedInterval(rows, 0.9);
      if (low <= 0 && high >= 0) covered += 1;
    }
    // Three standard errors of 1,000 trials at 90 %.
    expect(covered / trials).toBeGreaterThan(0.9 - 3 * Math.sqrt((0.9 * 0.1) / trials));
  });

  test('keeps the room for rare values that a bounded mean has', () => {
    const row = new Array<number>(64).fill(0);
    expect(crossedInterval([row, row], 0.95, 1)).toMatchObject(meanInterval(row, 0.95, 1));
  });
});
