type Part = Readonly<Record<string, unknown>>;

/** Keys of transforms whose values are columns that they read. */
const READS = [
  'groupby',
  'field',
  'fold',
  'flatten',
  'impute',
  'key',
  'stack',
  'bin',
  'density',
  'quantile',
  'loess',
  'regression',
  'on',
  'pivot',
  'value',
  'lookup',
  'extent',
];

/** Transforms that make one row from several, so that only what they make and group by is left. */
const CONDENSING = ['aggregate', 'density', 'quantile', 'loess', 'regression'];

/** What transforms call their results where `as` is left out. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  fold: ['key', 'value'],
  density: ['value', 'density'],
  quantile: ['prob', 'value'],
};

/** Columns that a transform of Vega-Lite reads: as fields, and as `datum.name` in its expression. */
export function columnsRead(transform: Part): string[] {
  const fields = READS.flatMap((key) => (key === 'value' && !('pivot' in transform) ? [] : namesIn(transform[key])));
  const inner = ['aggregate', 'joinaggregate', 'window', 'sort'].flatMap((key) =>
    listOf(transform[key]).flatMap(({ field }) => namesIn(field)),
  );
  return [...fields, ...inner, ...readBy(transform['calculate']), ...readBy(transform['filter'])];
}

/** The columns after a transform; undefined where their names depend on the rows. */
export function columnsAfter(transform: Part, before: ReadonlySet<string>): ReadonlySet<string> | undefined {
  if ('pivot' in transform) return undefined;
  const parts = ['aggregate', 'joinaggregate', 'window'].flatMap((key) => listOf(transform[key]));
  const named = parts.map(({ as, op, field }) => String(as ?? [op, field].filter((it) => it !== undefined).join('_')));
  const kind = Object.keys(transform).find((key) => USUAL[key] !== undefined) ?? '';
  const made = [...named, ...(transform['as'] === undefined ? (USUAL[kind] ?? []) : namesIn(transform['as'])), ...lookedUp(transform)];
  const left = CONDENSING.some((key) => key in transform) ? [...namesIn(transform['groupby']), ...ownAxes(transform)] : before;
  return new Set([...left, ...made]);
}

/** A regression keeps its two columns. */
const ownAxes = (transform: Part): string[] =>
  'on' in transform && transform['as'] === undefined ? ['on', 'loess', 'regression'].flatMap((key) => namesIn(transform[key])) : [];

const lookedUp = ({ from }: Part): string[] => listOf(from).flatMap(({ fields }) => namesIn(fields));

/** Names of columns in a value that is one, or a list. */
const namesIn = (value: unknown): string[] => [value ?? []].flat().filter((it) => typeof it === 'string');

const listOf = (value: unknown): Part[] => [value ?? []].flat().filter((it): it is Part => typeof it === 'object' && it !== null);

/** Columns that an expression reads, or a filter, which may be made of others. */
function readBy(filter: unknown): string[] {
  if (typeof filter === 'string')
    return [...filter.matchAll(/\bdatum\.([A-Za-z_$][\w$]*)|\bdatum\[\s*(['"])(.*?)\2\s*\]/g)].map(([, name, , quoted]) =>
      String(name ?? quoted),
    );
  if (Array.isArray(filter)) return filter.flatMap(readBy);
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([key, value]) =>
    key === 'field' ? namesIn(value) : ['and', 'or', 'not'].includes(key) ? readBy(value) : [],
  );
}
