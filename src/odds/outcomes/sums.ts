import type { Held } from './held.ts';

/** Numbers in the smallest block, as a power of two. */
const SMALLEST = 2;
const FIRST_ROOM = 2 ** 12;
const FIRST_SLOTS = 64;

/**
 * How likely places of a graph are, each in a slot, and for each tally how likely it is to be there with each sum. What is known of a place is let
 * go once it has been carried on: slots, and blocks of one room of numbers, are used again.
 */
export class Sums {
  readonly #tallies: number;
  readonly #held: Held;
  #room = new Float64Array(FIRST_ROOM);
  #used = 0;
  /** Blocks that have been let go, by the power of two that they hold. */
  readonly #free: number[][] = [];
  readonly #idle: number[] = [];
  #slots = 0;
  #chance = new Float64Array(FIRST_SLOTS);
  /** By slot and tally: the least sum, how many from there on are known, and the block they stand in. */
  #least: Int32Array;
  #known: Int32Array;
  #block: Int32Array;
  #size: Uint8Array;

  constructor(tallies: number, held: Held) {
    this.#tallies = tallies;
    this.#held = held;
    this.#least = new Int32Array(FIRST_SLOTS * tallies);
    this.#known = new Int32Array(FIRST_SLOTS * tallies);
    this.#block = new Int32Array(FIRST_SLOTS * tallies);
    this.#size = new Uint8Array(FIRST_SLOTS * tallies);
    held.numbers(FIRST_ROOM);
  }

  /** A slot for a place where nothing has come to yet. */
  open(): number {
    const slot = this.#idle.pop() ?? this.#slots++;
    if (slot === this.#chance.length) this.#moreSlots();
    this.#chance[slot] = 0;
    return slot;
  }

  close(slot: number): void {
    for (let at = slot * this.#tallies; at < (slot + 1) * this.#tallies; at++) {
      if (this.#known[at] === 0) continue;
      this.#free[this.#size[at]].push(this.#block[at]);
      this.#known[at] = 0;
    }
    this.#idle.push(slot);
  }

  chance(slot: number): number {
    return this.#chance[slot];
  }

  /** The place where all begins: it is reached with these sums. */
  begin(slot: number, sums: readonly number[]): void {
    this.#chance[slot] = 1;
    for (let k = 0; k < sums.length; k++) {
      const at = slot * this.#tallies + k;
      this.#take(at, 1);
      this.#least[at] = sums[k];
      this.#room[this.#block[at]] = 1;
    }
  }

  reach(slot: number, chance: number): void {
    this.#chance[slot] += chance;
  }

  /** A tally is carried from one place to another, with so much added to it, as often as the chance says. */
  carry(from: number, to: number, tally: number, shift: number, chance: number): void {
    const a = from * this.#tallies + tally;
    const b = to * this.#tallies + tally;
    const n = this.#known[a];
    const least = this.#least[a] + shift;
    const isNew = this.#known[b] === 0;
    if (isNew) {
      this.#take(b, n);
      this.#least[b] = least;
    } else this.#widen(b, least, n);
    const room = this.#room;
    const source = this.#block[a];
    const target = this.#block[b] + least - this.#least[b];
    if (isNew) for (let k = 0; k < n; k++) room[target + k] = chance * room[source + k];
    else for (let k = 0; k < n; k++) room[target + k] += chance * room[source + k];
  }

  /** Tells how likely each sum is that a tally may have at a place. */
  each(slot: number, tally: number, tell: (sum: number, chance: number) => void): void {
    const at = slot * this.#tallies + tally;
    for (let k = 0; k < this.#known[at]; k++) {
      const chance = this.#room[this.#block[at] + k];
      if (chance > 0) tell(this.#least[at] + k, chance);
    }
  }

  /** Makes room for so many sums from a least one on, beside those that are known. */
  #widen(at: number, least: number, n: number): void {
    const before = this.#least[at];
    const known = this.#known[at];
    const first = Math.min(before, least);
    const all = Math.max(before + known, least + n) - first;
    if (all === known) return;
    const block = this.#block[at];
    const size = this.#size[at];
    if (first < before || all > 1 << size) {
      this.#take(at, all);
      this.#room.fill(0, this.#block[at], this.#block[at] + all);
      this.#room.copyWithin(this.#block[at] + before - first, block, block + known);
      this.#free[size].push(block);
    } else this.#room.fill(0, block + known, block + all);
    this.#least[at] = first;
    this.#known[at] = all;
  }

  /** Gives a slot a block for so many numbers; what stands in it is undefined. */
  #take(at: number, n: number): void {
    let size = SMALLEST;
    while (1 << size < n) size++;
    while (this.#free.length <= size) this.#free.push([]);
    let block = this.#free[size].pop();
    if (block === undefined) {
      block = this.#used;
      this.#used += 1 << size;
      if (this.#used > this.#room.length) this.#moreRoom();
    }
    this.#block[at] = block;
    this.#size[at] = size;
    this.#known[at] = n;
  }

  #moreRoom(): void {
    let length = this.#room.length;
    while (length < this.#used) length *= 2;
    this.#held.numbers(length - this.#room.length);
    const room = new Float64Array(length);
    room.set(this.#room);
    this.#room = room;
  }

  #moreSlots(): void {
    const chance = new Float64Array(2 * this.#chance.length);
    chance.set(this.#chance);
    this.#chance = chance;
    this.#least = twice(this.#least);
    this.#known = twice(this.#known);
    this.#block = twice(this.#block);
    const size = new Uint8Array(2 * this.#size.length);
    size.set(this.#size);
    this.#size = size;
  }
}

function twice(column: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * column.length);
  longer.set(column);
  return longer;
}
