import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/stats/index.ts';
import { measureOf } from '../../../src/study/promises.ts';
import { pairsToDecide } from '../../../src/study/to-decide.ts';
import { trackerOf } from '../../../src/study/tracker.ts';

const at = (estimate: number, half: number) => ({ estimate, low: estimate - half, high: estimate + half });

describe('pairs to decide a promise', () => {
  test('follow from how far the edge of the band is', () => {
    // Without variance the width falls with the root of the pairs: a distance of 0.05 after 0.1 takes four times as many.
    const open = { from: 0.4, to: 0.6, pairs: 100, variance: 0, confidence: 0.95 };
    expect(pairsToDecide({ ...open, found: at(0.55, 0.1) })).toBe(410);
    expect(pairsToDecide({ ...open, found: at(0.65, 0.1) })).toBe(410);
    expect(pairsToDecide({ ...open, from: Number.NEGATIVE_INFINITY, found: at(0.35, 0.3) })).toBe(150);
    expect(pairsToDecide({ ...open, found: at(0.6, 0.1) })).toBe(null);
    expect(pairsToDecide({ ...open, found: { estimate: 5, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY } })).toBe(260);
  });

  test('decide it in about four of five checks', () => {
    const measure = measureOf({ score: { from: 0.4, to: 0.7 } });
    const confidence = 0.99;
    const random = randomFrom('to decide');
    const draw = (n: number): Float64Array => Float64Array.from({ length: n }, () => (random.below(5) / 4) * 0.9 + 0.02);
    // Mean 0.47 and variance 0.10125, so that the edge is 0.07 away.
    const estimated: number[] = [];
    for (let run = 0; run < 40; run++) {
      const tracker = trackerOf(measure, confidence);
      tracker.add(draw(128));
      const { low, high } = tracker.interval();
      const half = (high - low) / 2;
      estimated.push(pairsToDecide({ found: at(0.47, half), from: 0.4, to: 0.7, pairs: 128, variance: 0.10125, confidence }) ?? 0);
    }
    const pairs = estimated.sort((a, b) => a - b)[20] as number;
    let decided = 0;
    for (let run = 0; run < 200; run++) {
      const tracker = trackerOf(measure, confidence);
      tracker.add(draw(pairs));
      const { low, high } = tracker.interval();
      if (low >= 0.4 && high <= 0.7) decided++;
    }
    expect(decided / 200).toBeGreaterThan(0.65);
    expect(decided / 200).toBeLessThan(0.95);
  });
});
