import type { Fork, Seen, Shape } from './shape.ts';

const NUMBER = 8;
const MEGABYTE = 2 ** 20;
/** Bytes of a fork, a shape, an ending and a list of `Courses`, without the numbers in them: as V8 has them, maps and keys among them. */
const OF_FORK = 400;
const OF_SHAPE = 1600;
const OF_OUTCOME = 200;
const OF_ENDING = 400;
const OF_SEEN = 200;

const bytesOf = ({ tallied, owners }: Seen): number => OF_SEEN + tallied.byteLength + NUMBER * owners.length;

/** Memory that an exploration takes up, reckoned from what it keeps, and not measured: the same attack is refused on every machine. */
export class Held {
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  fork({ links, counts }: Fork): void {
    this.#add(OF_FORK + NUMBER * (links.length + counts.length));
  }

  shape({ sorts, chances }: Shape): void {
    this.#add(OF_SHAPE + NUMBER * sorts.length + OF_OUTCOME * chances.length);
  }

  ending(readings: readonly number[]): void {
    this.#add(OF_ENDING + NUMBER * readings.length);
  }

  seen(seen: Seen): void {
    this.#add(bytesOf(seen));
  }

  forget(seen: Seen): void {
    this.#add(-bytesOf(seen));
  }

  /** Takes up or, below 0, gives back so many numbers. */
  numbers(n: number): void {
    this.#add(NUMBER * n);
  }

  #add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#most) throw new RangeError(`more than ${this.#most / MEGABYTE} MB would have to be kept`);
  }
}
