import { describe, expect, it } from 'vitest';
import { holm, randomFrom, signedRankP, signFlip } from '../../../src/stats/index.ts';
import { leastShare, POPULATIONS, type Population, shareOf, uniform } from './simulate.ts';

const TRIALS = 600;

/** Both sides of one population, so that it lies evenly about 0. */
function symmetric(population: Population): Population {
  return {
    name: `${population.name}, on both sides`,
    draw: (random) => (random.below(2) === 0 ? 1 : -1) * population.draw(random),
    mean: 0,
  };
}

const EVEN: readonly Population[] = [
  POPULATIONS.margins,
  POPULATIONS.wide,
  symmetric(POPULATIONS.exponential),
  symmetric(POPULATIONS.lognormal),
  symmetric(POPULATIONS.rareWins),
  symmetric(POPULATIONS.oftenMoved),
];

describe('tests of a difference cry wolf at most at their level', () => {
  it.each(EVEN)('signed ranks: $name', (population) => {
    for (const size of [12, 40, 200]) {
      const quiet = shareOf(population, size, TRIALS, (sample) => signedRankP(sample) > 0.05);
      expect(quiet, `${size} pairs`).toBeGreaterThan(leastShare(0.95, TRIALS));
    }
  });

  it.each(EVEN)('sign flips: $name', (population) => {
    for (const size of [12, 60]) {
      const quiet = shareOf(population, size, TRIALS, (sample, trial) => signFlip(sample, `flips ${trial}`, 499) > 0.05);
      expect(quiet, `${size} pairs`).toBeGreaterThan(leastShare(0.95, TRIALS));
    }
  });

  it('and hear one: half a standard deviation in 60 pairs', () => {
    const moved: Population = { ...POPULATIONS.margins, draw: (random) => POPULATIONS.margins.draw(random) + 3 };
    expect(shareOf(moved, 60, 200, (sample) => signedRankP(sample) < 0.05)).toBeGreaterThan(0.9);
    expect(shareOf(moved, 60, 200, (sample, trial) => signFlip(sample, `flips ${trial}`, 499) < 0.05)).toBeGreaterThan(0.9);
  });

  it('Holm: one of a family of ten, though two of them are true differences', () => {
    const random = randomFrom('family');
    let quiet = 0;
    for (let trial = 0; trial < 4000; trial++) {
      const family = [1e-9, 1e-6, ...Array.from({ length: 8 }, () => uniform(random))];
      if (holm(family).every((p, i) => i < 2 || p > 0.05)) quiet += 1;
    }
    expect(quiet / 4000).toBeGreaterThan(leastShare(0.95, 4000));
    expect(quiet / 4000).toBeLessThan(0.97);
  });
});
