/**
 * Where models stood and fell in the first pairs of one scenario under one ruleset.
 *
 * Maps show red in seat 0. On a board that is the same when turned by 180 degrees, engagements with red in seat 1 are
 * turned and counted with the others; on any other board they are left out of the counts by cell.
 */
export interface BoardMap {
  /** Pairs recorded, from the first on. */
  readonly pairs: number;
  readonly standing: Standing;
  readonly fallen: Fallen;
}

/** Models on the table at the end of a round: an entry for each round, army and cell with any, in this order. */
export interface Standing {
  /** 0 is the set-up. An engagement that is over keeps its last positions. */
  readonly round: Uint8Array;
  /** RED or BLUE. */
  readonly army: Uint8Array;
  /** Lower corner of the cell, inches. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Engagements in which any model stood there. */
  readonly games: Int32Array;
  /** Sums over pairs of the models of both engagements, of their squares and of their cubes, as an interval needs them. */
  readonly models: Int32Array;
  readonly squares: Int32Array;
  readonly cubes: Int32Array;
}

/** Models lost, one entry each, in the order in which they were. */
export interface Fallen {
  readonly pair: Int32Array;
  /** The seat of red. */
  readonly seat: Uint8Array;
  readonly round: Uint8Array;
  /** Index into the scenario's units. */
  readonly unit: Int32Array;
  /** Index into CAUSES. */
  readonly cause: Uint8Array;
  /** Points of the army list, to the hundredth. */
  readonly points: Float64Array;
  /** Where it stood on the board (not turned), inches to the tenth; a passenger is lost where its transport is. OFF_TABLE for nowhere. */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** The position of a model that was lost without having been on the table. */
export const OFF_TABLE = -1;

/** The buffers of a map, to transfer with a message. */
export const mapBuffers = ({ standing, fallen }: BoardMap): ArrayBuffer[] =>
  [...Object.values(standing), ...Object.values(fallen)].map((it) => (it as Uint8Array).buffer as ArrayBuffer);
