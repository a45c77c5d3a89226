import { describe, expect, it } from 'vitest';
import { pairingFactor, randomFrom } from '../../../src/stats/index.ts';

describe('the factor that pairing saves', () => {
  it('is var a + var b over var(b - a)', () => {
    // var a = 1, var b = 4, differences 1, 2, 3 with variance 1.
    expect(pairingFactor([1, 2, 3], [2, 4, 6])?.estimate).toBeCloseTo(5, 12);
  });

  it.each([
    ['nothing', [], []],
    ['one pair', [1], [2]],
    ['a constant shift', [1, 2, 3], [2, 3, 4]],
    ['no variance at all', [0, 0, 0], [0, 0, 0]],
  ])('is no number for %s', (_, a, b) => {
    expect(pairingFactor(a, b)).toBeNull();
  });

  it('has an interval that covers: shared luck of three quarters of the variance makes it 4', () => {
    const random = randomFrom('pairing');
    const bell = (): number => Array.from({ length: 12 }, () => random.below(1 << 24) / (1 << 24)).reduce((sum, x) => sum + x, -6);
    const trials = 400;
    let covered = 0;
    for (let trial = 0; trial < trials; trial++) {
      const luck = Array.from({ length: 150 }, () => Math.sqrt(3) * bell());
      const found = pairingFactor(
        luck.map((x) => x + bell()),
        luck.map((x) => x + bell()),
      );
      if (found !== null && found.low <= 4 && found.high >= 4) covered += 1;
    }
    // 95 %, less four binomial errors.
    expect(covered / trials).toBeGreaterThan(0.906);
  });
});
