import { item } from '../rules/item.ts';
import type { Cells, Pairs } from './cells.ts';
import { chunksOf, type Job } from './plan.ts';
import type { Prepared } from './prepare.ts';
import { allocate, type Campaign, CHUNK_PAIRS, type EngagementColumns, place, prefix, redHalfPoints } from './result.ts';
import { inSlots } from './slots.ts';

/** Bytes that a row takes without its unit columns. */
const ROW_BYTES = 232;
const UNIT_BYTES = 9;
/** Bytes of a gibibyte. */
const GIB = 0x4000_0000;

/** One scenario under one ruleset. */
interface Cell {
  /** Includes the map once the first chunk is done. */
  columns: EngagementColumns;
  /** `called` of each chunk, since that of a prefix cannot be derived from the whole. A missing chunk has none. */
  readonly called: Float64Array[];
  /** Finished chunks, from the first up to the first gap. */
  complete: number;
  /** Chunks that count, once the cell is closed. */
  closedAt: number | null;
  /** Engagements finished. */
  rows: number;
}

/** Results of a campaign as they come in: each chunk has its place, whatever the order of arrival. */
export class Gathered {
  readonly #prepared: Prepared;
  readonly #pairs: number;
  readonly #chunkPairs: number;
  readonly #cells: readonly (readonly Cell[])[];
  /** Red's half points and engagements so far, by variant: the current estimate. */
  readonly halfPoints: number[];
  readonly engagements: number[];

