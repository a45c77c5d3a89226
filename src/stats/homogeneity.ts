import { mean, type Numbers } from './moments.ts';
import { square } from './portable.ts';
import { chiSquareTail } from './special.ts';

/** Whether consecutive stretches of a list have the same mean. */
export interface Homogeneity {
  readonly groups: number;
  readonly statistic: number;
  /** Degrees of freedom. */
  readonly df: number;
  readonly p: number;
  /** The stretch furthest from the rest, in standard errors; null where nothing is tested. */
  readonly worst: { readonly from: number; readonly to: number; readonly mean: number; readonly rest: number } | null;
}

/** Values other than the commonest that a group must expect, or the chi-squared limit is a poor guide to its tail. */
const EXPECTED = 10;

/**
 * Chi-squared test that stretches of `size` values have the same mean: (n - 1) times the share of the sum of squares that lies between them,
 * which for two kinds of values is Pearson's statistic. Pearson (1900), Philosophical Magazine 50; for scores in general, Cochran
 * (1954), "Some methods for strengthening the common chi-squared tests", Biometrics 10, who also joins stretches with
 * the next until each expects enough values other than the commonest one. A short last stretch is joined with the one before.
 *
 * Values that are all alike, or too few for two groups, test nothing: P is 1.
 */
export function homogeneity(values: Numbers, size: number): Homogeneity {
  const n = values.length;
  const width = widthOf(values, size);
  const groups = Math.floor(n / width);
  const centre = n > 0 ? mean(values) : 0;
  let total = 0;
  for (let i = 0; i < n; i++) total += square((values[i] as number) - centre);
  if (groups < 2 || total === 0) return { groups: Math.min(1, n), statistic: 0, df: 0, p: 1, worst: null };
  const variance = total / (n - 1);
  let between = 0;
  let worst = { from: 0, to: 0, mean: 0, rest: 0 };
  let furthest = -1;
  for (let group = 0; group < groups; group++) {
    const from = group * width;
    const to = group === groups - 1 ? n : from + width;
    let sum = 0;
    for (let i = from; i < to; i++) sum += values[i] as number;
    const count = to - from;
    const off = sum / count - centre;
    between += count * off * off;
    // Against the rest, without the group itself.
    const error = variance * (1 / count + 1 / (n - count));
    const rest = (centre * n - sum) / (n - count);
    const distance = square(sum / count - rest) / error;
    if (distance > furthest) {
      furthest = distance;
      worst = { from, to, mean: sum / count, rest };
    }
  }
  const statistic = between / variance;
  return { groups, statistic, df: groups - 1, p: chiSquareTail(statistic, groups - 1), worst };
}

/** A multiple of `size` at which groups expect enough values other than the commonest. */
function widthOf(values: Numbers, size: number): number {
  const counts = new Map<number, number>();
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const unlike = values.length - Math.max(0, ...counts.values());
  const needed = unlike === 0 ? values.length : (EXPECTED * values.length) / unlike;
  return Math.max(1, Math.ceil(needed / size)) * size;
}
