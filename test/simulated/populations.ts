import type { Random } from '../../src/stats/index.ts';
import type { Bank } from './bank.ts';

/** A population that values are drawn from independently, with the mean and variance of one draw (exact, not estimated). */
export interface Population {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly mean: number;
  readonly variance: number;
  draw(random: Random): number;
}

/** A draw is one of these values, all equally likely: values as played, resampled. */
export function resampled(name: string, values: ArrayLike<number>, low: number, high: number): Population {
  const { mean, variance } = momentsOf(Array.from(values, (value) => [value, 1 / values.length]));
  return { name, low, high, mean, variance, draw: (random) => values[random.below(values.length)]! };
}

/**
 * Differences as played, each with its size, but with a random sign that is positive with a chance that makes the mean exactly `mean`. At 0
 * the two rulesets are the same to any test.
 */
export function signed(bank: Bank, mean: number): Population {
  const sizes = bank.differences.map(Math.abs);
  const moments = momentsOf(Array.from(sizes, (size) => [size, 1 / sizes.length]));
  const positive = (1 + mean / moments.mean) / 2;
  if (positive > 1) throw new RangeError(`differences of ${moments.mean} on average cannot have a mean of ${mean}`);
  return {
    name: mean === 0 ? 'played differences, signs at random' : `played differences, signs for ${mean * 100} points`,
    low: -1,
    high: 1,
    mean,
    variance: moments.variance + moments.mean ** 2 - mean ** 2,
    draw(random) {
      const size = sizes[random.below(sizes.length)]!;
      return random.below(0x1_0000_0000) < positive * 0x1_0000_0000 ? size : -size;
    },
  };
}

/** Values with their chances. */
export function discrete(
  name: string,
  low: number,
  high: number,
  chances: readonly (readonly [value: number, chance: number])[],
): Population {
  const { mean, variance } = momentsOf(chances);
  return {
    name,
    low,
    high,
    mean,
    variance,
    draw(random) {
      let left = random.below(0x1_0000_0000) / 0x1_0000_0000;
      for (const [value, chance] of chances) {
        if (left < chance) return value;
        left -= chance;
      }
      return chances.at(-1)![0];
    },
  };
}

function momentsOf(chances: readonly (readonly [value: number, chance: number])[]): { mean: number; variance: number } {
  let mean = 0;
  for (const [value, chance] of chances) mean += value * chance;
  let variance = 0;
  for (const [value, chance] of chances) variance += chance * (value - mean) ** 2;
  return { mean, variance };
}

/** Score differences as seen where two rulesets differ in most battles: a variance of 0.12. */
export const BUSY: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [0.25, 0.13],
  [-0.25, 0.13],
  [0.5, 0.08],
  [-0.5, 0.08],
  [0.75, 0.02],
  [-0.75, 0.02],
  [1, 0.02],
  [-1, 0.02],
];

/** The same sizes of differences with signs that make the mean exactly `mean`. */
export function busy(mean: number): Population {
  const average = BUSY.reduce((sum, [value, chance]) => sum + Math.abs(value) * chance, 0);
  const shift = mean / average;
  return discrete(
    mean === 0 ? 'large differences both ways' : `large differences, signs for ${mean * 100} points`,
    -1,
    1,
    BUSY.map(([value, chance]) => [value, chance * (1 + Math.sign(value) * shift)]),
  );
}

/** Means of exactly 0 that are hard on a test: nearly always 0, one rare large value against many small ones, only the extremes. */
export const NULLS: readonly Population[] = [
  busy(0),
  discrete('a difference in 1 pair of 100', -1, 1, [
    [0, 0.99],
    [1, 0.005],
    [-1, 0.005],
  ]),
  discrete('skewed: 1 now and then, -1/4 often', -1, 1, [
    [0, 0.75],
    [-0.25, 0.2],
    [1, 0.05],
  ]),
  discrete('all or nothing', -1, 1, [
    [1, 0.5],
    [-1, 0.5],
  ]),
];
