/**
 * The part of a report's script that handles tables: sorts them by the column whose heading is pressed, filters long ones, and builds
 * those that a page holds as data when they are opened. Changes are announced to screen readers.
 */
export const TABLE_SCRIPT = `
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const status = document.getElementById('status');
const say = (words) => { status.textContent = words; };
const made = (name, attributes = {}, ...inner) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inner);
  return element;
};
const button = (words, act) => {
  const element = made('button', { type: 'button' }, words);
  element.addEventListener('click', act);
  return element;
};

const keyOf = (row, column) => row.cells[column].dataset.sort;
const compareCells = (a, b, column) => {
  const [x, y] = [keyOf(a, column), keyOf(b, column)];
  if (x !== undefined || y !== undefined) return Number(x ?? -Infinity) - Number(y ?? -Infinity) || 0;
  return a.cells[column].textContent.localeCompare(b.cells[column].textContent, 'en', { numeric: true });
};
document.addEventListener('click', (event) => {
  const pressed = event.target.closest?.('th button');
  if (!pressed) return;
  const th = pressed.parentElement;
  const body = th.closest('table').tBodies[0];
  const rising = th.getAttribute('aria-sort') !== 'ascending';
  for (const other of th.parentElement.cells) other.removeAttribute('aria-sort');
  th.setAttribute('aria-sort', rising ? 'ascending' : 'descending');
  const sign = rising ? 1 : -1;
  body.append(...[...body.rows].sort((a, b) => sign * compareCells(a, b, th.cellIndex)));
  say('Sorted by ' + pressed.textContent + (rising ? ', ascending' : ', descending'));
});

/** Tables with more rows than this can be filtered. */
const FEW_ROWS = 12;
/** Counts again the rows of filtered tables. */
const recounts = new Set();
/** Most values that the drop-down of a column offers. */
const MOST_CHOICES = 24;

function addFilter(table, chosen = []) {
  const rows = [...table.tBodies[0].rows];
  if (rows.length <= FEW_ROWS) return;
  const texts = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));
  const count = made('span', { class: 'count' });
  const box = made('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
  const selects = chosen.flatMap((column) => {
    const values = [...new Set(rows.map((row) => row.cells[column].textContent))];
    if (values.length < 2 || values.length > MOST_CHOICES) return [];
    const select = made('select', {}, made('option', { value: '' }, 'all'), ...values.map((value) => made('option', { value }, value)));
    return [{ column, select, label: made('label', {}, table.tHead.rows[0].cells[column].textContent + ' ', select) }];
  });
  const apply = () => {
    const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let left = 0;
    for (const row of rows) {
      row.hidden = !words.every((word) => texts.get(row).includes(word))
        || selects.some(({ column, select }) => select.value !== '' && row.cells[column].textContent !== select.value);
      if (!row.hidden && !row.hasAttribute('data-elsewhere')) left += 1;
    }
    count.textContent = left === rows.length ? rows.length + ' rows' : left + ' of ' + rows.length + ' rows';
  };
  const told = () => { apply(); say(count.textContent); };
  box.addEventListener('input', told);
  for (const { select } of selects) select.addEventListener('change', told);
  apply();
  recounts.add(apply);
  const tools = made('div', { class: 'tools' }, made('label', {}, 'Filter ', box), ...selects.map((it) => it.label), count);
  table.closest('.scroll').before(tools);
}

const minus = (text) => text.replace('-', '\\u2212');
/** What a cell shows and sorts by. Fractions are shown to four digits. */
const cellOf = (cell) => typeof cell !== 'number' ? { text: String(cell ?? '').replaceAll('\\n', ' ') }
  : { text: minus(String(Number.isInteger(cell) ? cell : Number(cell.toPrecision(4)))), sort: cell };

/** Builds a table of texts, numbers, and nulls for missing values. */
function grow(into, { title, columns, rows, chosen }) {
  const head = made('tr', {}, ...columns.map(({ name, numeric }) =>
    made('th', { scope: 'col', ...(numeric && { class: 'n' }) }, made('button', { type: 'button' }, name))));
  const body = made('tbody', {}, ...rows.map((row) => made('tr', {}, ...row.map((cell, i) => {
    const { text, sort } = cellOf(cell);
    return made('td', { ...(columns[i].numeric && { class: 'n' }), ...(sort !== undefined && { 'data-sort': sort }) }, text);
  }))));
  const table = made('table', {}, made('caption', { class: 'unseen' }, title), made('thead', {}, head), body);
  into.append(made('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': title }, table));
  addFilter(table, chosen);
}

for (const table of document.querySelectorAll('.scroll table.sortable')) addFilter(table);

for (const place of document.querySelectorAll('details[data-grown]')) {
  place.addEventListener('toggle', () => {
    if (place.open && !place.querySelector('table')) grow(place, read(place.dataset.grown));
  });
}
`;
