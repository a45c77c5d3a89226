import type { Interval } from './interval.ts';
import { mean, type Numbers, variance } from './moments.ts';
import { power } from './portable.ts';
import { studentQuantile, studentTwoSided } from './special.ts';

/**
 * Mean of a two-way table with an interval for sampling in both ways at once: every row (say, an order in which rules join) was
 * measured on the same columns (say, pairs of engagements).
 *
 * The variance is that of the row means by row plus that of the column means by column. The part that belongs to single cells is in
 * both and so counted twice: the interval is never too narrow because of it, and is exact where only rows or only columns vary. Degrees of
 * freedom by Satterthwaite (1946), "An approximate distribution of estimates of variance components", Biometrics Bulletin 2; for the
 * two-way variance Cornfield & Tukey (1956), Annals of Mathematical Statistics 27, and Owen (2007), "The pigeonhole bootstrap", Annals
 * of Applied Statistics 1.
 *
 * @param rows at least two, of equal length
 * @param range the largest absolute value of a cell, if there is one: it allows for rare values not seen yet, as in
 *   `meanInterval`
 * @returns also the P value of "the mean is 0" by Student's t
 */
export function crossedInterval(rows: readonly Numbers[], confidence = 0.95, range?: number): Interval & { readonly p: number } {
  const pairs = rows[0]?.length ?? 0;
  if (rows.length < 2) throw new RangeError(`${rows.length} rows, expected at least 2`);
  if (rows.some((row) => row.length !== pairs)) throw new RangeError('rows of different lengths');
  if (pairs < 2) return { estimate: pairs === 0 ? 0 : mean(rows.map((row) => row[0] as number)), ...widest(range), p: 1 };
  const byColumn = new Float64Array(pairs);
  for (const row of rows) for (let j = 0; j < pairs; j++) byColumn[j] = (byColumn[j] as number) + (row[j] as number) / rows.length;
  const estimate = mean(byColumn);
  const ofRows = variance(rows.map((row) => mean(row))) / rows.length;
  const ofColumns = variance(byColumn) / pairs;
  const total = ofRows + ofColumns;
  const freedom = total > 0 ? (total * total) / ((ofRows * ofRows) / (rows.length - 1) + (ofColumns * ofColumns) / (pairs - 1)) : pairs - 1;
  const t = studentQuantile((1 + confidence) / 2, pairs - 1);
  const floor = range === undefined ? 0 : (range * t * t) / (pairs + t * t);
  const half = Math.max(studentQuantile((1 + confidence) / 2, freedom) * Math.sqrt(total), floor);
  const bound = range ?? Number.POSITIVE_INFINITY;
  return {
    estimate,
    low: Math.max(-bound, estimate - half),
    high: Math.min(bound, estimate + half),
    p: pOf(estimate, total, freedom, pairs),
  };
}

/** Without any spread, as if by sign flips of the columns: all on one side. */
function pOf(estimate: number, total: number, freedom: number, pairs: number): number {
  if (estimate === 0) return 1;
  return total > 0 ? studentTwoSided(estimate / Math.sqrt(total), freedom) : power(2, 1 - pairs);
}

const widest = (range = Number.MAX_VALUE): { readonly low: number; readonly high: number } => ({ low: -range, high: range });
