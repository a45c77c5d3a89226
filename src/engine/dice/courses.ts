/** Whole numbers that stand for lists of numbers: equal lists have equal numbers, and no others do, which a digest cannot promise. */
export class Courses {
  readonly #next: Map<number, number>[] = [new Map()];

  /** The list that `from` stands for with one more at its end. The empty list is 0. */
  and(from: number, word: number): number {
    const onwards = this.#next[from];
    let to = onwards.get(word);
    if (to === undefined) {
      to = this.#next.length;
      this.#next.push(new Map());
      onwards.set(word, to);
    }
    return to;
  }
}
