import type { Interval } from './interval.ts';
import type { Numbers } from './moments.ts';
import { quantileSorted } from './quantile.ts';
import { binomialCdf } from './special.ts';

/**
 * Median with the interval between two order statistics, which covers at least as often as stated for any distribution: Thompson (1936), "On
 * confidence ranges for the median and other expectation distributions", Annals of Mathematical Statistics 7. O(n log n).
 *
 * @param range the largest possible absolute value: gives the limits where there are too few values for any (five at 0.95); without it they are infinite
 */
export function medianInterval(values: Numbers, confidence = 0.95, range = Number.POSITIVE_INFINITY): Interval {
  const n = values.length;
  if (n === 0) return { estimate: 0, low: -range, high: range };
  const sorted = Float64Array.from(values).sort();
  const estimate = quantileSorted(sorted, 0.5);
  const place = orderStatistic(n, (1 - confidence) / 2);
  if (place < 1) return { estimate, low: -range, high: range };
  return { estimate, low: sorted[place - 1] as number, high: sorted[n - place] as number };
}

/** Largest rank, from 1, of an order statistic that exceeds the median with a chance of at most `tail`; 0 if there is none. */
function orderStatistic(n: number, tail: number): number {
  let low = 0;
  let high = Math.ceil(n / 2);
  while (low < high) {
    const place = Math.ceil((low + high) / 2);
    if (binomialCdf(place - 1, n, 0.5) <= tail) low = place;
    else high = place - 1;
  }
  return low;
}
