import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedEvidence } from '../../../src/analysis/evidence.ts';
import { family, told } from '../../../src/analysis/family.ts';
import { randomFrom } from '../../../src/stats/index.ts';

const all = (n: number): boolean[] => new Array<boolean>(n).fill(true);

describe('a family of comparisons', () => {
  it('is corrected by Holm, and tells its intervals at the level of the step where that stops', () => {
    const { p, confidence, size } = family([0.001, 0.04, 0.012, 0.5], 0.05, all(4));
    expect(size).toBe(4);
    expect(p.map((value) => Number(value.toFixed(3)))).toEqual([0.004, 0.08, 0.036, 0.5]);
    expect(confidence).toBeCloseTo(1 - 0.05 / 2, 12);
    expect(family([0.001], 0.05, all(1)).confidence).toBeCloseTo(0.95, 12);
    expect(family([], 0.05, [])).toEqual({ size: 0, p: [], confidence: 0.95 });
  });

  it('leaves out what is not tested', () => {
    expect(family([0.03, 1, 1], 0.05, [true, false, false])).toEqual({ size: 1, p: [0.03, 1, 1], confidence: 0.95 });
  });

  it('never has an interval that leaves out 0 without a corrected P value at the level', () => {
    const sample = (seed: number, shift: number, n: number): number[] => {
      const random = randomFrom(`family ${seed}`);
      return Array.from({ length: n }, () => (random.below(5) - 2) / 4 + shift);
    };
    fc.assert(
      fc.property(
        fc.array(fc.record({ seed: fc.nat(1000), shift: fc.constantFrom(0, 0.1, 0.2, 0.4), n: fc.integer({ min: 1, max: 40 }) }), {
          maxLength: 6,
        }),
        (drawn) => {
          const evidence = drawn.map(({ seed, shift, n }) => fixedEvidence(sample(seed, shift, n), `${seed}`));
          const found = family(
            evidence.map(({ p }) => p),
            0.05,
            all(drawn.length),
          );
          for (const [i, one] of evidence.entries()) {
            const { low, high, p } = told(one, found, i);
            if (low > 0 || high < 0) expect(p).toBeLessThanOrEqual(0.05 + 1e-12);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
