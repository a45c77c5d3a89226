import { describe, expect, it } from 'vitest';
import { asymptoticSequence, randomFrom } from '../../../src/stats/index.ts';

describe('asymptotic sequences', () => {
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
});
