import { numberAt } from './item.ts';
import { square } from './portable.ts';
import type { Tally } from './tally.ts';

/*
 * Walsh averages are the means of all pairs of values, each value paired with itself too: n (n + 1) / 2 of them. They are counted, never
 * listed: with values in order, the partners that keep a mean below a bound only become fewer from one value to the next.
 */

/** How many Walsh averages lie at or below `x`. */
function walshUpTo({ values, counts, n }: Tally, x: number): number {
  let ordered = 0;
  let single = 0;
  let partners = n;
  let c = values.length - 1;
  for (const [i, value] of values.entries()) {
    const count = numberAt(counts, i);
    while (c >= 0 && (value + numberAt(values, c)) / 2 > x) partners -= numberAt(counts, c--);
    ordered += count * partners;
    if (value <= x) single += count;
  }
  // Both orders of a pair were counted, and a value with itself once.
  return (ordered + single) / 2;
}

/** Smallest Walsh average above `x`. */
function nextWalsh({ values }: Tally, x: number): number {
  let next = Number.POSITIVE_INFINITY;
  let c = values.length - 1;
  for (const value of values) {
    while (c >= 0 && (value + numberAt(values, c)) / 2 > x) c--;
    if (c + 1 < values.length) next = Math.min(next, (value + numberAt(values, c + 1)) / 2);
  }
  return next;
}

/** The `rank`-th smallest Walsh average, from 1: bisects by counting, then takes the first average in what is left. */
export function selectWalsh(sorted: Tally, rank: number): number {
  const { values } = sorted;
  let low = numberAt(values, 0);
  let high = numberAt(values, values.length - 1);
  // Averages at or below `low` are fewer than `rank`, those at or below `high` are not.
  let upToLow = walshUpTo(sorted, low);
  let upToHigh = (sorted.n * (sorted.n + 1)) / 2;
  if (upToLow >= rank) return low;
  for (let step = 0; step < 64 && upToHigh - upToLow > 1; step++) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    const upTo = walshUpTo(sorted, middle);
    if (upTo >= rank) {
      high = middle;
      upToHigh = upTo;
    } else {
      low = middle;
      upToLow = upTo;
    }
  }
  return nextWalsh(sorted, low);
}

/**
 * Variance, over the values, of the share of partners that bring the mean above `centre` (those that bring it to `centre` count half). 1 / 12 for a
 * symmetric continuous distribution about its centre; larger for skewed ones. Hoeffding (1948), "A class of statistics with asymptotically
 * normal distribution", Annals of Mathematical Statistics 19.
 */
export function walshSpread({ values, counts, n }: Tally, centre: number): number {
  let partnersBelow = n;
  let partnersAtMost = n;
  let b = values.length - 1;
  let c = values.length - 1;
  let sum = 0;
  let squares = 0;
  for (const [i, value] of values.entries()) {
    const count = numberAt(counts, i);
    while (b >= 0 && (value + numberAt(values, b)) / 2 >= centre) partnersBelow -= numberAt(counts, b--);
    while (c >= 0 && (value + numberAt(values, c)) / 2 > centre) partnersAtMost -= numberAt(counts, c--);
    const above = 1 - (partnersBelow + partnersAtMost) / (2 * n);
    sum += count * above;
    squares += count * above * above;
  }
  return Math.max(0, squares / n - square(sum / n));
}
