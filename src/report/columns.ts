import { didYouMean } from '../scenario/nearest.ts';
import { type Chart, ChartError } from './chart.ts';
import { columnsAfter, columnsRead } from './transforms.ts';

type Part = Readonly<Record<string, unknown>>;

/** Parts of a specification that are specifications themselves. */
const CHILDREN = ['layer', 'concat', 'hconcat', 'vconcat', 'spec'];

/**
 * Refuses a chart that names a column which is not there: Vega would draw nothing in its place and not say why. Columns that the
 * chart's own transforms make are there from then on.
 * @param columns of the rows that the chart is drawn from
 * @throws ChartError that names the chart, the column and the columns of the table.
 */
export function checkColumns(chart: Chart, columns: readonly string[]): void {
  const wrong = unknownIn(chart.spec(), new Set(columns), {});
  if (wrong === undefined) return;
  const { name, known } = wrong;
  const near = didYouMean(name, known);
  const made = [...known].filter((it) => !columns.includes(it));
  const also = made.length === 0 ? '' : `; its own transforms make ${made.join(', ')}`;
  throw new ChartError(
    `chart ${chart.id}: no column "${name}" in table "${chart.table}"${near === '' ? '.' : near} The columns are ${columns.join(', ')}${also}`,
  );
}

interface Unknown {
  readonly name: string;
  readonly known: ReadonlySet<string>;
}

/**
 * The first column that is named and not known.
 * @param inherited channels of the layers around, which also apply to each layer within
 */
function unknownIn(part: Part, before: ReadonlySet<string>, inherited: Part): Unknown | undefined {
  // With rows of its own a part may name whatever those hold.
  if (isObject(part['data'])) return undefined;
  let known = before;
  for (const transform of listOf(part['transform'])) {
    const name = columnsRead(transform).find((it) => !known.has(it));
    if (name !== undefined) return { name, known };
    const after = columnsAfter(transform, known);
    // What it makes depends on the rows: nothing after it can be checked.
    if (after === undefined) return undefined;
    known = after;
  }
  const encoding = { ...inherited, ...(isObject(part['encoding']) ? part['encoding'] : {}) };
  const children = CHILDREN.flatMap((name) => listOf(part[name]));
  const shown = [part['facet'], part['params'], ...('mark' in part ? [encoding] : [])];
  const name = shown.flatMap(fieldsIn).find((it) => !known.has(it));
  if (name !== undefined) return { name, known };
  for (const child of children) {
    const wrong = unknownIn(child, known, 'layer' in part ? encoding : {});
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Columns that channels, facets and parameters name as fields, however deep. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'field') return typeof inner === 'string' ? [columnOf(inner)] : [];
    return key === 'fields' && Array.isArray(inner) ? inner.map((it) => columnOf(String(it))) : fieldsIn(inner);
  });
}

/** `a` of `a.b` and `a[0]`; a dot after a backslash is part of the name. */
const columnOf = (path: string): string => (/^(?:\\.|[^.[\\])+/.exec(path)?.[0] ?? path).replace(/\\(.)/g, '$1');

const isObject = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Part[] => [value ?? []].flat().filter(isObject);
