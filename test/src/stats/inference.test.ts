import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differences,
  holm,
  kurtosis,
  mean,
  meanInterval,
  momentInterval,
  momentsFromSums,
  type Pentanomial,
  pairScoreInterval,
  pentanomial,
  quantiles,
  randomFrom,
  signFlip,
  skewness,
  variance,
  varianceReduction,
} from '../../../src/stats/index.ts';

describe('moments from sums', () => {
  it('give the interval that the values give', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 70 });
    fc.assert(
      fc.property(counts, fc.constantFrom(1, 0.5), (values, scale) => {
        const sum = (power: number) => values.reduce((all, it) => all + it ** power, 0);
        const found = momentInterval(momentsFromSums(values.length, [sum(1), sum(2), sum(3)], scale));
        const expected = meanInterval(values.map((it) => it * scale));
        for (const end of ['estimate', 'low', 'high'] as const) expect(found[end]).toBeCloseTo(expected[end], 6);
      }),
    );
  });

  it('are exact where all values are equal', () => {
    expect(momentsFromSums(3, [21, 147, 1029])).toEqual({ n: 3, mean: 7, variance: 0, skewness: 0 });
  });
});

describe('moments and quantiles', () => {
  it('agree with hand-worked values', () => {
    expect(mean([1, 2, 3, 4])).toBe(2.5);
    expect(variance([1, 2, 3, 4])).toBeCloseTo(5 / 3, 14);
    expect(variance([7])).toBe(0);
    // Two of eight at 4, the others at 0: mean 1, square 3, cube 6, fourth power 21.
    const eight = [0, 0, 0, 4, 0, 0, 4, 0];
    expect(skewness(eight)).toBeCloseTo(6 / 3 ** 1.5, 14);
    expect(kurtosis(eight)).toBeCloseTo(21 / 9, 14);
    expect([skewness([2, 2]), kurtosis([2, 2]), skewness([5]), kurtosis([])]).toEqual([0, 3, 0, 3]);
    expect(quantiles([3, 1, 2, 4], [0, 0.25, 0.5, 1])).toEqual([1, 1.75, 2.5, 4]);
  });
});

describe('pair scores', () => {
  it('counts half points', () => {
    expect(pentanomial([0, 2, 2, 4, 3])).toEqual([1, 0, 2, 1, 1]);
  });

  it("is Wilson's interval with t for decided pairs", () => {
    // 30 of 100 pairs won both times; by hand with t = 1.98421695, unbiased variance 0.2121212, so a design effect of 100/99.
    const { low, high } = pairScoreInterval([70, 0, 0, 0, 30]);
    expect(low).toBeCloseTo(0.2173, 3);
    expect(high).toBeCloseTo(0.3979, 3);
  });

  it.each<[string, Pentanomial, number]>([
    ['nothing won', [50, 0, 0, 0, 0], 0],
    ['everything won', [0, 0, 0, 0, 50], 1],
    ['every pair shared', [0, 0, 50, 0, 0], 0.5],
    ['one pair', [0, 0, 0, 1, 0], 0.75],
    ['two pairs alike', [2, 0, 0, 0, 0], 0],
  ])('%s gives a finite interval with some width', (_, counts, estimate) => {
    const interval = pairScoreInterval(counts);
    expect(interval.estimate).toBe(estimate);
    expect(interval.low).toBeGreaterThanOrEqual(0);
    expect(interval.high).toBeLessThanOrEqual(1);
    expect(interval.high - interval.low).toBeGreaterThan(0.01);
  });

  it('holds its estimate and mirrors with the sides, whatever the counts', () => {
    const count = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), (counts) => {
        const mirrored = [...counts].reverse() as unknown as Pentanomial;
        const a = pairScoreInterval(counts);
        const b = pairScoreInterval(mirrored);
        expect(a.low).toBeLessThanOrEqual(a.estimate);
        expect(a.high).toBeGreaterThanOrEqual(a.estimate);
        expect(a.low).toBeCloseTo(1 - b.high, 10);
      }),
    );
  });

  it.each([0.03, 0.3, 0.5])('covers a true win chance of %f about as often as it says', (chance) => {
    const random = randomFrom(`coverage ${chance}`);
    const won = () => (random.below(1_000_000) < chance * 1_000_000 ? 2 : 0);
    let covered = 0;
    for (let trial = 0; trial < 1000; trial++) {
      const { low, high } = pairScoreInterval(pentanomial(Array.from({ length: 60 }, () => won() + won())));
      if (low <= chance && chance <= high) covered += 1;
    }
    expect(covered).toBeGreaterThan(925);
    expect(covered).toBeLessThan(990);
  });
});

