import { item } from './item.ts';
import { covariance, mean, type Numbers, variance } from './moments.ts';
import { square } from './portable.ts';
import { studentQuantile } from './special.ts';

/**
 * Weights that turn one value at each of the points `x` into the slope of the least-squares line through them. They sum to 0; all
 * are 0 where the points do not differ.
 */
export function slopeWeights(x: Numbers): Float64Array {
  const centre = mean(x);
  let squares = 0;
  for (let i = 0; i < x.length; i++) squares += square(item(x, i) - centre);
  return Float64Array.from({ length: x.length }, (_, i) => (squares === 0 ? 0 : (item(x, i) - centre) / squares));
}

/** The weighted sum of columns of equal length, row by row. */
export function contrast(columns: readonly Numbers[], weights: Numbers): Float64Array {
  const rows = columns[0]?.length ?? 0;
  let sums = new Float64Array(rows);
  for (const [v, column] of columns.entries()) {
    if (column.length !== rows) throw new RangeError(`columns of ${rows} and ${column.length} values`);
    const weight = item(weights, v);
    sums = sums.map((sum, i) => sum + weight * item(column, i));
  }
  return sums;
}

/** Where the mean of a curve passes a level. */
export interface Crossing {
  /** The points at which the line through the means passes it, in ascending order; several if it turns back, none if it stays on one side. */
  readonly at: readonly number[];
  /** The curve may pass it from here ... */
  readonly low: number;
  /** ... to here. */
  readonly high: number;
  /** It may also pass before the first, or after the last, of the points. */
  readonly below: boolean;
  readonly above: boolean;
}

/**
 * Where a curve that is known at the points `x` passes a level: it takes every place between two points whose interpolated mean
 * Student's test on rows cannot distinguish from the level. Fieller (1954), "Some problems in interval estimation", Journal of the Royal
 * Statistical Society B 16, 175-185, applied between neighbours. It holds for a curve that is straight between neighbours.
 *
 * @param columns one value of each row at each point; rows are independent, the values within one need not be
 * @param x the points, in ascending order
 * @param range the largest distance of a value from the level; rare values not seen yet may move a mean of `n` rows by
 *   `range · t² / (n + t²)`, which is always allowed for
 * @returns null where no place qualifies, or where there are fewer than two points or two rows
 */
export function crossing(columns: readonly Numbers[], x: Numbers, level: number, confidence = 0.95, range = 0): Crossing | null {
  const n = columns[0]?.length ?? 0;
  if (columns.length < 2 || n < 2) return null;
  const t = studentQuantile((1 + confidence) / 2, n - 1);
  const floor = (range * t * t) / (n + t * t);
  const points = columns.map((column, v) => ({
    x: item(x, v),
    column,
    off: mean(column) - level,
    spread: (t * t * variance(column)) / n,
  }));
  const at: number[] = [];
  const places: (readonly [number, number])[] = [];
  const [first, last] = [item(points, 0), item(points, points.length - 1)];
  for (const [k, here] of points.slice(0, -1).entries()) {
    const next = item(points, k + 1);
    const [a, b] = [here.off, next.off];
    const step = next.x - here.x;
    if (a === 0) at.push(here.x);
    else if (a * b < 0) at.push(here.x + (step * a) / (a - b));
    const shared = (t * t * covariance(here.column, next.column)) / n;
    const found = [near(a, b, floor), undecided(a, b, here.spread, next.spread, shared)].flat();
    for (const [from, to] of found) places.push([here.x + step * from, here.x + step * to]);
  }
  if (last.off === 0) at.push(last.x);
  if (places.length === 0) return null;
  const low = Math.min(...places.map(([from]) => from));
  const high = Math.max(...places.map(([, to]) => to));
  const close = (last.x - first.x) * 1e-12;
  return { at, low, high, below: low <= first.x + close, above: high >= last.x - close };
}

type Places = (readonly [from: number, to: number])[];

/** Where between 0 and 1 the line from `a` to `b` is within `reach` of 0. */
function near(a: number, b: number, reach: number): Places {
  if (a === b) return Math.abs(a) <= reach ? [[0, 1]] : [];
  const ends = [(-reach - a) / (b - a), (reach - a) / (b - a)];
  return within(Math.min(...ends), Math.max(...ends));
}

/** Where between 0 and 1 the square of the line from `a` to `b` is at most its variance: (1−f)² va + 2 f (1−f) c + f² vb. */
function undecided(a: number, b: number, va: number, vb: number, c: number): Places {
  const [p, q, r] = [square(b - a) - (va + vb - 2 * c), 2 * (a * (b - a) - (c - va)), a * a - va];
  const inside = (f: number): boolean => p * f * f + q * f + r <= 0;
  const discriminant = q * q - 4 * p * r;
  if (p === 0) {
    if (q === 0) return r <= 0 ? [[0, 1]] : [];
    return q > 0 ? within(Number.NEGATIVE_INFINITY, -r / q) : within(-r / q, Number.POSITIVE_INFINITY);
  }
  if (discriminant < 0) return inside(0) ? [[0, 1]] : [];
  // The root of larger size first, the other from their product, so that nothing cancels.
  const half = -(q + (q < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  const roots = [half / p, half === 0 ? 0 : r / half] as const;
  const [first, last] = [Math.min(...roots), Math.max(...roots)];
  if (p > 0) return within(first, last);
  return [...within(Number.NEGATIVE_INFINITY, first), ...within(last, Number.POSITIVE_INFINITY)];
}

function within(from: number, to: number): Places {
  const [low, high] = [Math.max(0, from), Math.min(1, to)];
  return low <= high ? [[low, high]] : [];
}
