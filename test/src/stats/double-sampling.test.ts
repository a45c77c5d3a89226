import { expect, test } from 'vitest';
import { adjustedMean, mean, randomFrom, variance } from '../../../src/stats/index.ts';

test('the luck of the first pairs is taken out as far as the others show it', () => {
  // The values are 0.1 more than the others: the first two others have a mean of 0.25, all of them 0.5.
  expect(adjustedMean([0.1, 0.6], [0, 0.5, 0.5, 1]).mean).toBeCloseTo(0.6, 12);
  // Nothing is left over: the error is that of the mean of all four others, whose variance is 1/6.
  expect(adjustedMean([0.1, 0.6], [0, 0.5, 0.5, 1]).error).toBeCloseTo(Math.sqrt(1 / 6 / 4), 12);
  // Others that do not vary say nothing.
  expect(adjustedMean([0, 1], [0.5, 0.5, 1])).toEqual({ mean: 0.5, error: 0.5 });
});

test('its error is how far it is off, whether luck is shared or not', () => {
  for (const shared of [0, 500, 950]) {
    const random = randomFrom(`shared ${shared}`);
    const misses: number[] = [];
    let errors = 0;
    const results = 1000;
    for (let k = 0; k < results; k++) {
      const others = Array.from({ length: 512 }, () => random.below(1000) / 1000);
      const values = others.slice(0, 128).map((it) => (random.below(1000) < shared ? it : random.below(1000) / 1000));
      const { mean: found, error } = adjustedMean(values, others);
      misses.push(found - 0.4995);
      errors += error ** 2 / results;
    }
    // The variance of 1,000 results is known to about 4.5 % (one standard error).
    expect(variance(misses) / errors).toBeGreaterThan(0.86);
    expect(variance(misses) / errors).toBeLessThan(1.14);
    expect(Math.abs(mean(misses))).toBeLessThan(4 * Math.sqrt(errors / results));
  }
});
