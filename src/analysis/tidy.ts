import { item } from '../rules/item.ts';
/** One value of a tidy table. */
export type Cell = string | number | boolean | null;

/** A tidy table: columns of equal length, one observation per row. The columns of each are listed in `reports/README.md`. */
export type Table = Readonly<Record<string, readonly Cell[]>>;

/** The tables that charts may ask for by name. */
export type Tables = Readonly<Record<string, Table>>;

/** One observation. */
export type Row = Readonly<Record<string, Cell>>;

/** Turns rows with the same keys into columns. */
export function columnar(rows: readonly Row[]): Table {
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)]));
}

/** Turns columns into rows. */
export function rowsOf(table: Table): Row[] {
  const [first = []] = Object.values(table);
  return first.map((_, i) => Object.fromEntries(Object.entries(table).map(([name, cells]) => [name, item(cells, i)])));
}

/** Groups things by a word, in the order in which the words first appear. */
export function groupBy<T>(things: readonly T[], word: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(word(thing));
    if (group === undefined) groups.set(word(thing), [thing]);
    else group.push(thing);
  }
  return groups;
}
