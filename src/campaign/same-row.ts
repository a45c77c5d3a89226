import { type EngagementColumns, ROW_COLUMNS } from './result.ts';

/** Copies a row to the same row of other columns, of the same scenario and pairs. */
export function copyRow(from: EngagementColumns, to: EngagementColumns, row: number): void {
  for (const name of ROW_COLUMNS) {
    const width = from[name].length / from.rows;
    to[name].set(from[name].subarray(row * width, (row + 1) * width), row * width);
  }
}

/** Whether two columns hold the same in a row. */
export function sameRow(one: EngagementColumns, other: EngagementColumns, row: number): boolean {
  return ROW_COLUMNS.every((name) => {
    const width = one[name].length / one.rows;
    for (let k = row * width; k < (row + 1) * width; k++) if (one[name][k] !== other[name][k]) return false;
    return true;
  });
}

/** Whether the same happened in a row of both, by the digest of its events. */
export const sameDigest = (one: EngagementColumns, other: EngagementColumns, row: number): boolean =>
  one.digestHi[row] === other.digestHi[row] && one.digestLo[row] === other.digestLo[row];
