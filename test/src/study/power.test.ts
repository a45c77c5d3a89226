import { expect, test } from 'vitest';
import { pairsNeeded } from '../../../src/study/power.ts';

/** Half of the pairs one way, half the other: variance 1 (nearly), so that the textbook numbers come out. */
const ones = Float64Array.from({ length: 100_000 }, (_, i) => (i % 2 === 0 ? 1 : -1));

test('agrees with the textbook: (1.95996 + 0.84162)^2 / effect^2', () => {
  expect(pairsNeeded({ differences: ones, effect: 0.1, alpha: 0.05, power: 0.8 })).toBe(785);
  expect(pairsNeeded({ differences: ones, effect: 0.5, alpha: 0.05, power: 0.8 })).toBe(32);
  expect(pairsNeeded({ differences: ones, effect: 0.1, alpha: 0.01, power: 0.9 })).toBe(1488);
});

test('half the effect takes four times the pairs', () => {
  const of = (effect: number): number => pairsNeeded({ differences: ones, effect, alpha: 0.05, power: 0.8 });
  expect(of(0.01) / of(0.02)).toBeCloseTo(4, 3);
});

test('a pilot in which nothing differed says nothing', () => {
  expect(pairsNeeded({ differences: new Float64Array(50), effect: 0.1, alpha: 0.05, power: 0.8 })).toBeNaN();
});
