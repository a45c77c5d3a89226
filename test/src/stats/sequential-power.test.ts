import { describe, expect, it } from 'vitest';
import { pairsForDifference, pairsForSequence, randomFrom, sequence } from '../../../src/stats/index.ts';

const OF_DIFFERENCES = { variance: 0.12, range: 2 };

describe('the budget of a sequence', () => {
  it.each([0.01, 0.02, 0.05])('is about twice what a fixed size needs for an effect of %f, and less when it is stated', (effect) => {
    const fixed = pairsForDifference({ variance: 0.12, effect });
    const budget = pairsForSequence({ ...OF_DIFFERENCES, effect });
    const stated = pairsForSequence({ ...OF_DIFFERENCES, effect, effects: [effect] });
    expect(budget).toBeGreaterThan(fixed);
    expect(budget).toBeLessThan(2.3 * fixed);
    expect(stated).toBeLessThanOrEqual(budget);
    expect(stated).toBeGreaterThan(1.3 * fixed);
    expect(budget % 64).toBe(0);
  });

  it('grows with the power and the confidence that are asked for, and with the variance', () => {
    const size = (more: object): number => pairsForSequence({ ...OF_DIFFERENCES, effect: 0.03, ...more });
    expect(size({ power: 0.95 })).toBeGreaterThan(size({}));
    expect(size({ alpha: 0.01 })).toBeGreaterThan(size({}));
    expect(size({ variance: 0.2 })).toBeGreaterThan(size({}));
    expect(size({ effect: -0.03 })).toBe(size({}));
  });

  it('is a chunk at least, and endless for no effect', () => {
    expect(pairsForSequence({ ...OF_DIFFERENCES, variance: 0, effect: 1 })).toBe(64);
    expect(pairsForSequence({ ...OF_DIFFERENCES, effect: 0 })).toBe(Number.POSITIVE_INFINITY);
    expect(pairsForSequence({ ...OF_DIFFERENCES, variance: 0, effect: 1e-9 })).toBeGreaterThan(1e12);
  });

  it('has the power that it says, about', () => {
    const budget = pairsForSequence({ variance: 0.25 - 0.1 ** 2, range: 2, effect: 0.1 });
    let found = 0;
    for (let trial = 0; trial < 300; trial++) {
      const random = randomFrom(`budget ${trial}`);
      const run = sequence({ low: -1, high: 1 });
      for (let i = 0; i < budget; i++) run.add(random.below(10) < 6 ? 0.5 : -0.5);
      if (run.p() < 0.05) found += 1;
    }
    expect(found / 300).toBeGreaterThan(0.85);
    expect(found / 300).toBeLessThan(0.98);
  });
});
