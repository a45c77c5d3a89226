/*
 * Numbers in words, as Vega expressions: for labels beside marks and for tooltips. Vega's `format` writes a true minus sign.
 */

/** An expression whose value is a number, such as `datum.low`. */
export type Expression = string;

/** `+4.1`, `−0.3`; what rounds to 0 has no sign. */
export function signed(value: Expression, digits = 1): Expression {
  return `(abs(${value}) < ${0.5 * 10 ** -digits} ? '${(0).toFixed(digits)}' : format(${value}, '+,.${digits}f'))`;
}

/** A difference of shares in percentage points: `+4.1`. */
export const points = (share: Expression): Expression => signed(`100 * ${share}`);

/** A share of 0 to 1: `54.3%`. */
export const percent = (share: Expression): Expression => `format(${share}, '.1%')`;

/** An unsigned number: `12.5`, `1,204.0`. */
export const plain = (value: Expression, digits = 1): Expression => `format(${value}, ',.${digits}f')`;

/** The columns of an estimate and its interval. */
export interface Estimated {
  readonly estimate: string;
  readonly low: string;
  readonly high: string;
}

/**
 * `+4.1 points (+1.0 to +7.2)`, of one row.
 * @param unit in words, with the space before it
 */
export function withInterval({ estimate, low, high }: Estimated, number: (value: Expression) => Expression, unit = ''): Expression {
  const [value, from, to] = [estimate, low, high].map((column) => number(`datum.${column}`));
  return `${value} + '${unit} (' + ${from} + ' to ' + ${to} + ')'`;
}

/** A line of a tooltip: a column, or the result of a transform, under a name. */
export function line(title: string, field: string, format?: string): Readonly<Record<string, string>> {
  return { field, title, ...(format === undefined ? { type: 'nominal' } : { type: 'quantitative', format }) };
}

/** The first lines of every tooltip: scenario and ruleset in full. */
export const WHERE = [line('Scenario', 'title'), line('Ruleset', 'variant')] as const;
