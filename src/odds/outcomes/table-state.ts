import type { Arena } from '../../engine/arena.ts';
import { fold } from '../../engine/dice/mix.ts';
import { BoardState } from './board-state.ts';

/** Tells like models of a unit apart. */
export type Rank = (model: number) => number;

/** Ends a list of changes: no column, slot or register has this number. */
const END = -1;

type Column = Float64Array | Int16Array | Uint8Array | Int32Array;

/** The same columns by their kind: a loop over arrays of one kind is several times as fast. */
interface Kinds {
  readonly floats: readonly Float64Array[];
  readonly shorts: readonly Int16Array[];
  readonly bytes: readonly Uint8Array[];
}

const byKind = (columns: readonly Column[]): Kinds => ({
  floats: columns.filter((c) => c instanceof Float64Array),
  shorts: columns.filter((c) => c instanceof Int16Array),
  bytes: columns.filter((c) => c instanceof Uint8Array),
});

/** Folds what is different on the table from how it was when the step began. */
export class TableState {
  readonly #arena: Arena;
  readonly #ofModels: readonly Column[];
  readonly #ofTable: readonly Column[];
  readonly #before: readonly Column[];
  readonly #now: Kinds;
  readonly #then: Kinds;
  /** By model: whether anything about it is different. */
  readonly #changed: Uint8Array;
  readonly #beforeTable: readonly Column[];
  readonly #board: BoardState;
  /** By unit: the rank of a model among its like; null where the place in the unit tells models apart. */
  readonly #ranks: (Rank | null)[];
  readonly #tell = (word: number): void => this.word(word);
  readonly #remember = (slot: number, field: number, at: number, value: number): void => {
    this.word(slot);
    this.word(field);
    this.word(at);
    this.word(value);
  };
  lo = 0;
  hi = 0;

  /** The arena must stand as the step finds it. */
  constructor(arena: Arena) {
    this.#arena = arena;
    const m = arena.models;
    this.#ofModels = [m.alive, m.wounds, m.unit, m.x, m.y, m.z, m.dirX, m.dirY, m.coreX, m.coreY, m.rim, m.height, ...m.reg];
    this.#ofTable = [...arena.units.flatMap((u) => [u.status, u.reg]), ...arena.sideReg, arena.score];
    this.#before = this.#ofModels.map((column) => column.slice());
    this.#now = byKind(this.#ofModels);
    this.#then = byKind(this.#before);
    this.#changed = new Uint8Array(m.alive.length);
    this.#beforeTable = this.#ofTable.map((column) => column.slice());
    this.#board = new BoardState(arena.board);
    this.#ranks = arena.units.map(() => null);
  }

  word(value: number): void {
    const whole = value | 0;
    this.lo = fold(this.lo, whole);
    this.hi = fold(this.hi + 0x51ed270b, whole);
    if (whole === value) return;
    bits[0] = value;
    this.lo = fold(fold(this.lo, words[0]), words[1]);
    this.hi = fold(fold(this.hi, words[1]), words[0]);
  }

  start(): void {
    this.lo = 0x2545f491;
    this.hi = 0x6a09e667;
  }

  /** Another course: models are distinguished by their places again. */
  forget(): void {
    this.#ranks.fill(null);
  }

  rank(unit: number, rank: Rank): void {
    this.#ranks[unit] = rank;
  }

  ranks(): (Rank | null)[] {
    return [...this.#ranks];
  }

  adopt(ranks: readonly (Rank | null)[]): void {
    for (let k = 0; k < ranks.length; k++) this.#ranks[k] = ranks[k];
  }

  /** Folds which model it is: any of its rank and kind, where nothing else distinguishes it. */
  model(model: number): void {
    const { unit, kind } = this.#arena.models;
    const rank = model < 0 ? null : this.#ranks[unit[model]];
    this.word(rank === null ? model : rank(model) + 7);
    if (rank !== null) this.word(kind[model]);
  }

  /** The same text for models of one rank and kind that nothing on the table tells apart, and for no others. Ranks have been given. */
  likeness(model: number): string {
    const rank = this.#ranks[this.#arena.models.unit[model]];
    if (rank === null) return `${model}`;
    return `${rank(model)}/${this.#arena.models.kind[model]}/${this.#ofModels.map((now, c) => (now[model] === this.#before[c][model] ? '' : now[model])).join()}`;
  }

  /** Folds the table; ranks have been given. */
  foldTable(): void {
    const { units, round, active, acting } = this.#arena;
    this.word(round * 4 + active * 2 + (this.#arena.over ? 1 : 0));
    this.word(acting === null ? -1 : acting.slot);
    this.#board.changes(this.#tell);
    for (let c = 0; c < this.#ofTable.length; c++) {
      const now = this.#ofTable[c];
      const before = this.#beforeTable[c];
      for (let k = firstChange(now, before, 0); k < now.length; k = firstChange(now, before, k + 1)) {
        this.word(c);
        this.word(k);
        this.word(now[k]);
      }
    }
    this.word(END);
    this.#arena.memory.changes(this.#remember);
    this.word(END);
    this.#seeChanges();
    for (const u of units) {
      this.word(u.alive);
      this.word(u.strength);
      this.word(u.atPhaseStart);
      this.word(u.lostThisPhase);
      this.word(u.place * 4 + u.inTurn * 2 + u.aloft);
      this.word(u.inside);
      this.word(u.host);
      this.word(u.housed);
      this.word(u.arrived);
      const rank = this.#ranks[u.slot];
      if (rank === null) for (let i = u.first; i < u.first + u.size; i++) this.#foldModel(i, i);
      else this.#foldLike(u.first, u.first + u.size, rank);
      this.word(END);
    }
  }

  #seeChanges(): void {
    const changed = this.#changed.fill(0);
    const { floats, shorts, bytes } = this.#now;
    for (let c = 0; c < floats.length; c++) markFloats(floats[c], this.#then.floats[c], changed);
    for (let c = 0; c < shorts.length; c++) markShorts(shorts[c], this.#then.shorts[c], changed);
    for (let c = 0; c < bytes.length; c++) markBytes(bytes[c], this.#then.bytes[c], changed);
  }

  #foldModel(i: number, as: number): void {
    if (this.#changed[i] === 0) return;
    const alive = this.#ofModels[0];
    if (alive[i] === 0) {
      if (this.#before[0][i] !== 0) this.word(-2 - as);
      return;
    }
    for (let c = 0; c < this.#ofModels.length; c++) {
      const now = this.#ofModels[c][i];
      if (now === this.#before[c][i]) continue;
      this.word(c);
      this.word(as);
      this.word(now);
    }
  }

  /** Models of the same rank in any order: their foldings are added up. */
  #foldLike(first: number, end: number, rank: Rank): void {
    const { lo, hi } = this;
    let sumLo = 0;
    let sumHi = 0;
    const kind = this.#arena.models.kind;
    for (let i = first; i < end; i++) {
      this.lo = fold(0x1b873593, rank(i));
      this.hi = fold(0x3c6ef372, kind[i]);
      this.#foldModel(i, 0);
      // A sum of foldings that are folded again: without, two ranks could stand in for each other's changes.
      sumLo = (sumLo + fold(this.lo, this.hi)) | 0;
      sumHi = (sumHi + fold(this.hi, this.lo)) | 0;
    }
    this.lo = fold(lo, sumLo);
    this.hi = fold(hi, sumHi);
  }

  /** What was folded, all 64 bits of it: of a million states two have the same once in tens of millions of times. */
  value(): string {
    return `${this.lo}:${this.hi}`;
  }
}

const bits = new Float64Array(1);
const words = new Int32Array(bits.buffer);

/** Most columns of the table are as they were; the length where the rest is. */
function firstChange(now: Column, before: Column, from: number): number {
  if (now instanceof Float64Array) return changeOfFloats(now, before as Float64Array, from);
  if (now instanceof Uint8Array) return changeOfBytes(now, before as Uint8Array, from);
  for (let k = from; k < now.length; k++) if (now[k] !== before[k]) return k;
  return now.length;
}

function changeOfFloats(now: Float64Array, before: Float64Array, from: number): number {
  for (let k = from; k < now.length; k++) if (now[k] !== before[k]) return k;
  return now.length;
}

function changeOfBytes(now: Uint8Array, before: Uint8Array, from: number): number {
  for (let k = from; k < now.length; k++) if (now[k] !== before[k]) return k;
  return now.length;
}

function markFloats(now: Float64Array, then: Float64Array, changed: Uint8Array): void {
  for (let i = 0; i < now.length; i++) if (now[i] !== then[i]) changed[i] = 1;
}

function markShorts(now: Int16Array, then: Int16Array, changed: Uint8Array): void {
  for (let i = 0; i < now.length; i++) if (now[i] !== then[i]) changed[i] = 1;
}

function markBytes(now: Uint8Array, then: Uint8Array, changed: Uint8Array): void {
  for (let i = 0; i < now.length; i++) if (now[i] !== then[i]) changed[i] = 1;
}
