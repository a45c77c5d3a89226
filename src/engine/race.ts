/** Tries of each option before the first are dropped: fewer tell nothing. */
const FIRST_TRIES = 2;
/** Share of the budget that all of them get before that, if it is more. */
const FIRST_SHARE = 0.2;
/** How much better than the first option another has to do on average. */
const LEAST_GAIN = 0.01;
/** An option is dropped once it would not be better even if it did better from now on by so many standard errors. */
const DROPPED_AT = 0.5;
/** The last one left is taken as soon as it is better by so many standard errors. */
const TAKEN_AT = 2;
/** Differences on the same dice vary at least about this much: few that are equal prove little. */
const USUAL_SPREAD = 0.03;
const USUAL_WEIGHT = 2;

/** What becomes of an option on the dice of a try, 0 to 1. */
export type TryOut = (option: number, dice: number) => number;

/**
 * Finds the option that does best on trial. The first is what is done anyway; the others have to do better on the same dice. All are tried
 * a few times, then those that can still catch up, twice as often at each stage and the better half of them at most (sequential halving; Karnin,
 * Koren and Somekh, 2013; dropped early as in Hoeffding races; Maron and Moore, 1994). Nothing is tried once the answer is plain.
 */
export class Race {
  readonly #tryOut: TryOut;
  /** Of the differences to the first option. */
  readonly #sum: Float64Array;
  readonly #squares: Float64Array;
  /** Options that are left, without the first. */
  readonly #left: Int32Array;
  #tries = 0;

  /** @param most options at most */
  constructor(most: number, tryOut: TryOut) {
    this.#tryOut = tryOut;
    this.#sum = new Float64Array(most);
    this.#squares = new Float64Array(most);
    this.#left = new Int32Array(most);
  }

  /**
   * The best of so many options, 0 where none is better than the first.
   * @param budget tries of options, all told; never exceeded unless it is below 2
   */
  best(count: number, budget: number): number {
    this.#sum.fill(0);
    this.#squares.fill(0);
    this.#tries = 0;
    // With few tries only the options listed first have a fair trial.
    let left = Math.min(count, Math.max(2, Math.floor(budget / FIRST_TRIES))) - 1;
    for (let i = 0; i < left; i++) this.#left[i] = i + 1;
    let used = 0;
    for (let batch = Math.max(FIRST_TRIES, Math.floor((FIRST_SHARE * budget) / (left + 1))); left > 0; batch *= 2) {
      const each = Math.min(batch, Math.max(this.#tries === 0 ? 1 : 0, Math.floor((budget - used) / (left + 1))));
      if (each === 0) break;
      for (let k = 0; k < each; k++) this.#tryAll(left);
      used += each * (left + 1);
      left = this.#drop(left);
      if (left === 1 && this.#lead(this.#left[0], -TAKEN_AT) > LEAST_GAIN) break;
    }
    return left > 0 && this.#lead(this.#left[0], 0) > LEAST_GAIN ? this.#left[0] : 0;
  }

  #tryAll(left: number): void {
    const dice = this.#tries++;
    const first = this.#tryOut(0, dice);
    for (let i = 0; i < left; i++) {
      const option = this.#left[i];
      const gain = this.#tryOut(option, dice) - first;
      this.#sum[option] += gain;
      this.#squares[option] += gain * gain;
    }
  }

  /** Leaves the better half, the best first, of those that can catch up. */
  #drop(count: number): number {
    let left = 0;
    for (let i = 0; i < count; i++) if (this.#lead(this.#left[i], DROPPED_AT) > LEAST_GAIN) this.#left[left++] = this.#left[i];
    this.#left.subarray(0, left).sort(this.#inOrder);
    return Math.ceil(left / 2);
  }

  readonly #inOrder = (a: number, b: number): number => this.#sum[b] - this.#sum[a] || a - b;

  /** How much better an option does than the first, on average, and so many standard errors more. */
  #lead(option: number, errors: number): number {
    const n = this.#tries;
    const mean = this.#sum[option] / n;
    const squares = Math.max(0, this.#squares[option] - mean * mean * n) + USUAL_WEIGHT * USUAL_SPREAD * USUAL_SPREAD;
    return mean + errors * Math.sqrt(squares / (n - 1 + USUAL_WEIGHT) / n);
  }
}
