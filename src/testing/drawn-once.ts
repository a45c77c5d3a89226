import type { Arena } from '../engine/arena.ts';
import type { DeedFrame } from '../engine/dice/frames.ts';
import { fold } from '../engine/dice/mix.ts';
import type { Tracer } from '../engine/play.ts';
import type { Frame, Roller } from '../rules/index.ts';
import { DEEDS, purposes } from '../rules/index.ts';
import { item } from '../rules/item.ts';

/** Integers of an address: the two halves of the frame's key, the purpose and the place in its row. */
const WIDTH = 4;
const MOST_PROBLEMS = 20;

/**
 * Checks that no die of an engagement is drawn twice: two draws of one address show the same face, so their results would not be
 * independent. Re-rolls (`nth`) are no exception: each has its own purpose, reads the place of the die it replaces, and reads it once.
 */
export class DrawnOnce implements Tracer {
  readonly problems: string[] = [];
  /** Number of dice drawn since `begin`. */
  drawn = 0;
  #addresses = new Int32Array(WIDTH * 4096);
  /** 1 + index of an address, by its hash; 0: free. */
  #slots = new Int32Array(2 * 4096);
  #arena: Arena | null = null;

  /** Before each engagement: `arena` names the rollers. */
  begin(arena: Arena): void {
    this.#arena = arena;
    this.#slots.fill(0);
    this.drawn = 0;
  }

  event(): void {}

  die(frame: Frame, why: number, ordinal: number): void {
    const { lo, hi } = frame as DeedFrame;
    if (this.#find(lo, hi, why, ordinal)) this.#say(frame, why, ordinal);
  }

  /** Whether an address was already there; it is afterwards. */
  #find(lo: number, hi: number, why: number, ordinal: number): boolean {
    if (2 * this.drawn === this.#slots.length) this.#grow();
    const a = this.#addresses;
    const mask = this.#slots.length - 1;
    let slot = fold(lo ^ Math.imul(why + 1, 0x9e3779b1), hi ^ ordinal) & mask;
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const at = WIDTH * (item(this.#slots, slot) - 1);
      if (a[at] === lo && a[at + 1] === hi && a[at + 2] === why && a[at + 3] === ordinal) return true;
    }
    const at = WIDTH * this.drawn++;
    a[at] = lo;
    a[at + 1] = hi;
    a[at + 2] = why;
    a[at + 3] = ordinal;
    this.#slots[slot] = this.drawn;
    return false;
  }

  #grow(): void {
    const before = this.#addresses;
    const count = this.drawn;
    this.#addresses = new Int32Array(2 * before.length);
    this.#slots = new Int32Array(2 * this.#slots.length);
    this.drawn = 0;
    for (let at = 0; at < WIDTH * count; at += WIDTH)
      this.#find(item(before, at), item(before, at + 1), item(before, at + 2), item(before, at + 3));
  }

  #say(frame: Frame, why: number, ordinal: number): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    const deed = DEEDS[frame.deed];
    this.problems.push(
      `round ${this.#arena?.round}, ${this.#name(frame.actor)} at ${this.#name(frame.target)} (${deed}): die ${ordinal + 1} for "${purposes.names[why]}" is drawn twice`,
    );
  }

  #name({ index }: Roller): string {
    const units = this.#arena?.units ?? [];
    const unit = units[index];
    if (unit !== undefined) return `${unit.side === 0 ? 'red' : 'blue'}/${unit.id}`;
    return index < units.length + 2 ? `seat ${index - units.length}` : 'nobody';
  }
}
