import type { Arena } from '../engine/arena.ts';
import type { Recorder } from '../engine/log.ts';
import { type EventKind, events, PLACE, writtenX, writtenY } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import { type BoardPlan, cellsOf } from './board.ts';
import type { BoardMap, Standing } from './board-map.ts';
import { OFF_TABLE } from './board-map.ts';
import { MAX_ROUNDS } from './result.ts';

/** Rounds after which positions are counted, including the set-up. */
const MOMENTS = MAX_ROUNDS + 1;
const ARMIES = 2;

/**
 * Watches engagements, pair by pair and seat 0 before seat 1, and counts where models stand and fall. It reads the state when a round begins and
 * when a model is lost, and changes nothing.
 */
export class MapRecorder implements Recorder {
  readonly #board: BoardPlan;
  readonly #columns: number;
  readonly #cells: number;
  readonly #round = events.find('round');
  readonly #lost = events.find('model-lost');
  /** Models by moment, army and cell: of this engagement, of this pair, and over all pairs. */
  readonly #now: Int32Array;
  readonly #pair: Int32Array;
  readonly #games: Int32Array;
  readonly #models: Int32Array;
  readonly #squares: Int32Array;
  readonly #cubes: Int32Array;
  readonly #fallen = {
    pair: [] as number[],
    seat: [] as number[],
    round: [] as number[],
    unit: [] as number[],
    cause: [] as number[],
    points: [] as number[],
    x: [] as number[],
    y: [] as number[],
  };
  #arena: Arena | null = null;
  #number = 0;
  #seat: 0 | 1 = 0;
  #pairs = 0;
  #longest = 0;

  constructor(board: BoardPlan) {
    this.#board = board;
    const [across, up] = cellsOf(board);
    this.#columns = across;
    this.#cells = across * up;
    const counts = (): Int32Array => new Int32Array(MOMENTS * ARMIES * this.#cells);
    this.#now = counts();
    this.#pair = counts();
    this.#games = counts();
    this.#models = counts();
    this.#squares = counts();
    this.#cubes = counts();
  }

  /** Before an engagement. */
  open(arena: Arena, pair: number, seat: 0 | 1): void {
    this.#arena = arena;
    this.#number = pair;
    this.#seat = seat;
  }

  event(kind: EventKind, a: number, b: number, c: number): void {
    // The start of a round is the end of the one before.
    if (kind === this.#round) this.#stand(a - 1);
    else if (kind === this.#lost) this.#fall(a, b, c);
  }

  /** After an engagement of this many rounds; later rounds keep its last positions. */
  close(rounds: number): void {
    for (let moment = rounds; moment < MOMENTS; moment++) this.#stand(moment);
    this.#longest = Math.max(this.#longest, Math.min(rounds, MAX_ROUNDS));
    if (this.#counts) {
      for (let i = 0; i < this.#now.length; i++) {
        if (this.#now[i] === 0) continue;
        this.#games[i] = item(this.#games, i) + 1;
        this.#pair[i] = item(this.#pair, i) + item(this.#now, i);
        this.#now[i] = 0;
      }
    }
    if (this.#seat === 1) this.#closePair();
    this.#arena = null;
  }

  /** The recorded map. */
  finish(): BoardMap {
    const { pair, seat, round, unit, cause, points, x, y } = this.#fallen;
    return {
      pairs: this.#pairs,
      standing: this.#standing(),
      fallen: {
        pair: Int32Array.from(pair),
        seat: Uint8Array.from(seat),
        round: Uint8Array.from(round),
        unit: Int32Array.from(unit),
        cause: Uint8Array.from(cause),
        points: Float64Array.from(points),
        x: Float64Array.from(x),
        y: Float64Array.from(y),
      },
    };
  }

  /** Whether the positions of this engagement are counted by cell. */
  get #counts(): boolean {
    return this.#seat === 0 || this.#board.turns;
  }

  #closePair(): void {
    this.#pairs++;
    for (let i = 0; i < this.#pair.length; i++) {
      const models = item(this.#pair, i);
      if (models === 0) continue;
      this.#models[i] = item(this.#models, i) + models;
      this.#squares[i] = item(this.#squares, i) + models * models;
      this.#cubes[i] = item(this.#cubes, i) + models * models * models;
      this.#pair[i] = 0;
    }
  }

  #stand(moment: number): void {
    const arena = this.#arena;
    if (arena === null || moment >= MOMENTS || !this.#counts) return;
    const { x, y, alive } = arena.models;
    for (const unit of arena.units) {
      if (unit.place !== PLACE.table) continue;
      const base = (moment * ARMIES + unit.side) * this.#cells;
      for (let i = unit.first; i < unit.first + unit.size; i++) {
        if (alive[i] === 0) continue;
        const cell = base + this.#cellAt(writtenX(arena.board, item(x, i)), writtenY(arena.board, item(y, i)));
        this.#now[cell] = item(this.#now, cell) + 1;
      }
    }
  }

  #cellAt(x: number, y: number): number {
    const { width, height, cell } = this.#board;
    const [atX, atY] = this.#seat === 0 ? [x, y] : [width - x, height - y];
    const column = Math.min(this.#columns - 1, Math.max(0, Math.floor(atX / cell)));
    const row = Math.min(this.#cells / this.#columns - 1, Math.max(0, Math.floor(atY / cell)));
    return row * this.#columns + column;
  }

  #fall(slot: number, model: number, cause: number): void {
    const arena = this.#arena;
    if (arena === null) return;
    const unit = item(arena.units, slot);
    const transport = unit.place === PLACE.embarked ? item(arena.units, unit.inside) : undefined;
    const seen = unit.place === PLACE.table ? { x: item(arena.models.x, model), y: item(arena.models.y, model) } : transport;
    const { width, height } = this.#board;
    const into = this.#fallen;
    into.pair.push(this.#number);
    into.seat.push(this.#seat);
    into.round.push(arena.round);
    into.unit.push(slot);
    into.cause.push(cause);
    into.points.push(Math.round(arena.sheetOf(model).points * 100) / 100);
    into.x.push(seen === undefined ? OFF_TABLE : within(writtenX(arena.board, seen.x), width));
    into.y.push(seen === undefined ? OFF_TABLE : within(writtenY(arena.board, seen.y), height));
  }

  #standing(): Standing {
    const used: number[] = [];
    const end = (this.#longest + 1) * ARMIES * this.#cells;
    for (let i = 0; i < end; i++) if (item(this.#models, i) > 0) used.push(i);
    const ints = (pick: (i: number) => number): Int32Array => Int32Array.from(used, pick);
    const bytes = (pick: (i: number) => number): Uint8Array => Uint8Array.from(used, pick);
    const { cell } = this.#board;
    return {
      round: bytes((i) => Math.floor(i / (ARMIES * this.#cells))),
      army: bytes((i) => Math.floor(i / this.#cells) % ARMIES),
      x: ints((i) => ((i % this.#cells) % this.#columns) * cell),
      y: ints((i) => Math.floor((i % this.#cells) / this.#columns) * cell),
      games: ints((i) => item(this.#games, i)),
      models: ints((i) => item(this.#models, i)),
      squares: ints((i) => item(this.#squares, i)),
      cubes: ints((i) => item(this.#cubes, i)),
    };
  }
}

/** To the tenth of an inch, on the board. */
const within = (at: number, length: number): number => Math.min(length, Math.max(0, Math.round(at * 10) / 10));
