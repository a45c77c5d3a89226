import type { Row, Tables } from '../analysis/index.ts';
import { rowsOf } from '../analysis/tidy.ts';
import { paint, table } from './print.ts';

const TITLES: Readonly<Record<string, string>> = {
  to_hit: 'To Hit, per cent: skill down; across a shot (BS), or a blow at a Weapon Skill',
  to_wound: 'To Wound, per cent: Strength down, Toughness across',
};

/** Chances of every attack in the tables of each ruleset, in whole per cent. */
export function chancesText(tables: Tables): string {
  return Object.entries(TITLES)
    .flatMap(([name, title]) => {
      const rows = rowsOf(tables[name] ?? {});
      return [...new Set(rows.map((row) => row['variant']))].map(
        (variant) => `${paint('bold', `${String(variant)}: ${title}`)}\n${grid(rows.filter((row) => row['variant'] === variant))}`,
      );
    })
    .join('\n\n');
}

function grid(cells: readonly Row[]): string {
  const columns = [...new Set(cells.map((cell) => String(cell['column_label'])))];
  const rows = [...new Set(cells.map((cell) => String(cell['row_label'])))];
  const chance = (row: string, column: string): number =>
    Number(cells.find((cell) => cell['row_label'] === row && cell['column_label'] === column)?.['chance'] ?? 0);
  const percent = (share: number): string => (share === 0 ? '-' : (100 * share).toFixed(0));
  return table(
    ['', ...columns],
    rows.map((row) => [row, ...columns.map((column) => percent(chance(row, column)))]),
    columns,
  );
}
