import type { Arena } from './arena.ts';
import type { AddressedDice } from './dice/addressed.ts';
import { type Holdings, Keeper, reachableFrom } from './keeper.ts';
import type { Outcome } from './outcome.ts';
import type { Walker } from './program.ts';

/** An engagement between two steps: everything that play depends on from there. Made by a player, and only of use to it. */
export interface Snapshot extends Holdings {
  /** How many records the arena remembered. */
  records: number;
  /** The digest of the events so far. */
  lo: number;
  hi: number;
}

const FOREIGN = 'the snapshot was taken by another player: what it holds has no place here';

/** Keeps and restores the state of one player's engagement. Throws an Error for snapshots of others. */
export class Snapshots {
  readonly #arena: Arena;
  readonly #dice: AddressedDice;
  readonly #keeper: Keeper;
  /** What is there only while a step is played, such as an attack within another: no snapshot holds it. */
  readonly #passing: Keeper;
  readonly #own = new WeakSet<Snapshot>();
  /** Records of the arena's memory that the keeper knows. */
  #records = 0;

  constructor(arena: Arena, walker: Walker, dice: AddressedDice, outcome: Outcome) {
    this.#arena = arena;
    this.#dice = dice;
    this.#keeper = new Keeper(reachableFrom(arena.match));
    this.#keeper.add(arena, 'arena');
    for (const [owner, name] of [
      [arena, 'arena'],
      [walker, 'walk'],
      [dice, 'dice'],
      ...arena.match.scripts.map(({ orders, id }) => [orders, `script ${id}`] as const),
    ] as const) {
      for (const object of owner?.kept() ?? []) this.#keeper.add(object, name);
    }
    this.#keeper.add(outcome, 'outcome');
    this.#passing = this.#keeper.forLater();
    this.#meet();
  }

  keep(into: Snapshot): void {
    if (this.#dice.inDeed) throw new Error('a deed is in progress: its dice cannot be kept');
    if (into.values.length > 0 && !this.#own.has(into)) throw new Error(FOREIGN);
    this.#own.add(into);
    this.#meet();
    into.records = this.#records;
    into.lo = this.#arena.log.lo;
    into.hi = this.#arena.log.hi;
    this.#keeper.take(into);
  }

  restore(from: Snapshot): void {
    if (!this.#own.has(from)) throw new Error(FOREIGN);
    const { log, memory } = this.#arena;
    const { recorder } = log;
    this.#meet();
    this.#keeper.restore(from);
    // Nobody had asked for these yet.
    for (let k = from.records; k < memory.opened.length; k++) memory.forget(memory.opened[k]);
    log.recorder = recorder;
  }

  /** Whether everything is as it was when a snapshot was taken. False where records have been opened since. */
  isAt(then: Snapshot): boolean {
    if (!this.#own.has(then)) throw new Error(FOREIGN);
    this.#meet();
    const { lo, hi } = this.#arena.log;
    return lo === then.lo && hi === then.hi && then.records === this.#records && this.#keeper.holds(then);
  }

  /**
   * A number for everything that is kept, and for what is there only while a step is played: equal for equal states, and hardly ever for others. Columns of
   * more than `most` bytes are left out.
   */
  digest(most: number): number {
    this.#meet();
    this.#keeper.giveNew(this.#passing);
    this.#passing.giveNew(this.#passing);
    return (this.#keeper.digest(most) ^ Math.imul(this.#passing.digest(most), 0x9e3779b1)) | 0;
  }

  /** Gets to know the records that were opened since. */
  #meet(): void {
    const { opened, records } = this.#arena.memory;
    for (; this.#records < opened.length; this.#records++) {
      const record = records[opened[this.#records]];
      if (record !== undefined) this.#keeper.add(record, 'memory');
    }
  }
}
