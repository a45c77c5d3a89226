import type { Numbers } from './moments.ts';
import { power } from './portable.ts';
import { randomFrom } from './rng.ts';

/** Players in the order in which they join a coalition, from the empty one to the full one. */
export type Order = Int32Array;

/** An order and its reverse. */
export type Couple = readonly [Order, Order];

/**
 * Random orders of `players`, each with its reverse, by the shuffle of Fisher & Yates (Durstenfeld 1964).
 *
 * The mean of a couple gives the effects of single players and of any two together without sampling error: a player comes before another in
 * one of the two orders and after it in the other. What is left is the error from three and more together.
 * Castro, Gomez & Tejada (2009), "Polynomial calculation of the Shapley value based on sampling", Computers & Operations Research 36;
 * Mitchell, Cooper, Frank & Holmes (2022), "Sampling permutations for Shapley value estimation", JMLR 23.
 */
export function antitheticOrders(players: number, couples: number, seed: string): Couple[] {
  const random = randomFrom(seed);
  return Array.from({ length: couples }, () => {
    const order = Int32Array.from({ length: players }, (_, i) => i);
    for (let i = players - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    return [order, Int32Array.from(order).reverse()];
  });
}

/** The worth of a coalition in every pair. `has[i]` says whether player `i` belongs to it; the list is reused between calls. */
export type Worth = (has: readonly boolean[]) => Numbers;

/**
 * What each player adds on joining, the mean of the two orders of a couple, in every pair: `[player][pair]`. Over the players this
 * sums to the worth of the full coalition less that of the empty one, in each pair, whatever the orders.
 */
export function coupleContributions(couple: Couple, worth: Worth): Float64Array[] {
  const players = couple[0].length;
  const has = new Array<boolean>(players).fill(false);
  const nobody = worth(has);
  const added = Array.from({ length: players }, () => new Float64Array(nobody.length));
  for (const order of couple) {
    has.fill(false);
    let before: Numbers = nobody;
    for (const player of order) {
      has[player] = true;
      const after = worth(has);
      addDifference(added[player] as Float64Array, after, before, 0.5);
      before = after;
    }
  }
  return added;
}

/**
 * Shapley values from the worth of all coalitions, in every pair: `[player][pair]`, with the same sum over the players.
 * Shapley (1953), "A value for n-person games", Contributions to the Theory of Games II.
 */
export function exactContributions(players: number, worth: Worth): Float64Array[] {
  const weights = joiningWeights(players);
  const has = new Array<boolean>(players).fill(false);
  const all = Array.from({ length: power(2, players) }, (_, mask) => {
    for (let i = 0; i < players; i++) has[i] = (mask & (1 << i)) !== 0;
    return worth(has);
  });
  const added = Array.from({ length: players }, () => new Float64Array((all[0] as Numbers).length));
  for (const [mask, before] of all.entries()) {
    const weight = weights[bitCount(mask)] as number;
    for (let i = 0; i < players; i++) {
      if ((mask & (1 << i)) === 0) addDifference(added[i] as Float64Array, all[mask | (1 << i)] as Numbers, before, weight);
    }
  }
  return added;
}

/** Most players whose coalitions are all listed: masks are whole numbers of 32 bits. */
export const MOST_EXACT_PLAYERS = 20;

/** By size of the coalition joined: the share of all orders in which exactly its members come before the player. */
function joiningWeights(players: number): number[] {
  const weights = [1 / players];
  for (let size = 1; size < players; size++) weights.push(((weights[size - 1] as number) * size) / (players - size));
  return weights;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function addDifference(to: Float64Array, after: Numbers, before: Numbers, weight: number): void {
  if (after === before) return;
  for (let j = 0; j < to.length; j++) to[j] = (to[j] as number) + weight * ((after[j] as number) - (before[j] as number));
}
