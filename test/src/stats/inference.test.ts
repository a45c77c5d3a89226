import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asymptoticSequence,
  bootstrapInterval,
  differences,
  holm,
  mean,
  meanInterval,
  type Pentanomial,
  pairScoreInterval,
  pentanomial,
  quantiles,
  randomFrom,
  sequence,
  signFlip,
  variance,
  varianceReduction,
} from '../../../src/stats/index.ts';

describe('moments and quantiles', () => {
  it('agree with hand-worked values', () => {
    expect(mean([1, 2, 3, 4])).toBe(2.5);
    expect(variance([1, 2, 3, 4])).toBeCloseTo(5 / 3, 14);
    expect(variance([7])).toBe(0);
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
  it("gives Student's interval", () => {
    // Student's own sleep data: differences of ten patients.
    const sleep = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];
    const { estimate, low, high } = meanInterval(sleep);
    expect(estimate).toBeCloseTo(1.58, 12);
    expect(low).toBeCloseTo(0.7001142, 6);
    expect(high).toBeCloseTo(2.4598858, 6);
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

describe('bootstrap', () => {
  it('agrees with Student for a mean and repeats for a seed', () => {
    const random = randomFrom('sample');
    const sample = Float64Array.from({ length: 200 }, () => random.below(100));
    const drawn = bootstrapInterval(sample, mean, 's');
    const student = meanInterval(sample);
    expect(drawn.low).toBeCloseTo(student.low, -0.3);
    expect(drawn.high).toBeCloseTo(student.high, -0.3);
    expect(bootstrapInterval(sample, mean, 's')).toEqual(drawn);
  });
});

describe('sequences', () => {
  const play = (seed: string, chance: number, length: number) => {
    const random = randomFrom(seed);
    const run = sequence({ low: -1, high: 1 });
    let everWrong = false;
    for (let i = 0; i < length; i++) {
      run.add(random.below(1000) < chance * 1000 ? 1 : -1);
      const { low, high } = run.interval();
      if (low > 2 * chance - 1 || high < 2 * chance - 1) everWrong = true;
    }
    return { everWrong, p: run.p(), interval: run.interval() };
  };

  it('cover at every look', () => {
    let wrong = 0;
    let alarms = 0;
    for (let trial = 0; trial < 300; trial++) {
      const { everWrong, p } = play(`look ${trial}`, 0.5, 400);
      if (everWrong) wrong += 1;
      if (p < 0.05) alarms += 1;
    }
    expect(wrong).toBeLessThan(15);
    expect(alarms).toBeLessThan(22);
  });

  it('find a real effect and shrink', () => {
    const { p, interval } = play('effect', 0.65, 1500);
    expect(p).toBeLessThan(1e-6);
    expect(interval.low).toBeGreaterThan(0.1);
    expect(interval.high - interval.low).toBeLessThan(0.3);
  });

  it('cover an unbounded mean at every look, nearly', () => {
    let wrong = 0;
    for (let trial = 0; trial < 300; trial++) {
      const random = randomFrom(`unbounded ${trial}`);
      const values = Float64Array.from({ length: 600 }, () => random.below(13) + random.below(13) - 12);
      if ([64, 128, 192, 320, 600].some((n) => asymptoticSequence(values.subarray(0, n)).p < 0.05)) wrong += 1;
    }
    expect(wrong).toBeLessThan(15);
    const { low, high, p } = asymptoticSequence(Float64Array.from({ length: 200 }, (_, i) => 1 + (i % 3)));
    expect([low > 1.5, high < 2.5, p < 1e-6]).toEqual([true, true, true]);
  });

  it('touch 0 at the level of their P value', () => {
    const sides = Array.from({ length: 30 }, (_, i) => {
      const { low, p } = asymptoticSequence(Float64Array.from({ length: 100 }, (_value, k) => (k % 5) - 2 + i / 20));
      expect(low > 0).toBe(p < 0.05);
      return low > 0;
    });
    expect(new Set(sides).size).toBe(2);
  });

  it('refuse what lies outside the bounds', () => {
    expect(() => sequence({ low: 0, high: 1 }).add(1.5)).toThrow('1.5 lies outside 0 to 1');
  });
});
