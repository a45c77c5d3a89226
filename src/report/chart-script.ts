/**
 * The part of a report's script that draws charts: those that are seen, in the reader's colour scheme, again when that changes, and one at a
 * time, so that the page stays readable meanwhile. In a chart with the keyboard focus the arrow keys step through its values, each shown as on mouse-over;
 * clickable words of a legend are buttons.
 */
export const CHART_SCRIPT = `
const styles = read('chart-styles');
const tables = read('chart-tables');
const dark = matchMedia('(prefers-color-scheme: dark)');
const views = new Map();
const figures = [...document.querySelectorAll('figure[data-rows]')];
const rowsOf = (figure) => rowsNamed(rowsHere(unpack(tables[figure.dataset.rows])));
const specOf = (figure) => {
  const spec = withNames(read('spec-' + figure.dataset.name));
  return { ...spec, datasets: { [spec.data.name]: rowsOf(figure), ...spec.datasets } };
};
/** Slots of the palette for the rulesets of a chart, in the chart's order. */
const coloured = (spec, style) => {
  const { variant } = style.range;
  const range = { ...style.range, variant: spec.usermeta?.slots?.map((slot) => variant[slot % variant.length]) ?? variant };
  return { ...style, range };
};
const embed = (element, spec, style) => vegaEmbed(element, { ...spec, config: coloured(spec, style) }, {
  ast: true, renderer: 'svg', actions: false, defaultStyle: false, tooltip: { disableDefaultStyle: true },
});

const draw = async (figure) => {
  if (panesOf[figure.dataset.name]) return drawMaps(figure);
  const element = figure.querySelector('.chart');
  const { title, ...spec } = specOf(figure);
  const result = await fitted(element, spec, dark.matches ? styles.dark : styles.light);
  views.get(figure)?.finalize();
  views.set(figure, result);
  makeReadable(figure, element);
  figure.classList.add('live');
  measure(figure);
};
const questionOf = (figure) => figure.querySelector('figcaption :is(h2, h3)').textContent;
/** Whether a picture is wider than its place. */
const measure = (figure) => {
  const element = figure.querySelector('.chart');
  figure.classList.toggle('wide', element.scrollWidth > element.clientWidth + 1);
};
/** What a drawing depends on besides its rows; one that was made for anything else is made again. */
const stateOf = (figure) => [chosen, dark.matches, figure.clientWidth].join(' ');
const isSeen = (figure) => !figure.closest('details:not([open])');
let drawing = false;
/** Draws what is seen and not drawn yet. */
const drawDue = async () => {
  if (drawing) return;
  drawing = true;
  for (let due; (due = figures.find((it) => isSeen(it) && it.dataset.drawnAs !== stateOf(it)));) {
    due.dataset.drawnAs = stateOf(due);
    try { await draw(due); } catch (error) { console.error(due.dataset.name + ': ' + error.message); }
    await new Promise((done) => setTimeout(done));
  }
  drawing = false;
  document.documentElement.classList.add('live');
};
let resizing;
addEventListener('resize', () => {
  figures.filter((it) => views.has(it)).forEach(measure);
  clearTimeout(resizing);
  resizing = setTimeout(drawDue, 200);
});
document.addEventListener('toggle', drawDue, true);

const wordsOf = (tip) => (typeof tip === 'object' ? Object.entries(tip).map(([k, v]) => k + ': ' + v).join(', ') : String(tip)).replace(/\\s+/g, ' ');
/** Marks with a label; of those with the same label (an interval and its point) the last, which is on top. */
const valuesOf = (element) => {
  const found = [...element.querySelectorAll('svg *')].filter((node) => {
    const item = node.__data__;
    return item && !Array.isArray(item) && item.tooltip != null && node.getAttribute('display') !== 'none';
  });
  return [...new Map(found.map((node) => [wordsOf(node.__data__.tooltip), node])).values()];
};
const pointAt = (node, type) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  node.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }));
};
/** Steps of the arrow keys through a chart's values. */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Roles that Vega gives to unlabelled groups and marks: the arrow keys and the table of numbers already cover what they show. */
const quiet = (element) => {
  for (const node of element.querySelectorAll('[role^=graphics]')) {
    for (const name of ['role', 'aria-roledescription', 'aria-label']) node.removeAttribute(name);
  }
};

function makeReadable(figure, element) {
  const question = questionOf(figure);
  const count = valuesOf(element).length;
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', question + (count > 0 ? ' Chart of ' + count + ' values; arrow keys read them one by one.' : ' The numbers are below.'));
  for (const text of element.querySelectorAll('svg text')) {
    const legend = text.closest('.role-legend-label');
    if (legend === null || legend.getAttribute('pointer-events') === 'none') { text.setAttribute('aria-hidden', 'true'); continue; }
    text.setAttribute('role', 'button');
    text.setAttribute('tabindex', '0');
    text.setAttribute('aria-label', 'Highlight ' + text.textContent);
  }
  quiet(element);
  if (element.dataset.ready) return;
  element.dataset.ready = 'yes';
  // Vega renames its marks whenever it redraws them.
  new MutationObserver(() => quiet(element)).observe(element, { subtree: true, childList: true, attributeFilter: ['role'] });
  let at = -1;
  const leave = () => {
    const node = element.querySelector('.read');
    if (node) { node.classList.remove('read'); pointAt(node, 'mouseout'); }
  };
  element.addEventListener('keydown', (event) => {
    const legend = event.target.closest?.('[role=button]');
    if (legend && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      legend.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: event.shiftKey }));
      return;
    }
    if (event.key === 'Escape') { leave(); at = -1; return; }
    const step = STEPS[event.key];
    const values = valuesOf(element);
    if (step === undefined || values.length === 0) return;
    event.preventDefault();
    leave();
    at = Math.min(values.length - 1, Math.max(0, at + step));
    const node = values[at];
    node.classList.add('read');
    if (typeof node.scrollIntoView === 'function') node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    pointAt(node, 'pointermove');
    say(wordsOf(node.__data__.tooltip));
  });
  element.addEventListener('blur', leave, true);
}

/** The pictures for paper, of all scenarios, as the page came with them. */
const stills = new Map(figures.map((figure) => [figure, figure.querySelector('.still').innerHTML]));
let pictured = '';
let picturing = false;
/** Pictures for paper of the scenario that is looked at, one at a time. */
const pictureDue = async () => {
  if (picturing) return;
  picturing = true;
  while (pictured !== chosen) {
    const of = chosen;
    for (const figure of figures) {
      if (of !== chosen) break;
      const still = figure.querySelector('.still');
      if (of === '') { still.innerHTML = stills.get(figure); continue; }
      const { title, ...spec } = specOf(figure);
      const { view, finalize } = await embed(document.createElement('div'), spec, styles.light);
      const picture = await view.toSVG();
      finalize();
      if (of === chosen) still.innerHTML = picture;
      await new Promise((done) => setTimeout(done));
    }
    if (of === chosen) pictured = of;
  }
  document.documentElement.dataset.pictured = pictured;
  picturing = false;
};
/** A picture of the whole chart with its question, as in charts/. */
const picture = async (figure, type) => {
  const aside = document.createElement('div');
  const { view, finalize } = await embed(aside, specOf(figure), { ...styles[dark.matches ? 'dark' : 'light'], padding: 18 });
  const address = await view.toImageURL(type, type === 'png' ? 2 : 1);
  finalize();
  return address;
};
const save = (address, name) => Object.assign(document.createElement('a'), { href: address, download: name }).click();
const quoted = (cell) => (/[",\\n]/.test(cell) ? '"' + cell.replaceAll('"', '""') + '"' : cell);
const csvOf = (columns, rows) => [columns, ...rows.map((row) => columns.map((name) => String(row[name] ?? '').replaceAll('\\n', ' ')))]
  .map((cells) => cells.map(quoted).join(',')).join('\\r\\n') + '\\r\\n';
const heading = (name) => {
  const words = name.replaceAll('_', ' ').replace(/\\bvp\\b/g, 'VP');
  return words[0].toUpperCase() + words.slice(1);
};

for (const figure of figures) {
  const numbers = figure.querySelector('.numbers');
  const columns = figure.dataset.columns.split(' ');
  const fill = () => {
    for (const it of numbers.querySelectorAll('.tools, .scroll, .save')) it.remove();
    if (!numbers.open) return;
    const { listed } = figure.dataset;
    const rows = rowsOf(figure).filter((row) => listed === undefined || row[listed] != null);
    const title = 'Numbers of: ' + questionOf(figure);
    grow(numbers, {
      title,
      columns: columns.map((name) => ({ name: heading(name), numeric: rows.some((row) => typeof row[name] === 'number') })),
      rows: rows.map((row) => columns.map((name) => row[name])),
    });
    const saved = document.createElement('p');
    saved.className = 'save';
    for (const [words, act] of [
      ['Save as SVG', async () => save(await picture(figure, 'svg'), figure.dataset.name + '.svg')],
      ['Save as PNG', async () => save(await picture(figure, 'png'), figure.dataset.name + '.png')],
      ['Save as CSV', () => save('data:text/csv;charset=utf-8,' + encodeURIComponent(csvOf(columns, rows)), figure.dataset.name + '.csv')],
    ]) saved.append(button(words, act));
    numbers.append(saved);
  };
  numbers.addEventListener('toggle', fill);
  afterChoice.push(fill);
}
drawDue();
afterChoice.push(drawDue, pictureDue);
dark.addEventListener('change', drawDue);
`;
