/** Before so many runs nothing is foretold. */
const FEWEST = 3000;
/** Like forks of which the cheapest counts: some cost little, because what they lead to is known by then. */
const LAST = 3;
/** The forks still to come are taken to cost no more than this share of it. */
const SHARE = 1 / 4;

/**
 * Foretells how many runs an exploration takes in all where one die has many outcomes that each lead to something of its own: where a marker may
 * come down, for example. Forks are finished from the last die to the first, so that what lies behind one of its outcomes is done before the next
 * is begun, and those that wait are as many as are left.
 */
export class Siblings {
  /** By depth: runs when a fork there was begun last, -1 where one before it has been begun since; and what the last ones took. */
  readonly #begun: number[] = [];
  readonly #took: number[][] = [];
  #least = 0;

  /** A fork of this depth is about to be finished, after so many runs; so many others wait, none of them deeper. */
  reach(depth: number, runs: number, waiting: number): void {
    const begun = this.#begun[depth] ?? -1;
    for (let deeper = this.#begun.length - 1; deeper > depth; deeper--) this.#begun.pop();
    this.#begun[depth] = runs;
    if (begun < 0) return;
    const took = [...(this.#took[depth] ?? []).slice(1 - LAST), runs - begun];
    this.#took[depth] = took;
    if (took.length === LAST && runs >= FEWEST) this.#least = Math.max(this.#least, runs + waiting * SHARE * Math.min(...took));
  }

  /** So many runs at least; 0 while there is nothing to go by. */
  least(): number {
    return this.#least;
  }
}
