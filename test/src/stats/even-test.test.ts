import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenP, type Pentanomial, pairScoreInterval, pentanomial, randomFrom } from '../../../src/stats/index.ts';
import { playPairs } from './tables.ts';

describe('the test of even sides', () => {
  it('agrees with the interval at any level', () => {
    const count = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), fc.constantFrom(0.5, 0.2, 0.05, 0.01, 0.001), (counts, level) => {
        const p = evenP(counts as Pentanomial);
        const { low, high } = pairScoreInterval(counts as Pentanomial, 1 - level);
        expect(low > 0.5 || high < 0.5).toBe(p < level);
      }),
      { numRuns: 200 },
    );
  });

  it('is 1 for draws, small for a sweep, and the same from either side', () => {
    expect(evenP([0, 0, 50, 0, 0])).toBe(1);
    expect(evenP([0, 0, 0, 0, 0])).toBe(1);
    expect(evenP([50, 0, 0, 0, 0])).toBeLessThan(1e-6);
    expect(evenP([3, 10, 20, 4, 1])).toBeCloseTo(evenP([1, 4, 20, 10, 3]), 12);
  });

  it('raises an alarm at most at its level where sides are even', () => {
    for (const [name, options] of [
      ['apart', { pairs: 20 }],
      ['shared', { pairs: 60, shared: 0.8, draws: 0.3 }],
    ] as const) {
      const random = randomFrom(name);
      const repeats = 1500;
      let alarms = 0;
      for (let k = 0; k < repeats; k++) if (evenP(pentanomial(playPairs(random, 0.5, options).map((it) => it * 4))) < 0.05) alarms += 1;
      expect(alarms / repeats).toBeLessThan(0.05 + 3 * Math.sqrt((0.95 * 0.05) / repeats));
    }
  });
});
