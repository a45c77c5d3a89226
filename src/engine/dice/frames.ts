import type { Deed, Frame, Roller } from '../../rules/index.ts';
import { DEEDS, purposes } from '../../rules/index.ts';

/** Nested deeds: a reaction inside a volley inside an activation is three deep; this is ample. */
const DEPTH = 32;

/** The positions of the rows of one weapon, by purpose. They are reset by stamp, not by clearing. */
class Rows {
  key = 0;
  readonly at: Int32Array;
  readonly stamps: Int32Array;

  constructor(purposes: number) {
    this.at = new Int32Array(purposes);
    this.stamps = new Int32Array(purposes);
  }
}

/** A frame with its key and the positions of its rows. */
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
  #stamp = 0;
  /** Rows by weapon: those of the weapons used in this deed come first; more are made when a deed first needs them. */
  readonly #all: Rows[];
  #used = 1;
  #rows: Rows;

  constructor(nobody: Roller, purposes: number) {
    this.actor = nobody;
    this.target = nobody;
    this.#rows = new Rows(purposes);
    this.#all = [this.#rows];
  }

  /** Begins a deed: no weapon, no row begun. */
  restart(stamp: number): void {
    this.#stamp = stamp;
    this.#used = 1;
    this.#rows = this.#all[0];
    this.#rows.key = 0;
  }

  /** Takes up the rows of a weapon where this deed left them. */
  take(key: number): void {
    for (let k = 0; k < this.#used; k++) {
      if (this.#all[k].key !== key) continue;
      this.#rows = this.#all[k];
      return;
    }
    if (this.#used === this.#all.length) this.#all.push(new Rows(this.#rows.at.length));
    this.#rows = this.#all[this.#used++];
    this.#rows.key = key;
  }

  /** Position in the row of a purpose. */
  place(why: number): number {
    return this.#rows.stamps[why] === this.#stamp ? this.#rows.at[why] : 0;
  }

  advance(why: number, by: number): number {
    const at = this.place(why);
    this.#rows.stamps[why] = this.#stamp;
    this.#rows.at[why] = at + by;
    return at;
  }
}

/** The stack of open deeds and the count of occasions, which every implementation of dice needs. */
export class Frames {
  readonly #stack: DeedFrame[] = [];
  readonly #occasions: Uint16Array;
  readonly #rollers: number;
  readonly #nobody: Roller;
  readonly #purposes = purposes.size;
  #open = 0;
  #stamp = 0;

  /** `rollers`: units, two seats and nobody. */
  constructor(rollers: number, nobody: Roller) {
    // Purposes declared later than this (a plugin loaded afterwards) would have no row; matches are compiled after loading.
    this.#nobody = nobody;
    this.#rollers = rollers;
    this.#occasions = new Uint16Array(DEEDS.length * rollers * rollers);
  }

  /** Deeds under way. */
  get open(): number {
    return this.#open;
  }

  /** The objects that hold its state between deeds. */
  kept(): readonly object[] {
    return [this.#occasions];
  }

  /** Occasions are counted within a round. */
  newRound(): void {
    this.#occasions.fill(0);
    if (this.#open !== 0) throw new Error('a deed was left open at the end of a round');
  }

  /** Drops all open deeds: the engagement begins, or an example ended in the middle of a deed. */
  reset(): void {
    this.#open = 0;
    this.#occasions.fill(0);
  }

  push(deed: Deed, actor: Roller, target: Roller): DeedFrame {
    if (this.#open === DEPTH) throw new Error('deeds are nested too deeply: one is begun and never ended');
    // Few engagements nest deeds deeply: a frame is made when its depth is first reached.
    if (this.#open === this.#stack.length) this.#stack.push(new DeedFrame(this.#nobody, this.#purposes));
    const frame = this.#stack[this.#open++];
    frame.deed = deed;
    frame.actor = actor;
    frame.target = target;
    frame.restart(++this.#stamp);
    return frame;
  }

  /** How often this actor has done this to this target in this round, not counting this time. */
  occasion(deed: Deed, actor: Roller, target: Roller): number {
    return this.#occasions[(deed * this.#rollers + actor.index) * this.#rollers + target.index]++;
  }

  pop(frame: Frame): void {
    if (this.#open === 0 || this.#stack[this.#open - 1] !== frame) throw new Error('a deed ended that is not the innermost one');
    this.#open--;
  }
}
