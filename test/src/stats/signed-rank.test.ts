import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hodgesLehmann, medianInterval, quantiles, randomFrom, signedRankP } from '../../../src/stats/index.ts';
import { normal } from './simulate.ts';

/** Depression scores of nine patients before and after: Hollander & Wolfe, "Nonparametric Statistical Methods", table 3.1. */
const BEFORE = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
const AFTER = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
const DEPRESSION = BEFORE.map((before, i) => AFTER[i] - before);

const THIRTY = [
  38.637, 20.056, 20.071, 27.758, 11.985, -7.785, -11.005, -11.004, 32.401, -24.208, -6.927, -1.425, 9.492, 16.507, -19.982, -29.6, 4.912,
  29.271, 20.141, 9.313, -1.343, 10.865, 0.133, 21.344, -10.889, 7.685, 2.784, 15.867, 9.493, 56.001,
];

/** Margins of eighty pairs on half points, with zeros and ties. */
const EIGHTY = [
  9, -9, 2.5, -1.5, -1, 0, -7, 0, -2.5, 14.5, 2, -0.5, -0, -1.5, -3, -0.5, 3, 0, 5, 0, 1, 7, 3, -1, 0.5, 3, 8.5, -0, 0, 5, -2.5, -0, 4.5,
  3.5, 1.5, 3.5, -10.5, 5, -3, -5.5, 2, 4, -1, -3.5, 1, 1, 6.5, 4, 2, 5.5, 0, -2.5, 3.5, 3.5, 0, -2, 2, -9, 4, 3, -5.5, 1, -3, 4, -7, -2.5,
  4, 5.5, -7.5, -1, 2.5, -1.5, 7.5, -4, 2.5, -3, 6.5, 1, -0.5, -6,
];

const halfPoints = (options: { minLength: number; maxLength: number }) =>
  fc.array(
    fc.integer({ min: -9, max: 9 }).map((value) => value / 2),
    options,
  );

function walshOf(values: readonly number[]): number[] {
  return values.flatMap((a, i) => values.slice(i).map((b) => (a + b) / 2)).sort((a, b) => a - b);
}

describe('signed ranks', () => {
  it('have the P values of the textbook and of SciPy', () => {
    expect(signedRankP(DEPRESSION)).toBeCloseTo(0.0390625, 14);
    expect(signedRankP(THIRTY)).toBeCloseTo(0.036434996873140335, 13);
    expect(signedRankP(EIGHTY)).toBeCloseTo(0.1434979890284172, 12);
  });

  it('are exact with zeros and ties, by trying all signs', () => {
    fc.assert(
      fc.property(halfPoints({ minLength: 1, maxLength: 10 }), (values) => {
        // Ranks of sizes, zeros among them, by their definition.
        const rank = (value: number) => {
          const sizes = values.map(Math.abs);
          const below = sizes.filter((size) => size < Math.abs(value)).length;
          return below + (sizes.filter((size) => size === Math.abs(value)).length + 1) / 2;
        };
        const moved = values.filter((value) => value !== 0);
        const ranks = moved.map(rank);
        const observed = Math.abs(moved.reduce((sum, value, i) => sum + Math.sign(value) * ranks[i], 0));
        let asFar = 0;
        for (let mask = 0; mask < 2 ** moved.length; mask++) {
          const sum = ranks.reduce((total, r, i) => total + (mask & (1 << i) ? -r : r), 0);
          if (Math.abs(sum) >= observed) asFar += 1;
        }
        expect(signedRankP(values)).toBeCloseTo(asFar / 2 ** moved.length, 12);
      }),
    );
  });

  it('join the normal limit where the exact distribution ends', () => {
    const random = randomFrom('join');
    for (let trial = 0; trial < 20; trial++) {
      const fifty = Array.from({ length: 50 }, () => normal(random) + 0.25);
      const more = [...fifty, 1e-9];
      expect(Math.abs(signedRankP(fifty) - signedRankP(more))).toBeLessThan(0.03);
    }
  });

  it('say nothing where nothing moved', () => {
    expect(signedRankP(new Float64Array(40))).toBe(1);
    expect(signedRankP([])).toBe(1);
    expect(signedRankP([3])).toBe(1);
    expect(signedRankP(new Float64Array(100_000).fill(0.5))).toBe(0);
  });
});

