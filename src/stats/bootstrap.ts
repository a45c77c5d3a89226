import type { Interval } from './interval.ts';
import type { Numbers } from './moments.ts';
import { square } from './portable.ts';
import { quantileSorted } from './quantile.ts';
import { randomFrom } from './rng.ts';
import { normalCdf, normalQuantile } from './special.ts';

/** A statistic of some columns of equal length, whose rows belong together. */
export type Statistic = (columns: readonly Float64Array[]) => number;

/**
 * How an interval is made from resamples:
 * - `percentile`: their quantiles. Efron (1979), "Bootstrap methods: another look at the jackknife", Annals of Statistics 7.
 * - `bca`: their quantiles, corrected for bias and for an error that changes with the value. Efron (1987), "Better bootstrap confidence
 *   intervals", JASA 82.
 * - `t`: quantiles of (resampled − estimate) / its own standard error, which the caller provides. Hall (1988), "Theoretical
 *   comparison of bootstrap confidence intervals", Annals of Statistics 16.
 */
export type Bootstrap =
  | { readonly kind: 'percentile' }
  | { readonly kind: 'bca' }
  | { readonly kind: 't'; readonly standardError: Statistic };

export interface BootstrapOptions {
  /** Default 0.95. */
  readonly confidence?: number;
  /** Default 1999. */
  readonly resamples?: number;
  /** Default `bca`. */
  readonly method?: Bootstrap;
}

/** Rows are left out in at most this many groups: the jackknife computes that many statistics, however long the columns. */
const JACKKNIFE_GROUPS = 200;

/**
 * Values of a statistic over resamples. The statistic sees indices into the data, so that several columns can be resampled together.
 * The same seed gives the same values.
 */
export function resample(size: number, statistic: (indices: Int32Array) => number, seed: string, resamples = 1999): Float64Array {
  const values = new Float64Array(resamples);
  eachResample(size, seed, resamples, (indices, r) => {
    values[r] = statistic(indices);
  });
  return values;
}

/** Calls with the indices of one resample after the other; the list is reused. All resampling happens here. */
export function eachResample(size: number, seed: string, resamples: number, visit: (indices: Int32Array, r: number) => void): void {
  const random = randomFrom(seed);
  const indices = new Int32Array(size);
  for (let r = 0; r < resamples; r++) {
    for (let i = 0; i < size; i++) indices[i] = random.below(size);
    visit(indices, r);
  }
}

/**
 * Interval of any statistic of columns of equal length, resampled together row by row. Resamples without a finite value are left out; where
 * none has one, or there are fewer than two rows, the interval is the estimate alone.
 *
 * @throws RangeError for columns of different lengths
 */
export function bootstrapInterval(
  columns: readonly Numbers[],
  statistic: Statistic,
  seed: string,
  options: BootstrapOptions = {},
): Interval {
  const { confidence = 0.95, resamples = 1999, method = { kind: 'bca' } } = options;
  const data = columns.map((column) => Float64Array.from(column));
  const size = data[0]?.length ?? 0;
  for (const column of data) if (column.length !== size) throw new RangeError(`columns of ${size} and ${column.length} values`);
  const estimate = statistic(data);
  const tail = (1 - confidence) / 2;
  const alone = { estimate, low: estimate, high: estimate };
  if (size < 2) return alone;
  const error = method.kind === 't' ? method.standardError(data) : 1;
  const drawnOf = drawer(data, statistic, method, estimate);
  const drawn = resample(size, drawnOf, seed, resamples).filter(Number.isFinite).sort();
  if (drawn.length === 0 || !Number.isFinite(error)) return alone;
  if (method.kind === 't') {
    return { estimate, low: estimate - error * quantileSorted(drawn, 1 - tail), high: estimate - error * quantileSorted(drawn, tail) };
  }
  const [low, high] = method.kind === 'bca' ? correctedTails(drawn, estimate, accelerationOf(data, statistic), tail) : [tail, 1 - tail];
  return { estimate, low: quantileSorted(drawn, low), high: quantileSorted(drawn, high) };
}

/** The value of one resample; the columns are reused for every one. */
function drawer(data: readonly Float64Array[], statistic: Statistic, method: Bootstrap, estimate: number) {
  const sample = data.map((column) => new Float64Array(column.length));
  return (indices: Int32Array): number => {
    for (const [c, column] of data.entries()) {
      const drawn = sample[c] as Float64Array;
      for (let i = 0; i < indices.length; i++) drawn[i] = column[indices[i] as number] as number;
    }
    const value = statistic(sample);
    // A resample without spread has an error of 0: it gives no finite value and is left out, unless it hits the estimate.
    if (method.kind === 't') return value === estimate ? 0 : (value - estimate) / method.standardError(sample);
    return value;
  };
}

/** Efron's z₀ and a, turned into the two quantiles to take. */
function correctedTails(sorted: Float64Array, estimate: number, acceleration: number, tail: number): [number, number] {
  let below = 0;
  for (const value of sorted) below += value < estimate ? 1 : value === estimate ? 0.5 : 0;
  const share = Math.min(1 - 0.5 / sorted.length, Math.max(0.5 / sorted.length, below / sorted.length));
  const bias = normalQuantile(share);
  const corrected = (p: number) => {
    const z = bias + normalQuantile(p);
    const scale = 1 - acceleration * z;
    // Beyond this the correction turns back on itself; the end of the resamples is taken.
    return scale > 0 ? normalCdf(bias + z / scale) : p < 0.5 ? 0 : 1;
  };
  return [corrected(tail), corrected(1 - tail)];
}

/** A sixth of the skewness of the statistic with groups of rows left out, with sign (jackknife). */
function accelerationOf(data: readonly Float64Array[], statistic: Statistic): number {
  const size = data[0]?.length ?? 0;
  const groups = Math.min(size, JACKKNIFE_GROUPS);
  const left = new Float64Array(groups);
  for (let g = 0; g < groups; g++) {
    const rest = data.map((column) => column.filter((_, i) => i % groups !== g));
    left[g] = statistic(rest);
  }
  let sum = 0;
  for (const value of left) sum += value;
  let squares = 0;
  let cubes = 0;
  for (const value of left) {
    const influence = sum / groups - value;
    squares += square(influence);
    cubes += influence * square(influence);
  }
  const acceleration = cubes / (6 * squares * Math.sqrt(squares));
  return Number.isFinite(acceleration) ? acceleration : 0;
}
