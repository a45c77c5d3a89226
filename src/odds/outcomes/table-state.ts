import type { Arena } from '../../engine/arena.ts';
import { fold } from '../../engine/dice/mix.ts';
import { sameWords } from '../../engine/same-words.ts';
import { BoardState } from './board-state.ts';

/** Tells like models of a unit apart. */
export type Rank = (model: number) => number;

/** Ends a list of changes: no column, slot or register has this number. */
const END = -1;

type Column = Float64Array | Int16Array | Uint8Array | Int32Array;

/** A column with what stood in it when the step began. Most are as they were, which is seen by their bits, some at a time. */
class Watched {
  readonly now: Column;
  readonly before: Column;
  readonly #words: Int32Array;
  readonly #wordsBefore: Int32Array;
  /** Where the bytes begin that are left over. */
  readonly #rest: number;

  constructor(column: Column) {
    this.now = column;
    this.before = column.slice();
    const words = column.byteOffset % 4 === 0 ? column.byteLength >> 2 : 0;
    this.#words = new Int32Array(column.buffer, column.byteOffset, words);
    this.#wordsBefore = new Int32Array(this.before.buffer, 0, words);
    this.#rest = (4 * words) / column.BYTES_PER_ELEMENT;
  }

  isAsBefore(): boolean {
    if (!sameWords(this.#words, this.#wordsBefore)) return false;
    for (let j = this.#rest; j < this.now.length; j++) if (this.now[j] !== this.before[j]) return false;
    return true;
  }
}

/** Folds what is different on the table from how it was when the step began. */
export class TableState {
  readonly #arena: Arena;
  readonly #ofModels: readonly Watched[];
  /** Columns of models that are no registers come first. */
  readonly #firstRegister: number;
  readonly #registers: Watched;
  readonly #ofTable: readonly Watched[];
  /** By model: whether anything about it is different. */
  readonly #changed: Uint8Array;
  readonly #board: BoardState;
  /** Columns of models, by their places, in which anything is different. */
  readonly #moved: number[] = [];
  /** By model: the first of its unit that was as it was when the step began, wherever they stood. */
  readonly #begins: Int32Array;
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
    const own = [m.alive, m.wounds, m.unit, m.x, m.y, m.z, m.dirX, m.dirY, m.coreX, m.coreY, m.rim, m.height];
    const ofModels = [...own, ...m.reg];
    this.#firstRegister = own.length;
    this.#registers = new Watched(arena.registers);
    const ofTable = [...arena.units.flatMap((u) => [u.status, u.reg]), ...arena.sideReg, arena.score];
    this.#ofModels = ofModels.map((column) => new Watched(column));
    this.#ofTable = ofTable.map((column) => new Watched(column));
    this.#changed = new Uint8Array(m.alive.length);
    this.#board = new BoardState(arena.board);
    this.#begins = firstsOf([m.kind, m.unit, m.wounds, m.alive, m.coreX, m.coreY, m.rim, m.height, ...m.reg]);
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

  /** Folds which model it is: any of its rank that began as it did, where nothing else distinguishes it. */
  model(model: number): void {
    const { unit } = this.#arena.models;
    const rank = model < 0 ? null : this.#ranks[unit[model]];
    this.word(rank === null ? model : rank(model) + 7);
    if (rank !== null) this.word(this.#begins[model]);
  }

  /** For each of some models the same text as for others of one rank that began alike and that nothing on the table tells apart, and no others. Ranks have been given. */
  likenesses(n: number, of: (k: number) => number): string[] {
    this.#seeChanges();
    const { unit } = this.#arena.models;
    return Array.from({ length: n }, (_, k) => {
      const model = of(k);
      const rank = this.#ranks[unit[model]];
      return rank === null ? `${model}` : `${rank(model)}/${this.#begins[model]}/${this.#changesOf(model)}`;
    });
  }

  /** What is different about a model. */
  #changesOf(model: number): string {
    if (this.#changed[model] === 0) return '';
    let text = '';
    for (let k = 0; k < this.#moved.length; k++) {
      const { now, before } = this.#ofModels[this.#moved[k]];
      text += now[model] === before[model] ? ',' : `${now[model]},`;
    }
    return text;
  }

  /** Folds the table; ranks have been given. */
  foldTable(): void {
    const { units, round, active, acting } = this.#arena;
    this.word(round * 4 + active * 2 + (this.#arena.over ? 1 : 0));
    this.word(acting === null ? -1 : acting.slot);
    this.#board.changes(this.#tell);
    for (let c = 0; c < this.#ofTable.length; c++) {
      const column = this.#ofTable[c];
      if (column.isAsBefore()) continue;
      const { now, before } = column;
      for (let k = 0; k < now.length; k++) {
        if (now[k] === before[k]) continue;
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
    this.#moved.length = 0;
    const end = this.#registers.isAsBefore() ? this.#firstRegister : this.#ofModels.length;
    for (let c = 0; c < end; c++) {
      const column = this.#ofModels[c];
      if (column.isAsBefore()) continue;
      this.#moved.push(c);
      const { now, before } = column;
      for (let i = 0; i < now.length; i++) if (now[i] !== before[i]) changed[i] = 1;
    }
  }

  #foldModel(i: number, as: number): void {
    if (this.#changed[i] === 0) return;
    const alive = this.#ofModels[0];
    if (alive.now[i] === 0) {
      if (alive.before[i] !== 0) this.word(-2 - as);
      return;
    }
    for (let k = 0; k < this.#moved.length; k++) {
      const c = this.#moved[k];
      const { now, before } = this.#ofModels[c];
      if (now[i] === before[i]) continue;
      this.word(c);
      this.word(as);
      this.word(now[i]);
    }
  }

  /** Models of the same rank in any order: their foldings are added up. */
  #foldLike(first: number, end: number, rank: Rank): void {
    const { lo, hi } = this;
    let sumLo = 0;
    let sumHi = 0;
    for (let i = first; i < end; i++) {
      this.lo = fold(0x1b873593, rank(i));
      this.hi = fold(0x3c6ef372, this.#begins[i]);
      this.#foldModel(i, 0);
      // A sum of foldings that are folded again: without, two ranks could stand in for each other's changes.
      sumLo = (sumLo + fold(this.lo, this.hi)) | 0;
      sumHi = (sumHi + fold(this.hi, this.lo)) | 0;
    }
    this.lo = fold(lo, sumLo);
    this.hi = fold(hi, sumHi);
  }
}

/** For each model the first that agrees with it in all of these columns. */
function firstsOf(columns: readonly Column[]): Int32Array {
  const firsts = new Int32Array(columns[0].length);
  for (let i = 0; i < firsts.length; i++) {
    let first = 0;
    while (!agree(columns, first, i)) first++;
    firsts[i] = first;
  }
  return firsts;
}

function agree(columns: readonly Column[], one: number, other: number): boolean {
  for (let k = 0; k < columns.length; k++) if (columns[k][one] !== columns[k][other]) return false;
  return true;
}

const bits = new Float64Array(1);
const words = new Int32Array(bits.buffer);
