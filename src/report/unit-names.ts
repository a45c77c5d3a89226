import type { Table } from '../analysis/index.ts';

/**
 * Units as readers call them, `Walkers` in place of `walker-1`: by their datasheets, with a number where an army has several of one; `null`
 * where a table is not about units of datasheets.
 */
export function unitNames(table: Table): string[] | null {
  const { unit, datasheet, army, scenario } = table;
  if (unit === undefined || datasheet === undefined || army === undefined) return null;
  const siblings = new Map<string, string[]>();
  const kind = (i: number): string => JSON.stringify([scenario?.[i], army[i], datasheet[i]]);
  unit.forEach((id, i) => {
    const known = siblings.get(kind(i)) ?? [];
    if (!known.includes(String(id))) siblings.set(kind(i), [...known, String(id)]);
  });
  return unit.map((id, i) => {
    const all = siblings.get(kind(i)) ?? [];
    const words = String(datasheet[i]).replaceAll(/[-_]/g, ' ');
    const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    return all.length > 1 ? `${name} ${all.indexOf(String(id)) + 1}` : name;
  });
}
