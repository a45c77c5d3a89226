import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detectableDifference,
  meanInterval,
  pairsForDifference,
  pairsForEquivalence,
  powerOfPairs,
  varianceUpperBound,
} from '../../../src/stats/index.ts';
import { chiSquareTailQuantile } from '../../../src/stats/special.ts';
import { leastShare, POPULATIONS, type Population, shareOf } from './simulate.ts';

describe('power of a number of pairs', () => {
  // Exact values by the noncentral t distribution (SciPy 1.17).
  it.each([
    [10, 1, 0.05, 0.8030968566327219],
    [30, 0.5, 0.05, 0.7539647157437906],
    [100, 0.3, 0.05, 0.8439471027374162],
    [1000, 0.1, 0.01, 0.7194460227945852],
    [50, 0.1, 0.05, 0.10662906419444317],
  ])('of %i pairs for %f standard deviations at %f', (pairs, effect, alpha, power) => {
    expect(Math.abs(powerOfPairs({ variance: 4, effect: 2 * effect, alpha, pairs }) - power)).toBeLessThan(0.01);
  });

  it.each([
    [0.5, 0.05, 0.9, 44],
    [0.2, 0.05, 0.8, 199],
    [0.05, 0.05, 0.9, 4205],
    [1, 0.05, 0.9, 13],
    [0.1, 0.01, 0.95, 1785],
  ])('of %f standard deviations at %f with power %f needs as many pairs as the exact test', (effect, alpha, power, pairs) => {
    expect(Math.abs(pairsForDifference({ variance: 1, effect, alpha, power }) - pairs)).toBeLessThanOrEqual(1);
  });

  it('goes both ways, whatever is asked', () => {
    const share = fc.double({ min: 0.001, max: 0.2, noNaN: true });
    const power = fc.double({ min: 0.5, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 100, noNaN: true }), share, share, power, (variance, effect, alpha, wanted) => {
        const pairs = pairsForDifference({ variance, effect, alpha, power: wanted });
        expect(powerOfPairs({ variance, effect, alpha, pairs })).toBeGreaterThan(wanted - 1e-9);
        expect(detectableDifference({ variance, alpha, pairs, power: wanted })).toBeLessThanOrEqual(effect * (1 + 1e-9));
        expect(pairsForEquivalence({ variance, margin: effect, alpha, power: wanted })).toBeGreaterThanOrEqual(pairs);
      }),
    );
  });

  it('answers where there is nothing to plan with', () => {
    expect(pairsForDifference({ variance: 0, effect: 0.1 })).toBe(2);
    expect(pairsForDifference({ variance: 0, effect: 0 })).toBe(2);
    expect(pairsForDifference({ variance: 1, effect: 0 })).toBe(Number.POSITIVE_INFINITY);
    expect(powerOfPairs({ variance: 1, effect: 0, pairs: 100 })).toBe(0.05);
    expect(powerOfPairs({ variance: 0, effect: 0.1, pairs: 2 })).toBe(1);
    expect(powerOfPairs({ variance: 1, effect: 0.1, pairs: 0 })).toBeLessThan(0.06);
    expect(detectableDifference({ variance: 0, pairs: 5 })).toBe(0);
    expect(detectableDifference({ variance: 1, pairs: 1 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('is what tests of simulated pairs have', () => {
    const { variance } = POPULATIONS.margins;
    const pairs = pairsForDifference({ variance, effect: 2, power: 0.9 });
    const moved: Population = { ...POPULATIONS.margins, draw: (random) => POPULATIONS.margins.draw(random) + 2 };
    const found = shareOf(moved, pairs, 1500, (sample) => meanInterval(sample).low > 0);
    expect(found).toBeGreaterThan(leastShare(0.9, 1500));
    expect(found).toBeLessThan(0.93);
  });

  it('for equivalence is what intervals of simulated pairs have', () => {
    const { variance } = POPULATIONS.margins;
    const pairs = pairsForEquivalence({ variance, margin: 1.5, power: 0.9 });
    const inside = shareOf(POPULATIONS.margins, pairs, 1500, (sample) => {
      const { low, high } = meanInterval(sample);
      return low > -1.5 && high < 1.5;
    });
    expect(inside).toBeGreaterThan(leastShare(0.9, 1500));
    expect(inside).toBeLessThan(0.93);
  });
});

describe('variance from a pilot', () => {
  it("is Browne's limit for values without long tails", () => {
    // Nine values with variance 7.5; 7.5 · 8 / 4.5936 (the lower fifth of chi-squared with 8 degrees of freedom).
    expect(varianceUpperBound([1, 2, 3, 4, 5, 6, 7, 8, 9], 0.8)).toBeCloseTo((7.5 * 8) / 4.593574, 4);
  });

  it('has fewer degrees of freedom for long tails', () => {
    // Mean 2, deviations -1 nine times and 9: variance 10, mean square 9, mean fourth power 657, kurtosis 657 / 81; less 7 / 9 that is 22 / 3.
    const df = 20 / (22 / 3);
    const values = [1, 1, 1, 1, 1, 1, 1, 1, 1, 11];
    expect(varianceUpperBound(values, 0.8)).toBeCloseTo((df * 10) / chiSquareTailQuantile(0.8, df), 9);
  });

  it('leaves room for what a pilot without a change cannot have seen', () => {
    // 0 of 50 seen, so at most 1 - 0.2^(1/50) of the pairs.
    expect(varianceUpperBound(new Float64Array(50), 0.8, 1)).toBeCloseTo(1 - 0.2 ** (1 / 50), 12);
    expect(varianceUpperBound(new Float64Array(50), 0.8)).toBe(0);
    expect(varianceUpperBound([], 0.8, 0.5)).toBe(0.25);
    expect(varianceUpperBound([], 0.8)).toBe(0);
    expect(varianceUpperBound([2], 0.8)).toBe(0);
    expect(varianceUpperBound([0.5, 0.5, 0.5], 0.8, 1)).toBeCloseTo(1 - 0.2 ** (1 / 3), 12);
  });

  it.each(['bell', 'margins', 'rareWins', 'rarelyMoved', 'oftenMoved', 'wide'] as const)('is seldom too small: %s', (name) => {
    const population = POPULATIONS[name];
    for (const size of [30, 100, 500]) {
      const held = shareOf(population, size, 800, (sample) => varianceUpperBound(sample, 0.8, 1) >= population.variance);
      expect(held).toBeGreaterThan(leastShare(0.8, 800));
    }
  });
});
