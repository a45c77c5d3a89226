/** A table of small integers by row and column, both counted from `from`; indices outside are clamped. */
export interface Matrix {
  readonly from: number;
  readonly rows: number;
  readonly columns: number;
  readonly cells: Int8Array;
}

/**
 * Builds a matrix from rows of equal length.
 * @throws RangeError if the rows differ in length or there are none.
 */
export function matrix(from: number, rows: readonly (readonly number[])[]): Matrix {
  const columns = rows[0]?.length ?? 0;
  if (columns === 0 || rows.some((row) => row.length !== columns)) throw new RangeError('a matrix needs rows of equal length');
  return { from, rows: rows.length, columns, cells: Int8Array.from(rows.flat()) };
}

/** The cell at a row and a column, both clamped. */
export function lookUp(table: Matrix, row: number, column: number): number {
  const r = Math.min(Math.max(row - table.from, 0), table.rows - 1);
  const c = Math.min(Math.max(column - table.from, 0), table.columns - 1);
  return table.cells[r * table.columns + c];
}
