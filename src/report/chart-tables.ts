import { mostPlayed, playerTable, type Summary, type Tables, tablesOf } from '../analysis/index.ts';
import type { Campaign } from '../campaign/result.ts';
import type { Chart } from './chart.ts';

/**
 * What the charts of a run are drawn from.
 * @param summary complete
 * @param editions ids of the built-in ones
 */
export function chartTables(campaign: Campaign, summary: Summary, editions: readonly string[]): Tables {
  const shown = mostPlayed(campaign, summary);
  return { ...tablesOf(shown.campaign, shown.summary, editions), players: playerTable(summary) };
}

/** Charts whose table has rows: a run of one ruleset compares nothing. */
export const withRows = (charts: readonly Chart[], tables: Tables): Chart[] => charts.filter(({ table }) => hasRows(tables, table));

const hasRows = (tables: Tables, name: string): boolean => Object.values(tables[name] ?? {}).some((column) => column.length > 0);
