import type { Spec } from 'sandtable/report';
import { linesOnAxis } from './forest.ts';
import type { Expression } from './words.ts';

/*
 * Panels with different rows, as lines of one axis with extra lines for headings: with an axis for each panel the rows could not have
 * the same height. A table for them has the columns `place` (of the panel), `note`, and the index of the row in its panel, from 0.
 */

/** A line in addition to those of the rows. */
export interface Extra {
  /** Which rows of the table it is also made from: one row for a heading, a row per column for column labels. */
  readonly from: Expression;
  /** Its offset in rows; negative is above the row that it is made from. */
  readonly offset: number;
}

/** The part of a row of the table itself; an extra line has its number in the list, from 1. */
export const ROWS = 'datum.part == 0';
export const part = (nth: number): Spec => ({ filter: `datum.part == ${nth}` });

/**
 * Transforms that create the columns `part` and `line`.
 * @param row column with the place of the row in its panel
 * @param label column with the row's name
 */
export function lines(row: string, label: string, extras: readonly Extra[]): Spec[] {
  const parts = extras.map(({ from }, i) => `(${from} ? ',${i + 1}' : '')`).join(' + ');
  const offsets = [0, ...extras.map(({ offset }) => offset)].join(', ');
  return [
    { joinaggregate: [{ op: 'max', field: row, as: 'last' }], groupby: ['place'] },
    { calculate: `split('0' + ${parts}, ',')`, as: 'parts' },
    { flatten: ['parts'], as: ['part_text'] },
    { calculate: 'toNumber(datum.part_text)', as: 'part' },
    { calculate: `10000 * datum.place + datum.${row} + [${offsets}][datum.part]`, as: 'rank' },
    { calculate: `datum.rank + '\\t' + (${ROWS} ? datum.${label} : '')`, as: 'line' },
  ];
}

/** Position on the axis of lines. */
export const onLine: Spec = {
  field: 'line',
  type: 'nominal',
  sort: { field: 'rank', op: 'min' },
  title: null,
  axis: linesOnAxis("split(datum.label, '\\t')[1]"),
  scale: { paddingInner: 0, paddingOuter: 0 },
};

/** Pixels between lines of a heading. */
const HEADING_LINE = 17;
const linesIn = (column: string): Expression => `length(split(datum.${column}, '\\n'))`;

/**
 * The headings of panels, at the left of their lines, with the column `note` below them where there is one.
 * @param field column of the heading, in one line
 */
export function headings(nth: number, field: string): Spec[] {
  const text = (column: string, style: string, dy: number, up: number, filter: Expression): Spec[] =>
    [[style, 'halo'], [style]].map((styles) => ({
      transform: [part(nth), { filter }],
      // Further lines of a heading go up, and half of that where nothing is below it.
      mark: {
        type: 'text',
        style: styles,
        align: 'left',
        baseline: 'middle',
        dy: { expr: `${dy} - ${up} * (${linesIn(column)} - 1)` },
        tooltip: false,
      },
      encoding: { y: onLine, x: { value: 0 }, text: { field: column } },
    }));
  return [
    ...text(field, 'heading', 6, HEADING_LINE / 2, "datum.note == ''"),
    ...text(field, 'heading', -8, HEADING_LINE, "datum.note != ''"),
    ...text('note', 'tick', 10, 0, "datum.note != ''"),
  ];
}
