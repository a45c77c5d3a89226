/** Before so many runs nothing is foretold. */
const FEWEST = 3000;

/**
 * Foretells how many runs an exploration takes in all. Forks are finished from the last die to the first, and what the dice after one have taken
 * is to those after the next as before, or somewhat less: courses that meet are followed once.
 */
export class Growth {
  #depth = Infinity;
  #runs = 0;
  #factor = Infinity;
  /** The lesser of the last two factors by which the runs grew from one die to the one before it: one wide die multiplies them only once. */
  #lasting = 1;

  /** A fork of this depth is about to be finished, after so many runs. */
  reach(depth: number, runs: number): void {
    if (depth >= this.#depth) return;
    const factor = this.#runs === 0 ? Infinity : (runs / this.#runs) ** (1 / (this.#depth - depth));
    this.#lasting = Number.isFinite(factor) ? Math.min(factor, this.#factor) : 1;
    this.#factor = factor;
    this.#depth = depth;
    this.#runs = runs;
  }

  /** So many runs at least, even if they grow at only the root of that factor from here on; 0 while there is nothing to go by. */
  least(): number {
    return this.#runs < FEWEST ? 0 : this.#runs * this.#lasting ** ((this.#depth + 1) / 2);
  }
}
