import { type Row, rowsOf, type Table, type Tables, titleLines } from '../analysis/index.ts';
import { PALETTES, type Theme } from '../page/index.ts';
import { type Chart, ChartError, type Spec } from './chart.ts';
import { checkColumns } from './columns.ts';
import { houseStyle } from './style.ts';

/** Letters that fit into a line below the title of a chart. */
const HINT_LETTERS = 84;

const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json';

/**
 * A chart with its rows inline, its question as title and the house style: a complete Vega-Lite file.
 * @throws ChartError when there is no such table, or the chart names a column that is not there.
 */
export function bindChart(chart: Chart, tables: Tables, theme: Theme = 'light'): Spec {
  const missing = [chart.table, ...(chart.also ?? [])].find((name) => tables[name] === undefined);
  if (missing !== undefined) {
    throw new ChartError(`chart ${chart.id}: no table "${missing}"; there are ${Object.keys(tables).sort().join(', ')}`);
  }
  const rows = chart.rows === undefined ? rowsOf(tables[chart.table] as Table) : chart.rows(tables);
  // Of no rows that a chart made itself the columns are not known.
  const columns =
    chart.rows === undefined ? Object.keys(tables[chart.table] as Table) : [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (columns.length > 0) checkColumns(chart, columns);
  const remarks = [chart.remark?.(tables), whoIsWho(chart, tables)].filter((it) => it !== undefined);
  return withStyle(
    chart,
    { name: chart.table, values: rows },
    theme,
    slotsOf(rows, tables),
    remarks.length === 0 ? undefined : remarks.join('\n'),
  );
}

/** `Red: Line patrol. Blue: Raiders.`, for a chart that tells them by their colours, of a run in which they are the same everywhere. */
function whoIsWho(chart: Chart, tables: Tables): string | undefined {
  const sides = [...new Set(rowsOf(tables['sides'] ?? {}).map(({ red, blue }) => `Red: ${red}. Blue: ${blue}.`))];
  const [only] = sides;
  const told = `${chart.question} ${chart.hint ?? ''} ${JSON.stringify(chart.spec())}`;
  return sides.length === 1 && /\b(red|blue|army(?! points))\b/i.test(told) ? only : undefined;
}

/** A chart with only the name of its table, to be compiled and inspected without a run. */
export function bareChart(chart: Chart, theme: Theme = 'light'): Spec {
  return withStyle(chart, { name: chart.table }, theme);
}

/**
 * Slots of the palette for the rulesets of a table, in the order of a scale over them. Tables of studies that do not give slots use those
 * of the run's summary; rulesets missing from it take the slots left over.
 */
function slotsOf(rows: readonly Row[], tables: Tables): number[] {
  const known = new Map<unknown, unknown>(rowsOf(tables['summary'] ?? {}).map(({ variant, slot }) => [variant, slot]));
  const inOrder = [...rows].sort((a, b) => Number(a['place'] ?? 0) - Number(b['place'] ?? 0));
  const slots = new Map(inOrder.map(({ label, variant, slot }) => [label, slot ?? known.get(variant)]));
  const free = PALETTES.light.variants.map((_, slot) => slot).filter((slot) => ![...slots.values()].includes(slot));
  return [...slots.values()].map((slot) => (typeof slot === 'number' ? slot : (free.shift() ?? 0)));
}

function withStyle(chart: Chart, data: Spec, theme: Theme, slots?: readonly number[], remark?: string): Spec {
  const lines = remark?.split('\n').flatMap((line) => titleLines(line, HINT_LETTERS).split('\n')) ?? [];
  // A line break inside one of several lines is drawn as a space.
  const hint = lines.length === 0 ? [chart.hint] : (chart.hint?.split('\n') ?? []);
  const below = [...hint, ...lines].filter((it) => it !== undefined);
  return {
    $schema: SCHEMA,
    description: chart.question,
    title: { text: chart.question, ...(below.length > 0 && { subtitle: below.length === 1 ? below[0] : below }) },
    data,
    ...chart.spec(),
    ...(slots !== undefined && { usermeta: { slots } }),
    config: houseStyle(theme, slots),
  };
}
