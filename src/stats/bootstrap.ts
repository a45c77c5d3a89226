import type { Interval } from './interval.ts';
import type { Numbers } from './moments.ts';
import { quantileSorted } from './quantile.ts';
import { randomFrom } from './rng.ts';

/**
 * Values of a statistic over resamples. The statistic sees indices into the data, so that several columns can be resampled together.
 * Efron (1979), "Bootstrap methods: another look at the jackknife", Annals of Statistics 7.
 */
export function resample(size: number, statistic: (indices: Int32Array) => number, seed: string, resamples = 1999): Float64Array {
  const random = randomFrom(seed);
  const indices = new Int32Array(size);
  const values = new Float64Array(resamples);
  for (let r = 0; r < resamples; r++) {
    for (let i = 0; i < size; i++) indices[i] = random.below(size);
    values[r] = statistic(indices);
  }
  return values;
}

/** Percentile interval of any statistic of one list. */
export function bootstrapInterval(
  values: Numbers,
  statistic: (sample: Float64Array) => number,
  seed: string,
  { confidence = 0.95, resamples = 1999 } = {},
): Interval {
  const sample = new Float64Array(values.length);
  const drawn = resample(
    values.length,
    (indices) => {
      for (let i = 0; i < indices.length; i++) sample[i] = values[indices[i]];
      return statistic(sample);
    },
    seed,
    resamples,
  ).sort();
  const tail = (1 - confidence) / 2;
  return { estimate: statistic(Float64Array.from(values)), low: quantileSorted(drawn, tail), high: quantileSorted(drawn, 1 - tail) };
}
