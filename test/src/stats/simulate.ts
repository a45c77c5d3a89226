import { normalQuantile, type Random, randomFrom } from '../../../src/stats/index.ts';

/** A way to draw one value, and what is true of it. */
export interface Population {
  readonly name: string;
  draw(random: Random): number;
  readonly mean: number;
  readonly variance?: number;
  /** Middle of the distribution where that is one value; for a symmetric one also the pseudo-median. */
  readonly median?: number;
}

/** From 0 to 1, neither included. */
export function uniform(random: Random): number {
  return (random.below(0x1_0000_0000) + 0.5) / 0x1_0000_0000;
}

/** A value of the standard normal distribution. */
export function normal(random: Random): number {
  return normalQuantile(uniform(random));
}

export function sampleOf({ draw }: Population, size: number, random: Random): Float64Array {
  return Float64Array.from({ length: size }, () => draw(random));
}

/** Share of `trials` samples of which `holds` is true. The seed is fixed, so that a test says the same each time. */
export function shareOf(
  population: Population,
  size: number,
  trials: number,
  holds: (sample: Float64Array, trial: number) => boolean,
): number {
  const random = randomFrom(`${population.name} ${size}`);
  let held = 0;
  for (let trial = 0; trial < trials; trial++) if (holds(sampleOf(population, size, random), trial)) held += 1;
  return held / trials;
}

/** What a share that is truly `level` stays above in all but one of 700 simulations: three standard errors below. */
export function leastShare(level: number, trials: number): number {
  return level - 3 * Math.sqrt((level * (1 - level)) / trials);
}

const halfPoint = (value: number) => Math.round(2 * value) / 2;

/** Populations like those that engagements give: margins by pair on a half-point grid, and differences of scores on quarters. */
export const POPULATIONS = {
  bell: { name: 'bell', draw: (r) => 3 + 8 * normal(r), mean: 3, variance: 64, median: 3 },
  margins: { name: 'margins on half points', draw: (r) => halfPoint(6 * normal(r)), mean: 0, variance: 36 + 1 / 48, median: 0 },
  exponential: { name: 'exponential', draw: (r) => -10 * Math.log(uniform(r)), mean: 10, variance: 100, median: 10 * Math.LN2 },
  lognormal: {
    name: 'lognormal',
    draw: (r) => Math.exp(normal(r)),
    mean: Math.exp(0.5),
    variance: (Math.E - 1) * Math.E,
    median: 1,
  },
  rareWins: { name: 'one win in a hundred', draw: (r) => (r.below(100) === 0 ? 1 : 0), mean: 0.01, variance: 0.0099, median: 0 },
  rarelyMoved: {
    name: 'three pairs in a hundred moved',
    draw: (r) => {
      const k = r.below(100);
      return k < 2 ? 0.5 : k === 2 ? -0.5 : 0;
    },
    mean: 0.005,
    variance: 0.03 / 4 - 0.005 ** 2,
    median: 0,
  },
  oftenMoved: {
    name: 'three pairs in ten moved',
    draw: (r) => {
      const k = r.below(10);
      return k < 2 ? 0.5 : k === 2 ? -0.5 : 0;
    },
    mean: 0.05,
    variance: 0.3 / 4 - 0.05 ** 2,
    median: 0,
  },
  rareLandslide: {
    name: 'one landslide in fifty',
    draw: (r) => (r.below(50) === 0 ? 20 : 0) + normal(r),
    mean: 0.4,
    variance: 1 + 400 * 0.0196,
  },
  wide: { name: 'ties of three values', draw: (r) => r.below(3) - 1, mean: 0, variance: 2 / 3, median: 0 },
} satisfies Record<string, Population>;
