import { describe, expect, it } from 'vitest';
import {
  eloInterval,
  eloOf,
  hodgesLehmann,
  type Interval,
  meanInterval,
  medianInterval,
  pairMoves,
  pairScoreInterval,
  pentanomial,
  type Random,
  standardisedMean,
  superiority,
} from '../../../src/stats/index.ts';
import { leastShare, POPULATIONS, type Population, shareOf } from './simulate.ts';

/*
 * Every interval for a number of pairs that was set beforehand covers what is true at least as often as it says, less three standard errors of the
 * simulation. The table in src/stats/README.md has the same populations with more samples.
 */

const SIZES = [30, 100, 500];
const covers = ({ low, high }: Interval, truth: number) => low <= truth && truth <= high;

function check(population: Population, size: number, truth: number, interval: (sample: Float64Array) => Interval, level = 0.95) {
  const trials = size > 100 ? 300 : 800;
  const covered = shareOf(population, size, trials, (sample) => covers(interval(sample), truth));
  expect(covered, `${population.name}, ${size} pairs`).toBeGreaterThan(leastShare(level, trials));
}

describe('means cover', () => {
  it.each(['bell', 'margins', 'exponential', 'lognormal', 'wide'] as const)('without known bounds: %s', (name) => {
    for (const size of SIZES) check(POPULATIONS[name], size, POPULATIONS[name].mean, (sample) => meanInterval(sample));
  });

  it.each(['rareWins', 'rarelyMoved', 'oftenMoved', 'wide'] as const)('within known bounds: %s', (name) => {
    for (const size of [10, ...SIZES, 200])
      check(POPULATIONS[name], size, POPULATIONS[name].mean, (sample) => meanInterval(sample, 0.95, 1));
  });

  it('at 99 % too', () => {
    for (const name of ['bell', 'exponential'] as const) {
      check(POPULATIONS[name], 100, POPULATIONS[name].mean, (sample) => meanInterval(sample, 0.99), 0.99);
    }
  });

  it('with a landslide in fifty pairs, from 200 pairs on: fewer have often seen none', () => {
    const { rareLandslide } = POPULATIONS;
    for (const size of [200, 500]) check(rareLandslide, size, rareLandslide.mean, (sample) => meanInterval(sample));
  });

  it('where only every seventh pair moved, and those by a lot, from 50 pairs on', () => {
    const victoryPoints: Population = {
      name: 'every seventh margin moved',
      draw: (random) => (random.below(7) === 0 ? POPULATIONS.exponential.draw(random) : 0),
      mean: 10 / 7,
    };
    for (const size of [50, 100, 500]) check(victoryPoints, size, victoryPoints.mean, (sample) => meanInterval(sample));
  });
});

describe('pair scores cover', () => {
  const played = (name: string, chances: readonly number[]): Population => {
    const draw = (random: Random) => {
      let left = random.below(1_000_000) / 1_000_000;
      for (const [k, chance] of chances.entries()) {
        left -= chance;
        if (left < 0) return k;
      }
      return chances.length - 1;
    };
    return { name, draw, mean: chances.reduce((sum, chance, k) => sum + (chance * k) / 4, 0) };
  };

  it.each([
    played('an even match', [0.1, 0.2, 0.4, 0.2, 0.1]),
    played('decided by the seat', [0.02, 0.03, 0.9, 0.03, 0.02]),
    played('a favourite', [0.01, 0.04, 0.2, 0.25, 0.5]),
    played('one pair in a hundred won', [0.98, 0, 0.02, 0, 0]),
    played('one engagement in a hundred drawn', [0.98, 0.02, 0, 0, 0]),
    played('all drawn', [0, 0, 1, 0, 0]),
    played('nothing won', [1, 0, 0, 0, 0]),
    played('draws and sweeps', [0.3, 0, 0.4, 0, 0.3]),
  ])('$name', (population) => {
    for (const size of [30, 100, 200, 500]) {
      check(population, size, population.mean, (halfPoints) => pairScoreInterval(pentanomial(halfPoints)));
    }
  });

  it('and so do rating points', () => {
    const population = played('a favourite', [0.01, 0.04, 0.2, 0.25, 0.5]);
    check(population, 100, eloOf(population.mean), (halfPoints) => eloInterval(pentanomial(halfPoints)));
  });
});

describe('middles cover', () => {
  it.each(['bell', 'margins', 'exponential', 'lognormal', 'rareWins', 'rarelyMoved', 'wide'] as const)('median: %s', (name) => {
    const population = POPULATIONS[name];
    for (const size of [10, ...SIZES]) check(population, size, population.median, (sample) => medianInterval(sample));
  });

  // The middle of the mean of two values: half the median of a gamma variable of shape 2 for the exponential, by quadrature for the log-normal.
  const PSEUDO_MEDIANS = { bell: 3, margins: 0, exponential: 8.39173495, lognormal: 1.22158294, rareWins: 0, rarelyMoved: 0, wide: 0 };

  it.each(Object.entries(PSEUDO_MEDIANS))('Hodges-Lehmann: %s', (name, truth) => {
    const population = POPULATIONS[name as keyof typeof PSEUDO_MEDIANS];
    // Up to 50 values the limits are exact for symmetric ones only: the log-normal then falls short by a point.
    for (const size of name === 'lognormal' ? [60, 100, 500] : [10, ...SIZES])
      check(population, size, truth, (sample) => hodgesLehmann(sample));
  });
});

describe('effect sizes cover', () => {
  it.each(['bell', 'margins', 'exponential', 'oftenMoved', 'rarelyMoved'] as const)('standardised mean: %s', (name) => {
    const population = POPULATIONS[name];
    const range = name === 'oftenMoved' || name === 'rarelyMoved' ? 1 : undefined;
    const truth = population.mean / Math.sqrt(population.variance);
    for (const size of SIZES) check(population, size, truth, (sample) => standardisedMean(sample, 0.95, range));
  });

  it.each([
    ['rarelyMoved', 0.505],
    ['oftenMoved', 0.55],
    ['rareWins', 0.505],
    ['bell', 0.6461698],
  ] as const)('superiority: %s', (name, truth) => {
    for (const size of SIZES) check(POPULATIONS[name], size, truth, (sample) => superiority(pairMoves(sample)));
  });
});

describe('intervals end', () => {
  const still = new Float64Array(100);
  const sweep = new Float64Array(100).fill(1);
  it.each<[string, (values: Float64Array) => Interval]>([
    ['mean', (values) => meanInterval(values, 0.95, 1)],
    ['median', (values) => medianInterval(values, 0.95, 1)],
    ['Hodges-Lehmann', (values) => hodgesLehmann(values, 0.95, 1)],
    ['standardised mean', (values) => standardisedMean(values, 0.95, 1)],
    ['superiority', (values) => superiority(pairMoves(values))],
    ['pair score', (values) => pairScoreInterval(pentanomial(values.map((value) => 4 * value)))],
    ['rating points', (values) => eloInterval(pentanomial(values.map((value) => 4 * value)))],
  ])('for all equal, a clean sweep, one value and none: %s', (_, interval) => {
    for (const values of [still, sweep, sweep.subarray(0, 1), still.subarray(0, 2), still.subarray(0, 0)]) {
      const { estimate, low, high } = interval(values);
      expect([estimate, low, high].every(Number.isFinite)).toBe(true);
      expect([low <= estimate, estimate <= high]).toEqual([true, true]);
    }
  });
});
