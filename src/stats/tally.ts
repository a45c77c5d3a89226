import type { Numbers } from './moments.ts';

/** Values with how often each occurs. Results of engagements lie on a grid, so there are far fewer of them than pairs. */
export interface Tally {
  /** Each value once, in ascending order. */
  readonly values: Float64Array;
  readonly counts: Float64Array;
  /** How many there are in all. */
  readonly n: number;
}

/** Counts by value. −0 counts as 0. */
export function tally(list: Numbers): Tally {
  const sorted = Float64Array.from(list, (value) => value + 0).sort();
  const values = new Float64Array(sorted.length);
  const counts = new Float64Array(sorted.length);
  let distinct = 0;
  for (const value of sorted) {
    if (distinct === 0 || values[distinct - 1] !== value) values[distinct++] = value;
    counts[distinct - 1] = (counts[distinct - 1] as number) + 1;
  }
  return { values: values.slice(0, distinct), counts: counts.slice(0, distinct), n: sorted.length };
}
