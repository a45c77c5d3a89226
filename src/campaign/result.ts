import { item } from '../rules/item.ts';
/**
 * The typed result of a campaign: integer columns, one set for each scenario under each variant.
 *
 * A row is one engagement. Row `2 * (pair - firstPair) + seat` is always that pair with red in that seat, so results are placed by
 * index, never by arrival, and any number of workers gives the same bytes.
 */

import type { BoardPlan } from './board.ts';
import { type BoardMap, mapBuffers } from './board-map.ts';

/** Index of a side in every column with two values per row. */
export const RED = 0;
export const BLUE = 1;
/** Third value of `winner`. */
export const DRAW = 2;

/** Pairs in one chunk of work, the unit of resuming and of looks at the result so far. */
export const CHUNK_PAIRS = 64;
/** First pairs of a campaign, in which calls of rules are counted: counting costs time and changes no outcome. */
export const COUNTED_PAIRS = 8;
/** Rounds kept in the round columns; later ones are dropped. */
export const MAX_ROUNDS = 10;
/** Value of a round column where that round was not played. */
export const NOT_PLAYED = -1;

/** How an engagement ended; the index is the code in `endedBy`. */
export const ENDINGS = ['length', 'wipe-out', 'other'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What points were lost to; the index is the offset within a side's block of `lossesByCause`. */
export const CAUSES = ['shooting', 'assault', 'morale', 'psychic', 'other'] as const;
export type Cause = (typeof CAUSES)[number];

/** Engagements of one scenario under one variant, as columns. Points and strengths are points of the army list. */
export interface EngagementColumns {
  readonly rows: number;
  /** Pair of row 0. */
  readonly firstPair: number;
  /** Units of both armies, the width of the unit columns. */
  readonly units: number;
  readonly pair: Int32Array;
  /** The seat of red: 0 or 1. */
  readonly seat: Uint8Array;
  /** The side that took the first turn: RED or BLUE. */
  readonly first: Uint8Array;
  /** RED, BLUE or DRAW. */
  readonly winner: Uint8Array;
  readonly redVp: Int32Array;
  readonly blueVp: Int32Array;
  /** Points of red destroyed. */
  readonly redLost: Int32Array;
  readonly blueLost: Int32Array;
  readonly rounds: Uint8Array;
  /** Index into ENDINGS. */
  readonly endedBy: Uint8Array;
  /** Upper and lower half of the 64-bit digest of all events. */
  readonly digestHi: Uint32Array;
  readonly digestLo: Uint32Array;
  /** Points that `side` lost to `cause`, at `lossAt(row, side, cause)`. */
  readonly lossesByCause: Int32Array;
  /** Points of `side` still on the table after `round` (from 0), at `roundAt(row, round, side)`, or NOT_PLAYED. */
  readonly strengthByRound: Int32Array;
  /** Victory points of `side` after `round`, at `roundAt(row, round, side)`, or NOT_PLAYED. */
  readonly vpByRound: Int32Array;
  /** Points of enemy units that this unit destroyed, at `row * units + unit`. */
  readonly unitDamage: Int32Array;
  /** Models (or hull points of a vehicle) that this unit lost. */
  readonly unitLost: Int32Array;
  /** 1 when any of the unit was left at the end. */
  readonly unitSurvived: Uint8Array;
  /** How often the code of each counted rule or procedure ran, summed over the rows. */
  readonly called: Float64Array;
  /** Where models stood and fell in the first chunk; absent in runs without maps. */
  readonly map?: BoardMap;
}

/** One unit of a scenario, in the order of the unit columns. */
export interface CampaignUnit {
  readonly army: 'red' | 'blue';
  readonly id: string;
  readonly datasheet: string;
  readonly points: number;
}

/** One scenario with its doctrines. The same id appears several times when several pairs of doctrines are played. */
export interface CampaignScenario {
  readonly id: string;
  readonly title: string;
  readonly digest: string;
  readonly doctrines: { readonly red: string; readonly blue: string };
  readonly units: readonly CampaignUnit[];
  /** Points of the units under rulesets that give some of them other points, by specification; see `unitsUnder`. */
  readonly pointsUnder?: { readonly [spec: string]: readonly number[] };
  /** The battlefield; absent in results of older versions. */
  readonly board?: BoardPlan;
}

/** The units of a scenario, with the points that they have under a ruleset. */
export function unitsUnder({ units, pointsUnder }: CampaignScenario, spec: string): readonly CampaignUnit[] {
  const points = pointsUnder?.[spec];
  return points === undefined ? units : units.map((unit, u) => ({ ...unit, points: item(points, u) }));
}

/** One ruleset that was played. */
export interface CampaignVariant {
  /** The specification in normal form, as used in files and legends. */
  readonly spec: string;
  /** The edition it is based on; variants on different bases are different games. */
  readonly base: string;
  readonly digest: string;
  /** Ledger ID of each entry of `called`. */
  readonly counters: readonly string[];
  /** Active rules by ledger ID, with their parameters on one line; absent in results of older versions. */
  readonly rules?: Readonly<Record<string, string>>;
}

/** Everything one run played. `columns[scenario][variant]`. The first variant is the baseline unless a summary names another. */
export interface Campaign {
  readonly scenarios: readonly CampaignScenario[];
  readonly variants: readonly CampaignVariant[];
  readonly pairs: number;
  readonly columns: readonly (readonly EngagementColumns[])[];
}

/** The engagements of a scenario under a variant. */
export const columnsOf = (columns: Campaign['columns'], s: number, v: number): EngagementColumns => item(item(columns, s), v);

export interface ColumnSize {
  readonly pairs: number;
  /** Units of both armies. */
  readonly units: number;
  /** Length of `called`. */
  readonly counters: number;
  /** Default 0. */
  readonly firstPair?: number;
}

/** Index into `lossesByCause`; `cause` is an index into CAUSES. */
export function lossAt(row: number, side: number, cause: number): number {
  return (row * 2 + side) * CAUSES.length + cause;
}

/** Index into `strengthByRound` and `vpByRound`; `round` counts from 0. */
export function roundAt(row: number, round: number, side: number): number {
  return (row * MAX_ROUNDS + round) * 2 + side;
}

/** Fresh columns for `pairs` pairs: pair and seat are filled in, round columns hold NOT_PLAYED, everything else is 0. */
export function allocate({ pairs, units, counters, firstPair = 0 }: ColumnSize): EngagementColumns {
  const rows = pairs * 2;
  const columns: EngagementColumns = {
    rows,
    firstPair,
    units,
    pair: new Int32Array(rows),
    seat: new Uint8Array(rows),
    first: new Uint8Array(rows),
    winner: new Uint8Array(rows),
    redVp: new Int32Array(rows),
    blueVp: new Int32Array(rows),
    redLost: new Int32Array(rows),
    blueLost: new Int32Array(rows),
    rounds: new Uint8Array(rows),
    endedBy: new Uint8Array(rows),
    digestHi: new Uint32Array(rows),
    digestLo: new Uint32Array(rows),
    lossesByCause: new Int32Array(rows * 2 * CAUSES.length),
    strengthByRound: new Int32Array(rows * 2 * MAX_ROUNDS).fill(NOT_PLAYED),
    vpByRound: new Int32Array(rows * 2 * MAX_ROUNDS).fill(NOT_PLAYED),
    unitDamage: new Int32Array(rows * units),
    unitLost: new Int32Array(rows * units),
    unitSurvived: new Uint8Array(rows * units),
    called: new Float64Array(counters),
  };
  for (let row = 0; row < rows; row++) {
    columns.pair[row] = firstPair + (row >> 1);
    columns.seat[row] = row & 1;
  }
  return columns;
}

type RowColumn = Exclude<keyof EngagementColumns, 'rows' | 'firstPair' | 'units' | 'called' | 'map'>;

/** The columns with a fixed number of entries for each row. */
export const ROW_COLUMNS = [
  'pair',
  'seat',
  'first',
  'winner',
  'redVp',
  'blueVp',
  'redLost',
  'blueLost',
  'rounds',
  'endedBy',
  'digestHi',
  'digestLo',
  'lossesByCause',
  'strengthByRound',
  'vpByRound',
  'unitDamage',
  'unitLost',
  'unitSurvived',
] as const satisfies readonly RowColumn[];

/**
 * Copies a chunk to its place in a larger set and adds its `called` counts. Each chunk may be placed only once.
 * @throws RangeError when the chunk does not lie within the target or has another width.
 */
export function place(target: EngagementColumns, chunk: EngagementColumns): void {
  const row = (chunk.firstPair - target.firstPair) * 2;
  if (row < 0 || row + chunk.rows > target.rows) {
    const pairs = `${chunk.firstPair} to ${chunk.firstPair + chunk.rows / 2 - 1}`;
    throw new RangeError(`pairs ${pairs} lie outside ${target.firstPair} to ${target.firstPair + target.rows / 2 - 1}`);
  }
  if (chunk.units !== target.units || chunk.called.length !== target.called.length) {
    throw new RangeError(
      `chunk has ${chunk.units} units and ${chunk.called.length} counters, expected ${target.units} and ${target.called.length}`,
    );
  }
  if (chunk.rows > 0) {
    for (const name of ROW_COLUMNS) target[name].set(chunk[name], row * (chunk[name].length / chunk.rows));
  }
  for (let i = 0; i < chunk.called.length; i++) target.called[i] = item(target.called, i) + item(chunk.called, i);
}

/**
 * One set of columns from chunks in any order.
 * @throws RangeError when they leave a gap, overlap, or differ in width.
 */
export function concat(chunks: readonly EngagementColumns[]): EngagementColumns {
  const ordered = [...chunks].sort((a, b) => a.firstPair - b.firstPair);
  const start = ordered[0];
  if (start === undefined) throw new RangeError('no chunks to join');
  let next = start.firstPair;
  for (const chunk of ordered) {
    if (chunk.firstPair !== next) throw new RangeError(`chunk starts at pair ${chunk.firstPair}, expected ${next}`);
    next += chunk.rows / 2;
  }
  const whole = allocate({
    pairs: next - start.firstPair,
    units: start.units,
    counters: start.called.length,
    firstPair: start.firstPair,
  });
  for (const chunk of ordered) place(whole, chunk);
  return whole;
}

/** A view (no copy) of the first `pairs` pairs. `called` cannot be split and covers the whole set. */
export const prefix = (columns: EngagementColumns, pairs: number): EngagementColumns => slice(columns, 0, pairs);

/** A view (no copy) of the pairs from the `from`-th up to, not including, the `to`-th. `called` covers the whole set. */
export function slice(columns: EngagementColumns, from: number, to: number): EngagementColumns {
  const end = Math.min(to * 2, columns.rows);
  const rows = Math.max(0, end - from * 2);
  if (rows === columns.rows) return columns;
  const view: Record<string, unknown> = { ...columns, rows, firstPair: columns.firstPair + from };
  for (const name of ROW_COLUMNS) {
    const width = columns[name].length / columns.rows;
    view[name] = columns[name].subarray((end - rows) * width, end * width);
  }
  return view as unknown as EngagementColumns;
}

/** The campaign with only the first `count` of its variants; columns are shared, not copied. */
export function firstVariants(campaign: Campaign, count: number): Campaign {
  if (count >= campaign.variants.length) return campaign;
  return { ...campaign, variants: campaign.variants.slice(0, count), columns: campaign.columns.map((row) => row.slice(0, count)) };
}

/** The buffers to transfer with a message, so that columns move between threads without a copy. */
export function transferables(columns: EngagementColumns): ArrayBuffer[] {
  const own = [...ROW_COLUMNS.map((name) => columns[name].buffer as ArrayBuffer), columns.called.buffer as ArrayBuffer];
  return columns.map === undefined ? own : [...own, ...mapBuffers(columns.map)];
}

/** Score of one engagement for red in half points: 2 won, 1 drawn, 0 lost. */
export function redHalfPoints(winner: number): number {
  return winner === RED ? 2 : winner === DRAW ? 1 : 0;
}

/** The digest of a row as 16 hex digits. */
export function digestOf(columns: EngagementColumns, row: number): string {
  const half = (n: number) => n.toString(16).padStart(8, '0');
  return half(item(columns.digestHi, row)) + half(item(columns.digestLo, row));
}
