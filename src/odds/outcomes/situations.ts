/** Places at first; a power of two. */
const FIRST_PLACES = 256;

/** What is known of situations, each told by 64 bits: of a million two have the same once in tens of millions of times. */
export class Situations<T> {
  #lo = new Int32Array(FIRST_PLACES);
  #hi = new Int32Array(FIRST_PLACES);
  /** By place: the number of what is known, from 1; 0 where the place is free. */
  #which = new Int32Array(FIRST_PLACES);
  readonly #known: T[] = [];

  get size(): number {
    return this.#known.length;
  }

  of(lo: number, hi: number): T | undefined {
    return this.#known[this.#which[this.#placeOf(lo, hi)] - 1];
  }

  /** Notes what is known of a situation of which nothing was. */
  set(lo: number, hi: number, known: T): void {
    const at = this.#placeOf(lo, hi);
    this.#lo[at] = lo;
    this.#hi[at] = hi;
    this.#which[at] = this.#known.push(known);
    if (2 * this.#known.length > this.#which.length) this.#grow();
  }

  #placeOf(lo: number, hi: number): number {
    const which = this.#which;
    const mask = which.length - 1;
    let at = lo & mask;
    while (which[at] !== 0 && (this.#lo[at] !== lo || this.#hi[at] !== hi)) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const lo = this.#lo;
    const hi = this.#hi;
    const which = this.#which;
    this.#lo = new Int32Array(2 * which.length);
    this.#hi = new Int32Array(2 * which.length);
    this.#which = new Int32Array(2 * which.length);
    for (let k = 0; k < which.length; k++) {
      if (which[k] === 0) continue;
      const at = this.#placeOf(lo[k], hi[k]);
      this.#lo[at] = lo[k];
      this.#hi[at] = hi[k];
      this.#which[at] = which[k];
    }
  }
}