describe('paired differences', () => {
  it("is Student's interval, wider on the side of a long tail", () => {
    // Student's own sleep data: differences of ten patients, one of them far above the others.
    const sleep = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];
    const { estimate, low, high } = meanInterval(sleep);
    expect(estimate).toBeCloseTo(1.58, 12);
    expect(low).toBeCloseTo(0.7001142, 6);
    expect(high).toBeGreaterThan(2.4598858);
    const mirrored = meanInterval(sleep.map((value) => -value));
    expect([-mirrored.high, -mirrored.low]).toEqual([low, high]);
  });

  it("is Student's interval for symmetric values", () => {
    const { low, high } = meanInterval([1, 2, 3, 4, 5, 6, 7]);
    expect(low).toBeCloseTo(2.0021048, 6);
    expect(high).toBeCloseTo(5.9978952, 6);
  });

  it("turns Hall's cubic round", () => {
    // The upper limit m + T s / √n has T with T − a T² / 3 + a² T³ / 27 − a / 6 = t, where `a` is the skewness over √n, raised by 6 / n.
    const values = Array.from({ length: 100 }, (_, i) => (i % 10 === 0 ? 12 : i % 4));
    const { estimate, high } = meanInterval(values);
    const sd = Math.sqrt(mean(values.map((value) => (value - estimate) ** 2)));
    const a = (1.06 * mean(values.map((value) => ((value - estimate) / sd) ** 3))) / 10;
    const reached = (high - estimate) / Math.sqrt(variance(values) / 100);
    expect(reached - (a * reached ** 2) / 3 + (a * a * reached ** 3) / 27 - a / 6).toBeCloseTo(1.9842169515864165, 10);
  });

  it("reaches no further than three times Student's interval", () => {
    const values = new Float64Array(40).fill(1, 0, 4);
    const { estimate, high } = meanInterval(values);
    expect((high - estimate) / Math.sqrt(variance(values) / 40)).toBeCloseTo(3 * 2.0226909200367595, 10);
  });

  it('covers the mean of one normal value, and bounds one of a known range', () => {
    const one = meanInterval([2]);
    expect(one.low).toBeCloseTo(2 - 9.68 * 2, 10);
    expect(one.high).toBeCloseTo(2 + 9.68 * 2, 10);
    expect(meanInterval([0.25], 0.95, 1)).toEqual({ estimate: 0.25, low: -1, high: 1 });
  });

  it('leaves room for a rare change that was not seen', () => {
    const { low, high } = meanInterval(new Float64Array(100), 0.95, 1);
    expect(high).toBeCloseTo(0.0379, 3);
    expect(low).toBe(-high);
  });

  it('measures what pairing removed', () => {
    expect(varianceReduction([1, 2, 3], [1, 2, 3])).toBe(1);
    expect(varianceReduction([1, 2, 3], [3, 2, 1])).toBe(-1);
    expect(varianceReduction([1, 1], [2, 2])).toBe(0);
    expect(differences([1, 2], [4, 1])).toEqual(Float64Array.of(3, -1));
  });
});

describe('sign-flip test', () => {
  it('enumerates small samples', () => {
    expect(signFlip([1, 1, 1, 1, 1], 'any')).toBe(2 / 32);
    expect(signFlip([1, -1, 0], 'any')).toBe(1);
    expect(signFlip(new Float64Array(9), 'any')).toBe(1);
    // Darwin's maize, in eighths of an inch: Fisher's exact value is 1726 / 32768.
    const maize = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
    expect(signFlip(maize, 'maize', 40_000)).toBeCloseTo(1726 / 32768, 2);
  });

  it('repeats for a seed, and its three methods agree', () => {
    const random = randomFrom('values');
    const values = Float64Array.from({ length: 1900 }, () => random.below(1000) - 480);
    const sampled = signFlip(values, 'a');
    expect(signFlip(values, 'a')).toBe(sampled);
    const longer = Float64Array.from({ length: 3800 }, (_, i) => values[i >> 1] / Math.SQRT2);
    expect(Math.abs(signFlip(longer, 'a') - sampled)).toBeLessThan(0.02);
  });
});

describe('Holm', () => {
  it('adjusts as in the paper', () => {
    const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
    for (const [i, p] of [0.03, 0.06, 0.06, 0.02].entries()) expect(adjusted[i]).toBeCloseTo(p, 12);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});
