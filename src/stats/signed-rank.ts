import type { Interval } from './interval.ts';
import { numberAt } from './item.ts';
import type { Numbers } from './moments.ts';
import { normalQuantile, normalTwoSided } from './special.ts';
import { type Tally, tally } from './tally.ts';
import { selectWalsh, walshSpread } from './walsh.ts';

/** The exact distribution is used for up to this many values other than 0 (P value) or values (interval). */
const EXACT_UP_TO = 50;

/**
 * Two-sided P value of "the differences are symmetric about 0" by signed ranks: Wilcoxon (1945), "Individual comparisons by ranking methods",
 * Biometrics Bulletin 1. Zeros are ranked and then left out: Pratt (1959), "Remarks on zeros and ties in the Wilcoxon signed rank procedures",
 * JASA 54. Equal sizes share the mean of their ranks.
 *
 * Exact for up to 50 differences other than 0, with ties too: Streitberg & Röhmel (1986), "Exact distributions for permutation and rank tests",
 * Statistical Software Newsletter 12. Above, the normal limit with the variance of the actual ranks.
 */
export function signedRankP(differences: Numbers): number {
  const { doubledRanks, sum } = signedRanks(tally(differences));
  if (doubledRanks.length === 0) return 1;
  if (doubledRanks.length <= EXACT_UP_TO) return exactTwoSided(doubledRanks, sum);
  let squares = 0;
  for (const rank of doubledRanks) squares += rank * rank;
  return normalTwoSided(sum / Math.sqrt(squares));
}

/** Twice the rank of each value other than 0, so that shared ranks are whole, and their signed sum. */
function signedRanks({ values, counts }: Tally): { doubledRanks: Float64Array; sum: number } {
  const sizes = new Map<number, { below: number; above: number }>();
  let moved = 0;
  let zeros = 0;
  for (const [i, value] of values.entries()) {
    const count = numberAt(counts, i);
    if (value === 0) {
      zeros = count;
      continue;
    }
    moved += count;
    const size = sizes.get(Math.abs(value)) ?? { below: 0, above: 0 };
    size[value < 0 ? 'below' : 'above'] += count;
    sizes.set(Math.abs(value), size);
  }
  const doubledRanks = new Float64Array(moved);
  let place = 0;
  let sum = 0;
  for (const size of Float64Array.from(sizes.keys()).sort()) {
    const { below, above } = sizes.get(size) ?? { below: 0, above: 0 };
    const rank = 2 * (zeros + place) + below + above + 1;
    doubledRanks.fill(rank, place, place + below + above);
    sum += rank * (above - below);
    place += below + above;
  }
  return { doubledRanks, sum };
}

/** Chances of sums from 0 to `total` without any rank. */
const noRanks = (total: number): Float64Array => new Float64Array(total + 1).fill(1, 0, 1);

/** One more rank, which a random subset has or has not: mends the chances of the sums of subsets, from the largest sum down. */
function addRank(chances: Float64Array, rank: number): void {
  for (let sum = chances.length - 1; sum >= 0; sum--) {
    chances[sum] = (numberAt(chances, sum) + (sum >= rank ? numberAt(chances, sum - rank) : 0)) / 2;
  }
}

/** Chance that ranks with random signs have at least this sum: counts subsets by their sum, adding one rank after the other. */
function exactTwoSided(ranks: Float64Array, sum: number): number {
  let total = 0;
  for (const rank of ranks) total += rank;
  const chances = noRanks(total);
  for (const rank of ranks) addRank(chances, rank);
  // The signed sum is twice that of the positive ranks less the total.
  let asFar = 0;
  for (const [s, chance] of chances.entries()) if (Math.abs(2 * s - total) >= Math.abs(sum)) asFar += chance;
  return Math.min(1, asFar);
}

/**
 * Hodges & Lehmann's estimate of the middle, the median of the means of all pairs of values (Walsh averages), with the interval that signed ranks
 * give. Hodges & Lehmann (1963), "Estimates of location based on rank tests", Annals of Mathematical Statistics 34. Exact for up to 50 values that are
 * symmetric about it; above, the
 * normal limit, with the larger of its variance for symmetric values and the one estimated from the sample, so that it covers for skewed
 * values too. With ties the interval covers at least as often as stated: Noether (1967), "Wilcoxon confidence intervals for location parameters
 * in the discrete case", JASA 62.
 *
 * Memory is O(n) and time O(n log n) for any values.
 *
 * @param range the largest possible absolute value: gives the limits where there are too few values for any (five at 0.95); without it they are infinite
 */
export function hodgesLehmann(values: Numbers, confidence = 0.95, range = Number.POSITIVE_INFINITY): Interval {
  const n = values.length;
  if (n === 0) return { estimate: 0, low: -range, high: range };
  const sorted = tally(values);
  const walsh = (n * (n + 1)) / 2;
  const middle = selectWalsh(sorted, Math.ceil(walsh / 2));
  const estimate = walsh % 2 === 1 ? middle : (middle + selectWalsh(sorted, walsh / 2 + 1)) / 2;
  const skip = n <= EXACT_UP_TO ? exactSkip(n, 1 - confidence) : normalSkip(sorted, estimate, 1 - confidence);
  if (skip === 0) return { estimate, low: -range, high: range };
  return { estimate, low: selectWalsh(sorted, skip), high: selectWalsh(sorted, walsh + 1 - skip) };
}

/** Rank of the lower limit among the Walsh averages; 0 where even the smallest excludes too much. */
function exactSkip(n: number, alpha: number): number {
  const total = (n * (n + 1)) / 2;
  const chances = noRanks(total);
  for (let rank = 1; rank <= n; rank++) addRank(chances, rank);
  let below = 0;
  let skip = 0;
  for (const chance of chances) {
    if (below + chance > alpha / 2) break;
    below += chance;
    skip += 1;
  }
  return skip;
}

function normalSkip(sorted: Tally, estimate: number, alpha: number): number {
  const { n } = sorted;
  const walsh = (n * (n + 1)) / 2;
  const symmetric = (n * (n + 1) * (2 * n + 1)) / 24;
  const spread = Math.max(symmetric, n * n * n * walshSpread(sorted, estimate));
  return Math.max(0, Math.floor(walsh / 2 + normalQuantile(alpha / 2) * Math.sqrt(spread)));
}
