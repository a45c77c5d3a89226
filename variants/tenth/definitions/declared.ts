/** What modules declare as they are loaded, or as their rules are composed: a table that play only reads. */
export class Declared<T> {
  readonly #all: T[] = [];

  get count(): number {
    return this.#all.length;
  }

  /** Declares an entry and returns its number. */
  add(it: T): number {
    return this.#all.push(it) - 1;
  }

  has(it: T): boolean {
    return this.#all.includes(it);
  }

  at(number: number): T {
    return this.#all[number];
  }
}
