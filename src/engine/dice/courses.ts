import { fold } from './mix.ts';

/** Places at first; a power of two. */
const FIRST_PLACES = 256;

/** Whole numbers that stand for lists of numbers: equal lists have equal numbers, and no others do, which a digest cannot promise. */
export class Courses {
  /** By place of a table with open addressing: a list, the word that goes on it, and the list that this makes; 0 where the place is free. */
  #from = new Int32Array(FIRST_PLACES);
  #word = new Float64Array(FIRST_PLACES);
  #to = new Int32Array(FIRST_PLACES);
  /** Lists so far, the empty one among them. */
  #lists = 1;

  /** The list that `from` stands for with one more at its end. The empty list is 0. */
  and(from: number, word: number): number {
    const at = this.#placeOf(from, word);
    const known = this.#to[at];
    if (known !== 0) return known;
    const to = this.#lists++;
    this.#put(at, from, word, to);
    if (2 * this.#lists > this.#to.length) this.#grow();
    return to;
  }

  /** Where a list with one more stands, or is to stand. */
  #placeOf(from: number, word: number): number {
    const places = this.#to;
    const froms = this.#from;
    const words = this.#word;
    const mask = places.length - 1;
    let at = fold(from, bitsOf(word)) & mask;
    while (places[at] !== 0 && (froms[at] !== from || words[at] !== word)) at = (at + 1) & mask;
    return at;
  }

  #put(at: number, from: number, word: number, to: number): void {
    this.#from[at] = from;
    this.#word[at] = word;
    this.#to[at] = to;
  }

  #grow(): void {
    const from = this.#from;
    const word = this.#word;
    const to = this.#to;
    this.#from = new Int32Array(2 * to.length);
    this.#word = new Float64Array(2 * to.length);
    this.#to = new Int32Array(2 * to.length);
    for (let k = 0; k < to.length; k++) if (to[k] !== 0) this.#put(this.#placeOf(from[k], word[k]), from[k], word[k], to[k]);
  }
}

const real = new Float64Array(1);
const halves = new Int32Array(real.buffer);

/** 32 bits for a number. Numbers that are equal have the same ones, 0 and -0 too. */
function bitsOf(word: number): number {
  const whole = word | 0;
  if (whole === word) return whole;
  real[0] = word;
  return halves[0] ^ Math.imul(halves[1], 0x01000193);
}
