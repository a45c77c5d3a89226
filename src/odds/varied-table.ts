import { columnar, type Row, slotsOf, specLines, type Table, titleLines } from '../analysis/index.ts';
import type { AttackOdds } from './attack-table.ts';
import type { Axis } from './axes.ts';
import type { Measure } from './measure.ts';
import { percentText } from './percent-text.ts';

/** One attack at every value of one axis or two, with the number by which it is compared. */
export interface Varied {
  readonly odds: readonly AttackOdds[];
  readonly axes: readonly Axis[];
  readonly measure: Measure;
}

/** The number as readers see it; a dash where there is none. */
export const measureText = (value: number | null, { isChance }: Measure): string =>
  value === null ? '–' : isChance ? percentText(value) : value.toFixed(2);

/** The tables `varied` (one axis) or `varied_grid` (two) of charts: a row for each ruleset and value. `share` goes from 0 to the greatest number, which is 1. */
export function variedTable({ odds, axes, measure }: Varied, editions: readonly string[]): Table {
  const variants = [...new Set(odds.map(({ variant }) => variant))];
  const slots = slotsOf(variants, editions);
  const most = measure.isChance ? 1 : Math.max(...odds.map((it) => measure.of(it) ?? 0));
  const [rows, columns] = axes;
  return columnar(
    odds.map((it): Row => {
      const { title, variant, at = {} } = it;
      const value = measure.of(it);
      const row = at[rows?.name ?? ''] ?? '';
      const column = at[columns?.name ?? ''] ?? '';
      return {
        attack: title,
        heading: titleLines(title),
        variant,
        label: specLines(variant),
        place: variants.indexOf(variant),
        slot: slots.get(variant) ?? null,
        measure: measure.words,
        row_name: rows?.name ?? '',
        row,
        row_place: rows?.values.indexOf(row) ?? 0,
        column_name: columns?.name ?? '',
        column,
        column_place: columns?.values.indexOf(column) ?? 0,
        value,
        share: value === null || most <= 0 ? 0 : value / most,
        words: measureText(value, measure),
        single: variants.length === 1,
      };
    }),
  );
}
