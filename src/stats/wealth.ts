import { item } from './item.ts';
import { exp, log } from './portable.ts';

/**
 * Default design effects of a sequence, as shares of the range, each with its weight. Most of the weight is where
 * designers ask: at 2, 5 and 10 points of win rate, where differences of scores range from -1 to 1. Larger ones are found within a chunk
 * or two anyway; the small ones let intervals keep shrinking up to some ten million values.
 */
const READY_FOR: readonly (readonly [effect: number, weight: number])[] = [
  [0.0002, 0.005],
  [0.0005, 0.005],
  [0.001, 0.015],
  [0.002, 0.025],
  [0.005, 0.07],
  [0.01, 0.2],
  [0.025, 0.5],
  [0.05, 0.12],
  [0.1, 0.04],
  [0.25, 0.02],
];

/** Total weight of the stated effects. */
const STATED = 0.5;

/** Largest stake, as a share of what a single value can lose. Less than 1, so that no value can lose everything. */
const LARGEST_STAKE = 0.75;

/** The variance that bets begin with (a quarter of the largest possible), and the number of values that it counts for. */
const FIRST_VARIANCE = 1 / 16;
const FIRST_WEIGHT = 8;

/**
 * Design effects with their weights, which sum to 1.
 * @param stated effects to give half of the weight to, as shares of the range
 */
export function designEffects(stated: readonly number[] = []): readonly (readonly [effect: number, weight: number])[] {
  if (stated.length === 0) return READY_FOR;
  const others = READY_FOR.map(([effect, weight]) => [effect, weight * (1 - STATED)] as const);
  return [...stated.map((effect) => [effect, STATED / stated.length] as const), ...others];
}

/** Values are counted on a grid of this many steps. Halves, thirds, quarters, fifths and eighths lie on it. */
const STEPS = 120;

/** Bets are reset after 1, 2, 4, ... 64 values, then whenever there are half as many again, at a multiple of this. */
const BLOCK = 64;
const GROWTH = 1.5;

/** How many values there were at a point of the grid; those between two points count partly for each. */
interface Cell {
  readonly point: number;
  count: number;
}

/** Values under the same bets. */
interface Stretch {
  /** Stake for one unit, by design effect. */
  readonly bets: Float64Array;
  /** In the order in which they were met. */
  readonly cells: Cell[];
  readonly byStep: Map<number, Cell>;
}

/** The hypothesis that a wealth is evidence against: that the mean is at most, or at least, some value. */
export type Against = 'at-most' | 'at-least';

/** The wealth from betting against one hypothesis. */
export interface Account {
  readonly mean: number;
  /** Logarithm of what a stake of 1 has become so far. Cheap when asked again after some more values. */
  log(): number;
}

/** Bets, value by value, that a mean isn't what a hypothesis says; all in shares from 0 to 1. */
export interface Wealth {
  /** Takes the next value, from 0 to 1. */
  add(share: number): void;
  /** What has been won since the first value against "the mean is at most (or at least) `mean`"; less, the higher (lower) `mean` is. */
  account(against: Against, mean: number): Account;
}

/**
 * Wealth by betting on a bounded mean m: a mixture over design effects d of Π (1 + λ (x - m)) with the stake λ = d / (v + d²), which
 * is nearly what makes wealth grow fastest when the mean is m + d and the variance v (Kelly 1956, "A new interpretation of
 * information rate", Bell System Technical Journal 35). v is estimated from earlier values alone, so that each product is a
 * nonnegative supermartingale starting at 1 under its hypothesis whatever the distribution, and so is their mixture: the chance that it
 * ever exceeds 1/α is at most α (Ville 1939, "Étude critique de la notion de collectif"). Mixtures: Robbins (1970), "Statistical
 * methods related to the law of the iterated logarithm", Annals of Mathematical Statistics 41. Betting on bounded means: Waudby-Smith
 * & Ramdas (2024), "Estimating means of bounded random variables by betting", JRSS B 86.
 *
 * Wealth at any m is computed from counts, so that a million values cost hardly more than a thousand: the number of bets grows with the
 * logarithm of the number of values, and values between two points of a grid count partly for each. This makes wealth slightly
 * smaller, since the logarithm is concave, and never larger.
 *
 * @param stated effects to give half of the weight to, as shares of the range
 */
export function wealthOf(stated: readonly number[] = []): Wealth {
  const design = designEffects(stated);
  const effects = design.map(([effect]) => effect);
  const logWeights = Float64Array.from(design, ([, weight]) => log(weight));
  const scratch = new Float64Array(effects.length);
  const stretches: Stretch[] = [];
  let count = 0;
  let mean = 0;
  let squares = 0;
  let current = open();
  let until = 1;

  function open(): Stretch {
    const variance = (FIRST_VARIANCE * FIRST_WEIGHT + squares) / (FIRST_WEIGHT + count);
    const bets = Float64Array.from(effects, (effect) => effect / (variance + effect * effect));
    const stretch = { bets, cells: [], byStep: new Map() };
    stretches.push(stretch);
    return stretch;
  }

  function tally(step: number, weight: number): void {
    const found = current.byStep.get(step);
    if (found !== undefined) {
      found.count += weight;
      return;
    }
    const cell = { point: step / STEPS, count: weight };
    current.byStep.set(step, cell);
    current.cells.push(cell);
  }

  return {
    add(share) {
      if (count === until) {
        current = open();
        until = count < BLOCK ? 2 * count : Math.ceil((count * GROWTH) / BLOCK) * BLOCK;
      }
      const at = share * STEPS;
      const below = Math.floor(at);
      const part = at - below;
      if (part < 1) tally(below, 1 - part);
      if (part > 0) tally(below + 1, part);
      count += 1;
      const deviation = share - mean;
      mean += deviation / count;
      squares += deviation * (share - mean);
    },
    account(against, m) {
      const sign = against === 'at-most' ? 1 : -1;
      const largest = LARGEST_STAKE / (against === 'at-most' ? m : 1 - m);
      const settled = logWeights.slice();
      let over = 0;
      const addTo = (logs: Float64Array, { bets, cells }: Stretch): void => {
        for (const [j, bet] of bets.entries()) {
          const stake = sign * Math.min(bet, largest);
          let sum = 0;
          for (const { point, count } of cells) sum += count * log(1 + stake * (point - m));
          logs[j] = item(logs, j) + sum;
        }
      };
      return {
        mean: m,
        log() {
          for (; over < stretches.length - 1; over++) addTo(settled, item(stretches, over));
          scratch.set(settled);
          addTo(scratch, current);
          return logOfSum(scratch);
        },
      };
    },
  };
}

/** log Σ exp, without overflow. */
function logOfSum(logs: Float64Array): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (const value of logs) largest = Math.max(largest, value);
  let sum = 0;
  for (const value of logs) sum += exp(value - largest);
  return largest + log(sum);
}
