import { item } from '../../rules/item.ts';
import { crossing, decreasing, mean, type Numbers, passesZero } from '../../stats/index.ts';

/** Where the army with the unit does as well as without it. */
export type Fair =
  /** All lists gave the same score in every pair. */
  | { readonly kind: 'no matter' }
  /** Even at the lowest price asked it does worse with the unit, at the highest still better, at none of them certainly either. */
  | { readonly kind: 'less' | 'more' | 'anything' }
  | {
      readonly kind: 'price';
      /** Null where the estimates stay on one side, although the interval reaches into the range. */
      readonly price: number | null;
      readonly low: number;
      readonly high: number;
      /** It may also be lower than the lowest, or higher than the highest, price asked. */
      readonly below: boolean;
      readonly above: boolean;
    };

/**
 * The price at which a difference that falls with the price passes 0.
 *
 * Between two neighbouring prices the list is a mixture of both fills, each in so many games that it costs its limit on average; the score of a
 * mixture is the mean of the scores, so the curve is straight between neighbours by definition. The interval takes every price at which Student's
 * test cannot tell the difference from 0: Fieller (1954), "Some problems in interval estimation", Journal of the Royal Statistical Society B 16,
 * between neighbours (`crossing`). The estimate is where the nearest never-increasing curve passes 0 (`decreasing`); it is always inside.
 *
 * @param differences by price and pair: the score with the unit less that without it
 * @param prices in ascending order
 */
export function fairPrice(differences: readonly Numbers[], prices: Numbers, confidence: number): Fair {
  if (differences.every((column) => Array.from(column).every((it) => it === 0))) return { kind: 'no matter' };
  const curve = decreasing(differences.map(mean));
  const found = crossing(differences, prices, 0, confidence, 1);
  if (found === null) return { kind: item(curve, 0) < 0 ? 'less' : 'more' };
  const { low, high, below, above } = found;
  if (below && above) return { kind: 'anything' };
  return { kind: 'price', price: passesZero(curve, prices), low, high, below, above };
}