  /**
   * @param played cells to play; default: every one
   * @param chunkPairs pairs of a chunk
   * @param memoryBytes what there is for results
   * @throws RangeError for results that do not fit into it
   */
  constructor(
    prepared: Prepared,
    pairs: number,
    played?: Cells,
    chunkPairs: number = CHUNK_PAIRS,
    memoryBytes: number = Number.POSITIVE_INFINITY,
  ) {
    this.#prepared = prepared;
    this.#pairs = pairs;
    this.#chunkPairs = chunkPairs;
    const { scenarios, variants } = prepared;
    const isPlayed = (s: number, v: number): boolean => played?.[s]?.[v] ?? true;
    refuseTooMuch(
      scenarios.reduce(
        (sum, { units }, s) => sum + pairs * 2 * variants.filter((_, v) => isPlayed(s, v)).length * (ROW_BYTES + UNIT_BYTES * units.length),
        0,
      ),
      memoryBytes,
    );
    this.#cells = scenarios.map(({ units }, s) =>
      variants.map(({ counters }, v) => ({
        columns: allocate({ pairs: isPlayed(s, v) ? pairs : 0, units: units.length, counters: counters.length }),
        called: [],
        complete: 0,
        closedAt: isPlayed(s, v) ? null : 0,
        rows: 0,
      })),
    );
    this.halfPoints = variants.map(() => 0);
    this.engagements = variants.map(() => 0);
  }

  /** Finished chunks of every open cell, from the first up to the first gap. */
  get complete(): number {
    return Math.min(this.#chunks(this.#pairs), ...this.#open.map((cell) => cell.complete));
  }

  get anyOpen(): boolean {
    return this.#open.length > 0;
  }

  get #open(): Cell[] {
    return this.#cells.flat().filter((cell) => cell.closedAt === null);
  }

  #chunks(pairs: number): number {
    return chunksOf(pairs, this.#chunkPairs);
  }

  /** Engagements of the whole campaign as far as known: closed cells keep theirs. */
  get total(): number {
    const asked = (chunks: number | null): number => Math.min(this.#pairs, (chunks ?? Number.POSITIVE_INFINITY) * this.#chunkPairs) * 2;
    return this.#cells.flat().reduce((sum, { closedAt, rows }) => sum + Math.max(rows, asked(closedAt)), 0);
  }

  isOpen = ({ scenario, variant }: Job): boolean => this.#cells[scenario]?.[variant]?.closedAt === null;

  /** Closes the open cells that are not marked, with this many chunks. */
  keepOpen(marked: Cells, chunks: number): void {
    this.#cells.forEach((row, s) => {
      row.forEach((cell, v) => {
        if (marked[s]?.[v] !== true) cell.closedAt ??= chunks;
      });
    });
  }

  /** Sets the pairs that count in every cell, none where none are named. Returns whether any cell gets more than it had. */
  extend(pairs: Pairs): boolean {
    let grown = false;
    this.#cells.forEach((row, s) => {
      row.forEach((cell, v) => {
        const before = cell.closedAt ?? 0;
        cell.closedAt = this.#chunks(Math.min(this.#pairs, pairs[s]?.[v] ?? 0));
        grown ||= cell.closedAt > before;
      });
    });
    return grown;
  }

  /** Whether a job counts and has not been played. */
  isMissing({ scenario, variant, chunk }: Job): boolean {
    const cell = this.#cells[scenario]?.[variant];
    return cell !== undefined && chunk < (cell.closedAt ?? 0) && cell.called[chunk] === undefined;
  }

  add({ scenario, variant, chunk }: Job, columns: EngagementColumns): void {
    const cell = this.#cells[scenario]?.[variant] as Cell;
    const called = this.#byVariant(scenario, variant, columns.called);
    const placed = inSlots({ ...columns, called }, this.#prepared.slots[scenario]?.[variant] as readonly number[], cell.columns.units);
    place(cell.columns, placed);
    if (placed.map !== undefined) cell.columns = { ...cell.columns, map: placed.map };
    cell.called[chunk] = called;
    cell.rows += columns.rows;
    while (cell.called[cell.complete] !== undefined) cell.complete += 1;
    let points = 0;
    for (let row = 0; row < columns.rows; row++) points += redHalfPoints(item(columns.winner, row));
    this.halfPoints[variant] = (this.halfPoints[variant] as number) + points;
    this.engagements[variant] = (this.engagements[variant] as number) + columns.rows;
  }

  /** The campaign with all pairs that count. */
  all(): Campaign {
    return this.after(this.#chunks(this.#pairs));
  }

  /** The campaign as if it had ended after this many chunks, or fewer in cells that were closed before. Its columns are views, not copies. */
  after(chunks: number): Campaign {
    const { scenarios, variants } = this.#prepared;
    const columns = this.#cells.map((row) => row.map((cell) => this.#prefixOf(cell, Math.min(chunks, cell.closedAt ?? chunks))));
    return { scenarios, variants, pairs: Math.max(...columns.flat().map((it) => it.rows / 2)), columns };
  }

  #prefixOf({ columns, called, complete }: Cell, chunks: number): EngagementColumns {
    const pairs = Math.min(chunks * this.#chunkPairs, this.#pairs);
    if (pairs * 2 >= columns.rows && complete === this.#chunks(columns.rows / 2)) return columns;
    const sum = new Float64Array(columns.called.length);
    for (const part of called.slice(0, chunks)) {
      part?.forEach((n, i) => {
        sum[i] = item(sum, i) + n;
      });
    }
    return { ...prefix(columns, pairs), called: sum };
  }

  /** Workers count in the order of their own ruleset; which rules could run differs by scenario. */
  #byVariant(scenario: number, variant: number, called: Float64Array): Float64Array {
    const wanted = this.#prepared.variants[variant]?.counters as readonly string[];
    const there = this.#prepared.counters[scenario]?.[variant] as readonly string[];
    const sorted = new Float64Array(wanted.length);
    called.forEach((n, i) => {
      sorted[wanted.indexOf(there[i] as string)] = n;
    });
    return sorted;
  }
}

function refuseTooMuch(bytes: number, memoryBytes: number): void {
  if (bytes <= memoryBytes) return;
  const gib = (n: number): string => (n / GIB).toFixed(0);
  throw new RangeError(
    `the results would take ${gib(bytes)} GiB and this machine has ${gib(memoryBytes)}; play fewer pairs or fewer rulesets at a time`,
  );
}
