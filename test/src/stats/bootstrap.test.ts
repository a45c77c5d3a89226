import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bootstrap, bootstrapInterval, covariance, mean, resample, type Statistic, variance } from '../../../src/stats/index.ts';
import { leastShare, POPULATIONS, shareOf } from './simulate.ts';

/** Spatial perception of 26 children, and scores of 15 law schools: Efron & Tibshirani (1993), "An Introduction to the Bootstrap". */
const SPATIAL = [48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6, 0, 33, 28, 34, 4, 32, 24, 47, 41, 24, 26, 30, 41];
const ADMISSION = [576, 635, 558, 578, 666, 580, 555, 661, 651, 605, 653, 575, 545, 572, 594];
const GRADES = [3.39, 3.3, 2.81, 3.03, 3.44, 3.07, 3, 3.43, 3.36, 3.13, 3.12, 2.74, 2.76, 2.88, 2.96];

const meanOf: Statistic = ([values]) => mean(values);
const errorOf: Statistic = ([values]) => Math.sqrt(variance(values) / values.length);
const spreadOf: Statistic = ([values]) => (variance(values) * (values.length - 1)) / values.length;
const correlation: Statistic = ([a, b]) => covariance(a, b) / Math.sqrt(variance(a) * variance(b));
const METHODS: readonly Bootstrap[] = [{ kind: 'percentile' }, { kind: 'bca' }, { kind: 't', standardError: errorOf }];

describe('bootstrap', () => {
  // SciPy 1.17 with 50,000 and more resamples.
  it.each<[string, readonly number[][], Statistic, Bootstrap, number, number]>([
    ['variance', [SPATIAL], spreadOf, { kind: 'percentile' }, 98.0, 235.5],
    ['variance', [SPATIAL], spreadOf, { kind: 'bca' }, 115.4, 260.3],
    ['correlation of two columns', [ADMISSION, GRADES], correlation, { kind: 'percentile' }, 0.5232, 0.9481],
    ['correlation of two columns', [ADMISSION, GRADES], correlation, { kind: 'bca' }, 0.4253, 0.9264],
  ])('gives the known interval of a %s', (_, columns, statistic, method, low, high) => {
    const found = bootstrapInterval(columns, statistic, 'known', { confidence: 0.9, resamples: 9999, method });
    const width = high - low;
    expect(Math.abs(found.low - low)).toBeLessThan(0.03 * width);
    expect(Math.abs(found.high - high)).toBeLessThan(0.03 * width);
  });

  it('stays within the data, with the same numbers for the same seed', () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 0, max: 9 })), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(rows, fc.constantFrom(...METHODS.slice(0, 2)), (pairs, method) => {
        const columns = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
        const known = new Set(pairs.map(String));
        const together: Statistic = ([a, b]) => {
          for (const [i, value] of a.entries()) if (!known.has(`${value},${b[i]}`)) throw new Error(`${value} and ${b[i]} never met`);
          return mean(a);
        };
        const found = bootstrapInterval(columns, together, 'rows', { resamples: 99, method });
        expect(found.low).toBeGreaterThanOrEqual(Math.min(...columns[0]));
        expect(found.high).toBeLessThanOrEqual(Math.max(...columns[0]));
        expect(found.low).toBeLessThanOrEqual(found.high);
        expect(bootstrapInterval(columns, together, 'rows', { resamples: 99, method })).toEqual(found);
      }),
      { numRuns: 40 },
    );
  });

  it('draws every row equally often, and other rows for another seed', () => {
    const drawn = new Float64Array(20);
    const first = resample(
      20,
      (indices) => {
        for (const i of indices) drawn[i] += 1;
        return indices[0];
      },
      'rows',
      5000,
    );
    for (const times of drawn) expect(Math.abs(times - 5000)).toBeLessThan(5 * Math.sqrt(5000));
    expect(Array.from(resample(20, (indices) => indices[0], 'rows', 50))).toEqual(Array.from(first.subarray(0, 50)));
    expect(Array.from(resample(20, (indices) => indices[0], 'other', 50))).not.toEqual(Array.from(first.subarray(0, 50)));
  });

  it.each(METHODS)('ends for values that are all alike, and for one and none: $kind', (method) => {
    const still = { resamples: 99, method };
    expect(bootstrapInterval([new Float64Array(30)], meanOf, 's', still)).toEqual({ estimate: 0, low: 0, high: 0 });
    expect(bootstrapInterval([[7]], meanOf, 's', still)).toEqual({ estimate: 7, low: 7, high: 7 });
    expect(bootstrapInterval([[1, 1, 1, 2]], ([a]) => 1 / variance(a), 's', still).estimate).toBeCloseTo(4, 12);
    expect(bootstrapInterval([], () => 3, 's', still)).toEqual({ estimate: 3, low: 3, high: 3 });
  });

  it('counts half of the resamples that hit the estimate as below it', () => {
    // Means of two of the values 0 and 1 are 0, 1/2 and 1 with chances 1/4, 1/2 and 1/4: with half of the ties half of all lie below 1/2, so that
    // nothing is biased and the 90 % interval goes from 0 to 1. With none of them z0 is -0.67, and its upper end Φ(-1.35 + 1.64) = 0.62, a mean
    // of 1/2; with all of them its lower end is.
    const bca = { confidence: 0.9, method: { kind: 'bca' } } as const;
    expect(bootstrapInterval([[0, 1]], meanOf, 'ties', bca)).toEqual({ estimate: 0.5, low: 0, high: 1 });
  });

  it('corrects for bias the other way round for the opposite of the data', () => {
    const skewed = [0, 0, 0, 1, 1, 2, 9];
    const up = bootstrapInterval([skewed], meanOf, 'mirror', { resamples: 999 });
    const down = bootstrapInterval([skewed.map((value) => -value)], meanOf, 'mirror', { resamples: 999 });
    expect(down.low).toBeCloseTo(-up.high, 9);
    expect(down.high).toBeCloseTo(-up.low, 9);
  });

  it('refuses columns that do not belong together', () => {
    expect(() => bootstrapInterval([[1, 2], [1]], meanOf, 's')).toThrow('columns of 2 and 1 values');
  });

  it('covers: the mean by t, the variance by BCa', () => {
    const { exponential, bell } = POPULATIONS;
    const byT = shareOf(exponential, 100, 400, (sample, trial) => {
      const { low, high } = bootstrapInterval([sample], meanOf, `t ${trial}`, { resamples: 399, method: METHODS[2] });
      return low <= exponential.mean && exponential.mean <= high;
    });
    expect(byT).toBeGreaterThan(leastShare(0.94, 400));
    const byBca = shareOf(bell, 100, 400, (sample, trial) => {
      const { low, high } = bootstrapInterval([sample], ([values]) => variance(values), `b ${trial}`, { resamples: 399 });
      return low <= bell.variance && bell.variance <= high;
    });
    expect(byBca).toBeGreaterThan(leastShare(0.92, 400));
  });
});
