import { describe, expect, it } from 'vitest';
import { homogeneity, randomFrom } from '../../../src/stats/index.ts';

describe('homogeneity of stretches', () => {
  it("is Pearson's statistic for values of two kinds", () => {
    // 30 of 64 against 44 of 64: (ad - bc)² N / (row and column sums) = 6.276..., with (N - 1) in place of N.
    const values = [30, 44].flatMap((ones) => Array.from({ length: 64 }, (_, i) => (i < ones ? 1 : 0)));
    const pearson = ((30 * 20 - 34 * 44) ** 2 * 128) / (64 * 64 * 74 * 54);
    const { statistic, df, p, groups } = homogeneity(values, 64);
    expect(statistic).toBeCloseTo((pearson * 127) / 128, 10);
    expect({ df, groups }).toEqual({ df: 1, groups: 2 });
    expect(p).toBeCloseTo(0.0127, 3);
  });

  it('finds the stretch that was played otherwise', () => {
    const random = randomFrom('bad chunk');
    const values = Array.from({ length: 640 }, (_, i) => (random.below(5) + (i >= 256 && i < 320 ? 2 : 0)) / 4);
    const { p, worst } = homogeneity(values, 64);
    expect(p).toBeLessThan(0.001);
    expect(worst).toMatchObject({ from: 256, to: 320 });
    expect(worst?.mean).toBeGreaterThan((worst?.rest ?? 1) + 0.3);
  });

  it.each([
    ['nothing', []],
    ['one value', [1]],
    ['values all alike', new Array(640).fill(0)],
    ['two rare wins in one stretch', [1, 1, ...new Array(6398).fill(0)]],
    ['one stretch', Array.from({ length: 64 }, (_, i) => i % 2)],
  ])('tests nothing on %s', (_, values) => {
    expect(homogeneity(values, 64)).toMatchObject({ p: 1, worst: null });
  });

  it.each([
    ['an even matter', 500],
    ['rare wins', 20],
    ['very rare wins', 4],
  ])('cries wolf no more often than it says: %s', (_, perMille) => {
    const random = randomFrom(`alarms ${perMille}`);
    let alarms = 0;
    const trials = 1500;
    for (let trial = 0; trial < trials; trial++) {
      const values = Array.from(
        { length: 64 * 20 },
        () => (random.below(1000) < perMille ? 1 : 0) + (random.below(1000) < perMille ? 1 : 0),
      );
      if (homogeneity(values, 64).p < 0.01) alarms += 1;
    }
    // 1 % of 1,500, and room for the limit's roughness and four binomial errors.
    expect(alarms).toBeLessThan(35);
  });
});
