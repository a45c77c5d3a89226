/**
 * The part of a report's script that has charts call armies by their names: in words, in the values of rows, and wherever a specification
 * compares with those values. Colours stay, since the order of the sides does.
 */
export const NAMED_SCRIPT = `
const IN_WORDS = ['title', 'text', 'value', 'subtitle'];
const IN_EXPRESSIONS = ['calculate', 'filter', 'test', 'expr', 'labelExpr'];
const inQuotes = (expression) => expression.replace(/'((?:[^'\\\\]|\\\\.)*)'/g, (whole, text) => {
  const words = called(text);
  return words === text ? whole : "'" + words.replace(/[\\\\']/g, '\\\\$&') + "'";
});
/** A specification about the armies of the scenario that is looked at. */
const withNames = (spec) => (known()?.red === undefined ? spec : JSON.parse(JSON.stringify(spec), (key, value) => {
  if (typeof value === 'string') return IN_WORDS.includes(key) ? called(value) : IN_EXPRESSIONS.includes(key) ? inQuotes(value) : value;
  if (key === 'domain' && Array.isArray(value)) return value.map((it) => (typeof it === 'string' ? called(it) : it));
  if ((key === 'title' || key === 'text') && Array.isArray(value)) return value.map((it) => (typeof it === 'string' ? called(it) : it));
  // Red comes before blue, whatever the letters of their names.
  if (value?.field === 'army' && value.sort !== undefined) return { ...value, sort: [called('red'), called('blue')] };
  return value;
}));
const rowsNamed = (rows) => (known()?.red === undefined ? rows : rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, calledCell(cell)]))));
`;
