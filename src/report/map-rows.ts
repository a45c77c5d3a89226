import { type Row, rowsOf, type Table, type Tables } from '../analysis/index.ts';
import type { Chart, Pane } from './chart.ts';

/** What a page needs to draw each panel of a map by itself. */
export interface MapRows {
  readonly panes: readonly Pane[];
  /** With the scenario of each. */
  readonly rows: readonly Row[];
  /** How many games the maps are about, and what is left out, in words. */
  readonly remark: string;
}

/** Rows that a page holds of one map, of whole scenarios. */
const MOST_ROWS = 8000;

/**
 * The panels of a map scenario by scenario, so that a page has more of them than a picture has room for; undefined for a chart that is no
 * map, or has no panel.
 */
export function mapRowsOf(chart: Chart, tables: Tables): MapRows | undefined {
  const { panes, rows } = chart;
  if (panes === undefined || rows === undefined) return undefined;
  const scenarios = [...new Map(rowsOf(tables['boards'] ?? {}).map(({ scenario, title }) => [String(scenario), String(title)]))];
  const held: { panes: Pane[]; rows: Row[]; remarks: Set<string>; left: string[] } = { panes: [], rows: [], remarks: new Set(), left: [] };
  for (const [scenario, title] of scenarios) {
    const own = tablesFor(tables, scenario);
    const drawn = rows.call(chart, own).map((row) => ({ scenario, ...row }));
    if (held.rows.length + drawn.length > MOST_ROWS && held.rows.length > 0) {
      held.left.push(title);
      continue;
    }
    held.rows.push(...drawn);
    held.panes.push(...panes.call(chart, own));
    held.remarks.add((chart.remark?.(own) ?? '').replaceAll('\n', ' '));
  }
  if (held.panes.length === 0) return undefined;
  const left = held.left.length === 0 ? [] : [`Not on this page: ${held.left.join(', ')}.`];
  return { panes: held.panes, rows: held.rows, remark: [...held.remarks, ...left].filter(Boolean).join(' ') };
}

const tablesFor = (tables: Tables, scenario: string): Tables =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, rowsFor(table, scenario)]));

function rowsFor(table: Table, scenario: string): Table {
  const of = table['scenario'];
  if (of === undefined) return table;
  return Object.fromEntries(Object.entries(table).map(([name, cells]) => [name, cells.filter((_, i) => of[i] === scenario)]));
}
