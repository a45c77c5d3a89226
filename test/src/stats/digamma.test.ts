import { expect, it } from 'vitest';
import { digamma, trigamma } from '../../../src/stats/digamma.ts';

/** Reference values computed to thirty digits. */
const DERIVATIVES = [
  [0.5, -1.9635100260214235, 4.934802200544679],
  [1, -0.5772156649015329, 1.6449340668482264],
  [1.2875, -0.18346347538256605, 1.1494240773059954],
  [3, 0.9227843350984671, 0.39493406684822646],
  [9.75, 2.225109535044576, 0.10800324333663186],
  [10.5, 2.3030010342976865, 0.09991695605912673],
  [100, 4.600161852738087, 0.010050166663333571],
  [31416.5, 10.355072596300063, 3.183091418116775e-5],
] as const;

it.each(DERIVATIVES)('derivatives of log-gamma at %f', (x, first, second) => {
  expect(Math.abs(digamma(x) - first) / Math.abs(first)).toBeLessThan(4e-15);
  expect(Math.abs(trigamma(x) - second) / second).toBeLessThan(1e-15);
});

it('follows the recurrence across the point where the series begins', () => {
  for (let x = 8.05; x < 12; x += 0.1) {
    expect(digamma(x + 1) - digamma(x)).toBeCloseTo(1 / x, 14);
    expect(trigamma(x) - trigamma(x + 1)).toBeCloseTo(1 / (x * x), 14);
  }
});
