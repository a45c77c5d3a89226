import type { Cell, Table } from '../analysis/index.ts';

/** A compact column: one value for all rows, indices into a list of values, or the values themselves. */
export type PackedColumn = { readonly all: Cell } | { readonly of: readonly Cell[]; readonly at: readonly number[] } | readonly Cell[];

/** A table as a page holds it. */
export interface PackedTable {
  readonly rows: number;
  readonly columns: Readonly<Record<string, PackedColumn>>;
}

/** Significant digits that a picture or a table of a page can show. */
const DIGITS = 6;

/** Packs a table for a page: numbers to six significant digits, each word once. `UNPACK_SCRIPT` turns it back into rows. */
export function packTable(table: Table): PackedTable {
  const columns = Object.entries(table);
  return {
    rows: columns[0]?.[1].length ?? 0,
    columns: Object.fromEntries(columns.map(([name, cells]) => [name, packColumn(cells.map(shortCell))])),
  };
}

const shortCell = (cell: Cell): Cell => (typeof cell === 'number' && !Number.isInteger(cell) ? Number(cell.toPrecision(DIGITS)) : cell);

function packColumn(cells: readonly Cell[]): PackedColumn {
  const of = [...new Set(cells)];
  if (of.length === 1) return { all: of[0] as Cell };
  if (cells.some((cell) => typeof cell === 'number') || of.length * 2 > cells.length) return cells;
  const places = new Map(of.map((cell, i) => [cell, i]));
  return { of, at: cells.map((cell) => places.get(cell) as number) };
}

/** `unpack(table)`: the rows of a packed table, in a page. */
export const UNPACK_SCRIPT = `
const unpack = ({ rows, columns }) => {
  const read = Object.entries(columns).map(([name, it]) =>
    [name, Array.isArray(it) ? (i) => it[i] : 'at' in it ? (i) => it.of[it.at[i]] : () => it.all]);
  return Array.from({ length: rows }, (_, i) => Object.fromEntries(read.map(([name, at]) => [name, at(i)])));
};
`;