describe('Hodges-Lehmann', () => {
  it('has the estimate and the limits of the textbook', () => {
    const { estimate, low, high } = hodgesLehmann(DEPRESSION);
    expect(estimate).toBeCloseTo(-0.46, 12);
    expect(low).toBeCloseTo(-0.786, 12);
    expect(high).toBeCloseTo(-0.01, 12);
  });

  it('selects among all Walsh averages, whatever the values', () => {
    const anything = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(halfPoints({ minLength: 1, maxLength: 70 }), anything), (values) => {
        const walsh = walshOf(values);
        const { estimate, low, high } = hodgesLehmann(values);
        expect(estimate).toBeCloseTo((walsh[Math.floor((walsh.length - 1) / 2)] + walsh[Math.floor(walsh.length / 2)]) / 2, 9);
        expect(low).toBeLessThanOrEqual(estimate);
        expect(high).toBeGreaterThanOrEqual(estimate);
        if (Number.isFinite(low)) expect([walsh.includes(low), walsh.includes(high)]).toEqual([true, true]);
      }),
    );
  });

  it('has limits where the signed-rank test turns', () => {
    const { low, high } = hodgesLehmann(THIRTY);
    const shifted = (by: number) => signedRankP(THIRTY.map((value) => value - by));
    expect(shifted(low - 1e-6)).toBeLessThan(0.05);
    expect(shifted(low + 1e-6)).toBeGreaterThanOrEqual(0.05);
    expect(shifted(high - 1e-6)).toBeGreaterThanOrEqual(0.05);
    expect(shifted(high + 1e-6)).toBeLessThan(0.05);
  });

  it('takes a hundred thousand values, on a grid or not', () => {
    const random = randomFrom('many');
    const grid = Float64Array.from({ length: 100_000 }, () => Math.round(20 * normal(random)) / 2 + 0.5);
    const real = Float64Array.from({ length: 100_000 }, () => normal(random));
    expect(hodgesLehmann(grid).estimate).toBeCloseTo(0.5, 0);
    const { low, high } = hodgesLehmann(real);
    expect([low < 0.01, high > -0.01, high - low < 0.015]).toEqual([true, true, true]);
  });

  it('ends with few values, equal ones and none', () => {
    expect(hodgesLehmann([])).toEqual({ estimate: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
    expect(hodgesLehmann([2], 0.95, 20)).toEqual({ estimate: 2, low: -20, high: 20 });
    expect(hodgesLehmann([1, 2, 3, 4, 5]).low).toBe(Number.NEGATIVE_INFINITY);
    expect(hodgesLehmann([1, 2, 3, 4, 5, 6])).toEqual({ estimate: 3.5, low: 1, high: 6 });
    expect(hodgesLehmann(new Float64Array(500))).toEqual({ estimate: 0, low: 0, high: 0 });
  });
});

describe('median', () => {
  it('lies between order statistics', () => {
    // Of 20 values the 6th and the 15th: the binomial chance below is 0.0207.
    const values = Array.from({ length: 20 }, (_, i) => 20 - i);
    expect(medianInterval(values)).toEqual({ estimate: 10.5, low: 6, high: 15 });
    expect(medianInterval([4, 1, 3, 2, 5, 6])).toEqual({ estimate: 3.5, low: 1, high: 6 });
  });

  it('holds the estimate, whatever the values', () => {
    fc.assert(
      fc.property(halfPoints({ minLength: 0, maxLength: 60 }), (values) => {
        const { estimate, low, high } = medianInterval(values, 0.95, 100);
        expect([low <= estimate, estimate <= high]).toEqual([true, true]);
        expect(estimate).toBe(values.length === 0 ? 0 : quantiles(values, [0.5])[0]);
      }),
    );
    expect(medianInterval([1], 0.95, 7)).toEqual({ estimate: 1, low: -7, high: 7 });
    expect(medianInterval(new Float64Array(1000))).toEqual({ estimate: 0, low: 0, high: 0 });
  });
});

it('above 50 values the limits are the Walsh averages that the normal limit names', () => {
  // Of 60 values: 1830 averages, half of them 915; the standard deviation is √(60 · 61 · 121 / 24) = 135.84, and 915 - 1.96 · 135.84 = 648.8.
  const values = Array.from({ length: 60 }, (_, i) => i + i ** 2 / 1000);
  const averages = values.flatMap((a, i) => values.slice(i).map((b) => (a + b) / 2)).sort((a, b) => a - b);
  expect(averages).toHaveLength(1830);
  const [low, high] = [averages[648 - 1], averages[1830 - 648]];
  expect(averages.filter((it) => it === low || it === high)).toHaveLength(2);
  expect(hodgesLehmann(values)).toMatchObject({ low, high });
});
