import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eloInterval,
  eloOf,
  mean,
  type Pentanomial,
  pairMoves,
  pairScoreInterval,
  scoreOf,
  standardisedMean,
  superiority,
  variance,
} from '../../../src/stats/index.ts';

const SLEEP = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];

describe('effect sizes', () => {
  it("is Cohen's d by pair with Hedges' correction", () => {
    // d = 1.2845575625910546; J(9) = 0.9138748917925523.
    expect(standardisedMean(SLEEP).estimate).toBeCloseTo(1.2845575625910546 * 0.9138748917925523, 12);
  });

  it('has nearly the exact interval for normal values', () => {
    // By the noncentral t distribution, for a standardised mean of 0.4 in 200 values: 0.2555 to 0.5436.
    const shape = Float64Array.from({ length: 200 }, (_, i) => Math.sin(i * 12.9898) + Math.cos(i * 4.1414));
    const sd = Math.sqrt(variance(shape));
    const centre = mean(shape);
    const { estimate, low, high } = standardisedMean(shape.map((value) => (value - centre) / sd + 0.4));
    expect(estimate).toBeCloseTo(0.4, 2);
    expect(Math.abs(low - 0.2555)).toBeLessThan(0.005);
    expect(Math.abs(high - 0.5436)).toBeLessThan(0.005);
  });

  it('is finite whatever the values, on the side of the mean, and mirrors', () => {
    const quarters = fc.array(
      fc.integer({ min: -4, max: 4 }).map((value) => value / 4),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(quarters, (values) => {
        const { estimate, low, high } = standardisedMean(values, 0.95, 1);
        expect([estimate, low, high].every(Number.isFinite)).toBe(true);
        expect([low <= estimate, estimate <= high]).toEqual([true, true]);
        const mirrored = standardisedMean(
          values.map((value) => 0 - value),
          0.95,
          1,
        );
        expect(mirrored.estimate).toBeCloseTo(-estimate, 12);
        expect(mirrored.low).toBeCloseTo(-high, 10);
      }),
    );
    expect(standardisedMean(new Float64Array(100)).high).toBeCloseTo(1.98421695 / Math.sqrt(100 + 1.98421695 ** 2), 8);
    expect(standardisedMean([])).toEqual({ estimate: 0, low: -1, high: 1 });
    expect(standardisedMean(new Float64Array(99).fill(0.5), 0.95, 1).estimate).toBeGreaterThan(5);
  });

  it('counts pairs by where they moved', () => {
    expect(pairMoves([0.5, 0, -0.25, 0, 1])).toEqual({ lower: 1, level: 2, higher: 2 });
    const { estimate, low, high } = superiority({ lower: 10, level: 60, higher: 30 });
    expect(estimate).toBeCloseTo(0.6, 14);
    // Mean 0.6 with a standard error of 0.0302: by hand, within what Wilson's form shifts.
    expect(low).toBeCloseTo(0.54, 2);
    expect(high).toBeCloseTo(0.657, 2);
    expect(superiority(pairMoves([])).estimate).toBe(0.5);
    expect(superiority(pairMoves(new Float64Array(100))).high).toBeLessThan(0.55);
  });
});

describe('rating points', () => {
  it('turn into scores and back', () => {
    expect(eloOf(10 / 11)).toBeCloseTo(400, 10);
    expect(eloOf(0.5)).toBe(0);
    for (const points of [-700, -10, 0, 35, 400]) expect(eloOf(scoreOf(points))).toBeCloseTo(points, 9);
  });

  it.each<[string, Pentanomial]>([
    ['nothing won', [300, 0, 0, 0, 0]],
    ['everything won', [0, 0, 0, 0, 300]],
    ['all drawn', [0, 0, 300, 0, 0]],
    ['no pair', [0, 0, 0, 0, 0]],
    ['one pair', [0, 0, 0, 0, 1]],
  ])('are finite: %s', (_, counts) => {
    const { estimate, low, high } = eloInterval(counts);
    expect([estimate, low, high].every(Number.isFinite)).toBe(true);
    expect([low <= estimate, estimate <= high]).toEqual([true, true]);
  });

  it('have the interval of the score', () => {
    const counts: Pentanomial = [10, 20, 30, 25, 15];
    const score = pairScoreInterval(counts);
    expect(eloInterval(counts)).toEqual({ estimate: eloOf(score.estimate), low: eloOf(score.low), high: eloOf(score.high) });
  });
});
