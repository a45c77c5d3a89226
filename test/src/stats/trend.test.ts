import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, crossing, randomFrom, slopeWeights } from '../../../src/stats/index.ts';

describe('the slope by row', () => {
  test('is that of the least-squares line', () => {
    // Anscombe (1973), "Graphs in statistical analysis", The American Statistician 27: the first of his four sets.
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
    const [slope] = contrast(
      y.map((value) => [value]),
      slopeWeights(x),
    );
    expect(slope).toBeCloseTo(0.5000909, 7);
  });

  test('of equal values is 0, and of points that do not differ', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 8 }), fc.integer(), (x, value) => {
        const [slope] = contrast(
          x.map(() => [value]),
          slopeWeights(x),
        );
        expect(Math.abs(slope as number)).toBeLessThan(1e-6 * (1 + Math.abs(value)));
      }),
    );
    expect([...slopeWeights([3, 3])]).toEqual([0, 0]);
  });
});

/** Scores on quarters with a mean of `mean`, those of one row near each other. */
function row(random: () => number, means: readonly number[]): number[] {
  const shared = random();
  return means.map((mean) => {
    const u = 0.7 * shared + 0.3 * random();
    // The mean of the two parts is not uniform; its distribution function makes it so.
    const [a, b] = [0.3, 0.7];
    const rank = u < a ? (u * u) / (2 * a * b) : u < b ? (2 * u - a) / (2 * b) : 1 - (1 - u) ** 2 / (2 * a * b);
    const exact = 4 * mean + 2 * (rank - 0.5);
    return (Math.floor(exact) + (random() < exact - Math.floor(exact) ? 1 : 0)) / 4;
  });
}

describe('where a curve passes a level', () => {
  test('of exact lines is where they do', () => {
    const columns = [0.125, 0.375, 0.875].map((it) => [it, it, it]);
    const found = crossing(columns, [1, 2, 4], 0.5);
    expect(found?.at).toEqual([2.5]);
    expect(found?.low).toBeCloseTo(2.5, 9);
    expect(found?.high).toBeCloseTo(2.5, 9);
    expect(found).toMatchObject({ below: false, above: false });
    expect(crossing(columns, [1, 2, 4], 0.9)).toBeNull();
    expect(crossing(columns, [1, 2, 4], 0.375)?.at).toEqual([2]);
    expect(crossing(columns, [1, 2, 4], 0.125)).toMatchObject({ at: [1], below: true });
    expect(crossing(columns, [1, 2, 4], 0.875)).toMatchObject({ at: [4], above: true });
  });

  test('is several places where the curve turns back, and none where little is known', () => {
    const there = [0.25, 0.75, 0.25].map((it) => [it, it]);
    expect(crossing(there, [0, 1, 2], 0.5)?.at).toEqual([0.5, 1.5]);
    expect(crossing([[0.2], [0.8]], [0, 1], 0.5)).toBeNull();
    expect(crossing([[0.2, 0.2]], [0], 0.5)).toBeNull();
    expect(crossing([], [], 0.5)).toBeNull();
  });

  test('is told within the points, whatever the values', () => {
    const value = fc.constantFrom(0, 0.25, 0.5, 0.75, 1);
    const rows = fc
      .integer({ min: 2, max: 12 })
      .chain((n) => fc.array(fc.array(value, { minLength: n, maxLength: n }), { minLength: 2, maxLength: 5 }));
    fc.assert(
      fc.property(rows, (columns) => {
        const x = columns.map((_, k) => k * k + 1);
        const found = crossing(columns, x, 0.5, 0.95, 0.5);
        if (found === null) return;
        expect(found.low).toBeGreaterThanOrEqual(1);
        expect(found.high).toBeLessThanOrEqual((x.at(-1) as number) + 1e-9);
        for (const at of found.at) {
          expect(at).toBeGreaterThanOrEqual(found.low - 1e-9);
          expect(at).toBeLessThanOrEqual(found.high + 1e-9);
        }
      }),
    );
  });

  test('lies inside its interval as often as promised', () => {
    const source = randomFrom('crossing');
    const random = (): number => source.bits() / 2 ** 32;
    const x = [1, 2, 3, 4];
    const means = [0.3, 0.42, 0.54, 0.66];
    const truth = 2 + (0.5 - 0.42) / (0.54 - 0.42);
    const runs = 1500;
    let inside = 0;
    for (let run = 0; run < runs; run++) {
      const rows = Array.from({ length: 60 }, () => row(random, means));
      const columns = x.map((_, k) => rows.map((it) => it[k] as number));
      const found = crossing(columns, x, 0.5, 0.9, 0.5);
      if (found !== null && found.low <= truth && found.high >= truth) inside += 1;
    }
    // At least the level less three standard errors of the count; an interval of everything would be no feat.
    expect(inside / runs).toBeGreaterThan(0.9 - 3 * Math.sqrt((0.9 * 0.1) / runs));
    expect(inside / runs).toBeLessThan(0.97);
  });
});
