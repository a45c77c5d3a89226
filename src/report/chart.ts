import type { Row, Tables } from '../analysis/index.ts';

/** A Vega-Lite specification, or a part of one. */
export type Spec = Readonly<Record<string, unknown>>;

/** One panel of a chart of the battlefield, which a page shows by itself and as large as it can. */
export interface Pane {
  /** Its value of the column by which the chart is split into panels. */
  readonly panel: string;
  readonly scenario: string;
  /** The ruleset, in words. */
  readonly ruleset: string;
  /** The moment that it shows, where there are several. */
  readonly when?: string;
}

/** A question with the picture that answers it. One file in `reports/charts`, or in a package of your own, default-exports one. */
export interface Chart {
  /** Name of its files; the file's own stem for built-in charts. */
  readonly id: string;
  /** What the chart answers, as a sentence; its title. */
  readonly question: string;
  /** How to read it, in a line of at most about 90 letters, below the question. */
  readonly hint?: string;
  /** Remarks on these results: how many there are, or what is left out; in lines below the hint. */
  remark?(tables: Tables): string;
  /** The table it is drawn from: one of those in `reports/README.md`. */
  readonly table: string;
  /** Further tables that `rows` combines with it. */
  readonly also?: readonly string[];
  /** The rows to draw, if not every row and column of the table; keys without a value may be left out where another row has them. */
  rows?(tables: Tables): readonly Row[];
  /** Its panels, if it is a map: each can be read by itself. They are those of `rows`. */
  panes?(tables: Tables): readonly Pane[];
  /** Columns that a page lists as the chart's numbers, for rows with a value in the first of them; default: those that the chart names. */
  readonly numbers?: readonly string[];
  /**
   * The chart in Vega-Lite, without data, title or colours of its own: those are bound later, so that the specification can be
   * compiled and kept without a run. The table is the default data.
   */
  spec(): Spec;
}

/** The charts of a report, in order; a file in `reports/layouts`. */
export interface Layout {
  readonly id: string;
  readonly charts: readonly string[];
  /** How a page folds them up; the charts of no group are shown open. */
  readonly groups?: readonly ChartGroup[];
}

/** Charts that a page folds up together. */
export interface ChartGroup {
  /** Of its section, for links. */
  readonly id: string;
  readonly name: string;
  /** What its charts show, in a sentence that is read while they are folded up. */
  readonly says: string;
  readonly charts: readonly string[];
}

/** A chart that can't be found or isn't a chart; the message says what was looked for. */
export class ChartError extends Error {
  override readonly name = 'ChartError';
}
