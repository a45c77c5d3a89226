import type { Deed, Frame, Roller } from '../../rules/index.ts';
import { DEEDS, purposes } from '../../rules/index.ts';

/** Nested deeds: a reaction inside a volley inside an activation is three deep; this is ample. */
const DEPTH = 32;

/** A frame with its key and the places its rows have come to. Rows are reset by stamp, not by clearing. */
export class DeedFrame implements Frame {
  deed: Deed = 0;
  actor: Roller;
  target: Roller;
  /** Key of the deed, and of the deed with the weapon in hand. */
  deedLo = 0;
  deedHi = 0;
  lo = 0;
  hi = 0;
  /** Rows belong to this stamp; older ones count as empty. */
  stamp = 0;
  readonly rows: Int32Array;
  readonly stamps: Int32Array;

  constructor(nobody: Roller, rows: number) {
    this.actor = nobody;
    this.target = nobody;
    this.rows = new Int32Array(rows);
    this.stamps = new Int32Array(rows);
  }

  /** Where the row of a purpose has come to. */
  place(why: number): number {
    return this.stamps[why] === this.stamp ? this.rows[why] : 0;
  }

  advance(why: number, by: number): number {
    const at = this.place(why);
    this.stamps[why] = this.stamp;
    this.rows[why] = at + by;
    return at;
  }
}

/** The stack of open deeds and the count of occasions: what every implementation of dice needs. */
export class Frames {
  readonly #stack: DeedFrame[] = [];
  readonly #occasions: Uint16Array;
  readonly #rollers: number;
  #open = 0;
  #stamp = 0;

  /** `rollers`: units, two seats and nobody. */
  constructor(rollers: number, nobody: Roller) {
    // Purposes declared later than this (a plugin loaded afterwards) would have no row; matches are compiled after loading.
    for (let i = 0; i < DEPTH; i++) this.#stack.push(new DeedFrame(nobody, purposes.size));
    this.#rollers = rollers;
    this.#occasions = new Uint16Array(DEEDS.length * rollers * rollers);
  }

  /** Occasions are counted within a round. */
  newRound(): void {
    this.#occasions.fill(0);
    if (this.#open !== 0) throw new Error('a deed was left open at the end of a round');
  }

  /** Drops whatever is open: the engagement begins, or an example ended in the middle of a deed. */
  reset(): void {
    this.#open = 0;
    this.#occasions.fill(0);
  }

  push(deed: Deed, actor: Roller, target: Roller): DeedFrame {
    if (this.#open === DEPTH) throw new Error('deeds are nested too deeply: one is begun and never ended');
    const frame = this.#stack[this.#open++];
    frame.deed = deed;
    frame.actor = actor;
    frame.target = target;
    frame.stamp = ++this.#stamp;
    return frame;
  }

  /** How often this actor has done this to this target in this round, this time not counted. */
  occasion(deed: Deed, actor: Roller, target: Roller): number {
    return this.#occasions[(deed * this.#rollers + actor.index) * this.#rollers + target.index]++;
  }

  restamp(frame: DeedFrame): void {
    frame.stamp = ++this.#stamp;
  }

  pop(frame: Frame): void {
    if (this.#open === 0 || this.#stack[this.#open - 1] !== frame) throw new Error('a deed is ended that is not the innermost one');
    this.#open--;
  }
}
