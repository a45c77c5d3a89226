/** Whole numbers that stand for lists of numbers: equal lists have equal numbers, and no others do, which a digest cannot promise. */
export class Courses {
  /** By list: those with one word more; null before there is any. */
  readonly #next: (Map<number, number> | null)[] = [null];

  /** The list that `from` stands for with one more at its end. The empty list is 0. */
  and(from: number, word: number): number {
    let onwards = this.#next[from];
    if (onwards === null) {
      onwards = new Map();
      this.#next[from] = onwards;
    }
    let to = onwards.get(word);
    if (to === undefined) {
      to = this.#next.length;
      this.#next.push(null);
      onwards.set(word, to);
    }
    return to;
  }
}
