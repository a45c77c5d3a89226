import type { Spec } from 'sandtable/report';
import type { Expression } from './words.ts';

export interface Cells {
  /** Column from −1 to 1 that colours the cell; 0 is the background colour. */
  readonly shade: string;
  /** `sides`: blue to red, for what helps blue or red. `lead`: behind to ahead, for armies that play both sides. */
  readonly range: 'sides' | 'lead';
  readonly tooltip: readonly Spec[];
  /** Which rows are drawn. */
  readonly filter: Expression;
  /** Further properties of the rectangle, such as `cornerRadius`. */
  readonly mark?: Spec;
}

/** Cells of a matrix, coloured by a diverging value. */
export function cells({ shade, range, tooltip, filter, mark = {} }: Cells): Spec {
  return {
    transform: [{ filter }],
    mark: { type: 'rect', style: 'square', ...mark },
    encoding: {
      color: { field: shade, type: 'quantitative', scale: { domain: [-1, 0, 1], range, interpolate: 'lab' }, legend: null },
      tooltip,
    },
  };
}

/** A line around some of them. */
export const outlined = (filter: Expression, tooltip: readonly Spec[], mark: Spec = {}): Spec => ({
  transform: [{ filter }],
  mark: { type: 'rect', style: 'outline', ...mark },
  encoding: { tooltip },
});

export interface CellWords {
  readonly value: Expression;
  readonly half: Expression;
  /** Which values are bold. */
  readonly sure: Expression;
  /** The same as for the cells, since words lie over them. */
  readonly tooltip: readonly Spec[];
  /** Which rows have words. */
  readonly filter: Expression;
}

/** Two lines in each cell: a value, and below it half of its interval; a value without an interval is centred. */
export function cellWords({ value, half, sure, tooltip, filter }: CellWords): Spec[] {
  const text = (words: Expression, style: string, dy: number, when: Expression): Spec => ({
    transform: [{ filter: `${filter} && ${when}` }, { calculate: words, as: 'words' }],
    mark: { type: 'text', style, dy, baseline: 'middle' },
    encoding: { text: { field: 'words' }, tooltip },
  });
  const whole = `(${half}) != ''`;
  return [
    text(value, 'cell-strong', -6, `(${sure}) && ${whole}`),
    text(value, 'cell-value', -6, `!(${sure}) && ${whole}`),
    text(value, 'cell-value', 0, `!(${whole})`),
    text(half, 'cell-note', 8, whole),
  ];
}
