import type { RunningCode } from '../compile/border.ts';
import { outsideStep } from './outside-step.ts';

/** Numbers that are noted beside the names of code. */
const CELL = { beat: 0, busy: 1, scenario: 2, variant: 3, pair: 4, seat: 5, code: 6, bytes: 7, thread: 8, entries: 9 } as const;
const CELLS = 10;
const NAME_BYTES = 1 << 16;
const ROW_BYTES = CELLS * Int32Array.BYTES_PER_ELEMENT + NAME_BYTES;

/** A game under way: indices into the scenarios and rulesets that are played. */
export interface RunningGame {
  readonly scenario: number;
  readonly variant: number;
  readonly pair: number;
  readonly seat: 0 | 1;
}

/** What a thread was doing when it was looked at. */
export interface Running {
  /** Grows whenever a game begins or a thread shows that it goes on. */
  readonly beat: number;
  /** Grows whenever code from outside begins that no other such code has called. */
  readonly entries: number;
  /** Whether it is at work: a thread that waits for work shows no sign of life. */
  readonly busy: boolean;
  readonly game: RunningGame | null;
  /** Whose code runs, if it is from outside. */
  readonly code: string | null;
  /** The thread that has this row; 0: none yet. */
  readonly thread: number;
}

/** Memory that threads share, with a row for each. */
export const sharedRows = (threads: number): SharedArrayBuffer => new SharedArrayBuffer(threads * ROW_BYTES);

/**
 * What one thread does, in memory that another one can read while this one is stuck. Code from outside is noted by number; the names are written once
 * each, before any of it runs.
 */
export class RunningRow implements RunningCode {
  readonly #cells: Int32Array;
  readonly #text: Uint8Array;
  readonly #named = new Map<string, number>();

  constructor(memory: ArrayBufferLike, row: number) {
    this.#cells = new Int32Array(memory, row * ROW_BYTES, CELLS);
    this.#text = new Uint8Array(memory, row * ROW_BYTES + CELLS * Int32Array.BYTES_PER_ELEMENT, NAME_BYTES);
  }

  name(whose: string): number {
    const known = this.#named.get(whose);
    if (known !== undefined) return known;
    const line = new TextEncoder().encode(`${whose.replaceAll('\n', ' ')}\n`);
    const from = this.#cells[CELL.bytes] as number;
    // Beyond what has room, code is noted without a name.
    if (from + line.length > NAME_BYTES) return 0;
    this.#text.set(line, from);
    this.#cells[CELL.bytes] = from + line.length;
    const code = this.#named.size + 1;
    this.#named.set(whose, code);
    return code;
  }

  enter(code: number): number {
    const before = this.#cells[CELL.code] as number;
    if (before === 0) this.#cells[CELL.entries] = ((this.#cells[CELL.entries] as number) + 1) | 0;
    this.#cells[CELL.code] = code;
    return before;
  }

  leave(before: number): void {
    this.#cells[CELL.code] = before;
  }

  composing<T>(work: () => T): T {
    return outsideStep(work);
  }

  /** Shows that the thread goes on. */
  beat(): void {
    this.#cells[CELL.beat] = ((this.#cells[CELL.beat] as number) + 1) | 0;
  }

  /** Work begins, or has ended. */
  set busy(on: boolean) {
    this.beat();
    this.#cells[CELL.code] = 0;
    this.#cells[CELL.pair] = -1;
    this.#cells[CELL.busy] = on ? 1 : 0;
  }

  /** Games of this scenario follow. */
  set scenario(index: number) {
    this.#cells[CELL.scenario] = index;
  }

  /** A game begins. */
  begin(variant: number, pair: number, seat: 0 | 1): void {
    this.beat();
    this.#cells[CELL.code] = 0;
    this.#cells[CELL.variant] = variant;
    this.#cells[CELL.pair] = pair;
    this.#cells[CELL.seat] = seat;
  }

  /** What the thread of this row is doing, seen from any thread. */
  read(): Running {
    const at = (cell: keyof typeof CELL): number => Atomics.load(this.#cells, CELL[cell]);
    const pair = at('pair');
    return {
      beat: at('beat'),
      entries: at('entries'),
      busy: at('busy') !== 0,
      game: pair < 0 ? null : { scenario: at('scenario'), variant: at('variant'), pair, seat: at('seat') === 0 ? 0 : 1 },
      code: this.#nameOf(at('code')),
      thread: at('thread'),
    };
  }

  /** Whose code runs in this row, if it is from outside. */
  get code(): string | null {
    return this.#nameOf(this.#cells[CELL.code] as number);
  }

  #nameOf(code: number): string | null {
    // A decoder does not take shared memory.
    const text = new TextDecoder().decode(this.#text.slice(0, Atomics.load(this.#cells, CELL.bytes)));
    return code === 0 ? null : (text.split('\n')[code - 1] ?? null);
  }

  /** A thread takes the row. */
  take(thread: number): void {
    this.#cells[CELL.thread] = thread;
    this.busy = false;
  }
}

let own: RunningRow | null = null;

/** This thread's row: that which `runIn` has set, or one that nobody reads. */
export function running(): RunningRow {
  own ??= new RunningRow(new ArrayBuffer(ROW_BYTES), 0);
  return own;
}

/** From here on this thread, of this number, notes what it does in this row. */
export function runIn(row: RunningRow, thread: number): void {
  own = row;
  row.take(thread);
}
