/** A cell of a report's table: what it shows, and what it sorts by. */
export interface ReportCell {
  readonly text: string;
  readonly sort?: number;
}

/** A table of a report, for both page and text. */
export interface ReportTable {
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly numeric?: boolean }[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** Of each row, where rows are about one scenario each. */
  readonly scenarios?: readonly string[];
}

export const text = (value: string): ReportCell => ({ text: value });
export const number = (shown: string, sort: number): ReportCell => ({ text: shown, sort });
export const numeric = (name: string) => ({ name, numeric: true });
