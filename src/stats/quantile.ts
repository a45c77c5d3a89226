import type { Numbers } from './moments.ts';

/**
 * Sample quantile by linear interpolation of order statistics.
 * Hyndman & Fan (1996), "Sample quantiles in statistical packages", The American Statistician 50, definition 7.
 * @param sorted values in ascending order
 * @param p from 0 to 1
 */
export function quantileSorted(sorted: Numbers, p: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = (sorted.length - 1) * Math.min(1, Math.max(0, p));
  const below = Math.floor(place);
  const low = sorted[below] as number;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number;
  return low + (place - below) * (high - low);
}

/** Sample quantiles of values in any order. */
export function quantiles(values: Numbers, ps: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort();
  return ps.map((p) => quantileSorted(sorted, p));
}
