import type { GameValue } from './game-values.ts';
import { unseen } from './game-values.ts';
import { item } from './item.ts';
import type { Numbers } from './moments.ts';
import { log2 } from './portable.ts';

/** How many pairs the cells of sampled games may get. */
export interface GamePlan {
  /** Pairs of every cell at the first look, and the unit of all later ones. */
  readonly first: number;
  /** Most pairs of a cell. */
  readonly most: number;
  /** Most pairs of all cells of one game together. */
  readonly budget: number;
}

/** Pairs by row and column. */
export type Counts = readonly Numbers[];

/** A cell that may still matter gets at least this share of the pairs of the cell that matters most. */
const LEAST_SHARE = 1 / 8;

/**
 * The confidence of an interval at a look along the way or at the end, so that all of them hold together: the end, where no cell gets more pairs, has half of
 * the error, and the looks before it share the other half (Bonferroni; the spending of Lan & DeMets 1983, "Discrete sequential boundaries for
 * clinical trials", Biometrika 70). Whether the next look is the end is known before its pairs are played.
 */
export function lookConfidence(confidence: number, look: 'along the way' | 'end', plan: Pick<GamePlan, 'first' | 'most'>): number {
  return 1 - (1 - confidence) / (look === 'end' ? 2 : 2 * mostLooks(plan));
}

/** Most looks along the way: as many times can the pairs of a cell be doubled. */
export const mostLooks = ({ first, most }: Pick<GamePlan, 'first' | 'most'>): number => Math.max(1, Math.ceil(log2(most / first)));

/**
 * How many pairs each cell should have at the next look; as many as now where nothing is left to play. The cell that moves the values most gets
 * twice the pairs that any has now. The others get fewer, in proportion to the square root of how much they move them (their weight in the mixes, averaged over
 * resamples): in proportion to the weight itself intervals would be narrowest (Neyman 1934, JRSS 97), were the weights known. A cell of a player whom no
 * mix has a use for gets nothing more: one without weight in any resample, who does worse by more than what has not been seen yet could make up for.
 *
 * @param values of the games on these pairs
 */
export function nextPairs(values: readonly GameValue[], counts: Counts, plan: GamePlan, confidence: number): number[][] {
  const now = counts.map((row) => Array.from(row));
  const top = Math.min(plan.most, 2 * Math.max(...now.flat()));
  const shares = sharesOf(values, now, confidence);
  const upTo = (pairs: number): number[][] =>
    now.map((row, i) =>
      row.map((count, j) => {
        const wanted = Math.ceil((pairs * item(item(shares, i), j)) / plan.first) * plan.first;
        return Math.max(count, Math.min(plan.most, wanted));
      }),
    );
  // The largest number of pairs that the budget allows.
  for (let pairs = top; pairs > 0; pairs -= plan.first) {
    const wanted = upTo(pairs);
    if (total(wanted) <= plan.budget) return wanted;
  }
  return now;
}

const total = (counts: Counts): number => counts.reduce((sum, row) => sum + Array.from(row).reduce((a, b) => a + b, 0), 0);

/** Of the pairs that the cell that matters most gets, the share that each gets: 0 to 1. */
function sharesOf(values: readonly GameValue[], counts: Counts, confidence: number): number[][] {
  const weights = counts.map((row, i) => Array.from(row, (_, j) => Math.max(...values.map(({ pulls }) => item(item(pulls, i), j)))));
  const largest = Math.max(...weights.flat());
  return weights.map((row, i) =>
    row.map((weight, j) => {
      const least = unseen(item(item(counts, i), j), confidence);
      if (!values.some((it) => isUseful(it, 'rows', i, least)) || !values.some((it) => isUseful(it, 'columns', j, least))) return 0;
      return Math.max(LEAST_SHARE, Math.sqrt(weight / largest));
    }),
  );
}

/** Whether a mix may use a player: some resample does, or he is worse by so little that what has not been seen yet could make up for it. */
function isUseful({ most, shortfall }: GameValue, side: 'rows' | 'columns', i: number, least: number): boolean {
  return item(most[side], i) > 0 || item(shortfall[side], i) <= least;
}
