import type { EngagementColumns } from '../campaign/result.ts';
import { RED, redHalfPoints } from '../campaign/result.ts';
import { item } from '../rules/item.ts';

/** Half points of red in each pair (from `from` to before `to`), 0 to 4. */
export function pairHalfPoints(columns: EngagementColumns, from = 0, to = columns.rows / 2): Uint8Array {
  const points = new Uint8Array(to - from);
  for (let i = 0; i < points.length; i++) {
    const row = 2 * (from + i);
    points[i] = redHalfPoints(item(columns.winner, row)) + redHalfPoints(item(columns.winner, row + 1));
  }
  return points;
}

/** Score of red in each pair (from `from` to before `to`), 0 to 1. */
export function pairScores(columns: EngagementColumns, from = 0, to = columns.rows / 2): Float64Array {
  return Float64Array.from(pairHalfPoints(columns, from, to), (points) => points / 4);
}

/** Red's margin in victory points, the mean of the two engagements of each pair. */
export function pairMargins(columns: EngagementColumns): Float64Array {
  return pairMeans(columns, (row) => item(columns.redVp, row) - item(columns.blueVp, row));
}

/** Score of the side with the first turn less one half, by pair. */
export function pairFirstTurn(columns: EngagementColumns): Float64Array {
  return pairMeans(columns, (row) => towards(columns, row, columns.first[row] === RED));
}

/** Score of the army in seat 0 less one half, by pair. */
export function pairSeat(columns: EngagementColumns): Float64Array {
  return pairMeans(columns, (row) => towards(columns, row, columns.seat[row] === 0));
}

/** Rounds played, by pair. */
export function pairRounds(columns: EngagementColumns): Float64Array {
  return pairMeans(columns, (row) => item(columns.rounds, row));
}

/** Mean of a value over the two engagements of each pair. */
export function pairMeans(columns: EngagementColumns, value: (row: number) => number): Float64Array {
  const means = new Float64Array(columns.rows / 2);
  for (let pair = 0; pair < means.length; pair++) means[pair] = (value(2 * pair) + value(2 * pair + 1)) / 2;
  return means;
}

/** Number of engagements with distinct events. */
export function distinctEngagements(columns: EngagementColumns): number {
  const seen = new Set<bigint>();
  for (let row = 0; row < columns.rows; row++) seen.add((BigInt(item(columns.digestHi, row)) << 32n) | BigInt(item(columns.digestLo, row)));
  return seen.size;
}

function towards(columns: EngagementColumns, row: number, red: boolean): number {
  const score = redHalfPoints(item(columns.winner, row)) / 2 - 0.5;
  return red ? score : -score;
}
