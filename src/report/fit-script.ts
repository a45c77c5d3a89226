/**
 * The part of a report's script that draws a chart for the width of its place, where it would have to be moved sideways to be seen: panels
 * below each other, legends of fewer columns, headings in more lines, and panels narrower by what still does not fit; where there is room for
 * more panels side by side, they are.
 */
export const FIT_SCRIPT = `
const LONG_TITLE = 24;
const LEAST_WIDTH = 110;
const LEAST_CELL = 34;
/** Of the style sheet, around a picture. */
const PADDING = 3;
/** Of a legend: a symbol with what is around it. */
const SYMBOL_WIDTH = 38;
/** Names of rows take no more of a chart. */
const NAMES_SHARE = 0.34;
/** Panels side by side are not made narrower than this as long as they can be put below each other. */
const LEAST_OF_TWO = 140;

/** A specification with some of its objects changed, however deep. */
const changed = (spec, change) => JSON.parse(JSON.stringify(spec), (key, value) => (value && typeof value === 'object' ? change(key, value) : value));
/** Where marks of a kind are in their place, in pixels of the picture, which may be shown smaller than it is. */
const boxes = (element, selector) => {
  const svg = element.querySelector('svg');
  const place = element.getBoundingClientRect();
  const scale = Number(svg.getAttribute('width')) / svg.getBoundingClientRect().width;
  return [...element.querySelectorAll(selector)].map((it) => it.getBoundingClientRect()).map(({ left, right }) => ({ left: scale * (left - place.left), right: scale * (right - place.left) }));
};
const widest = (element, selector) => Math.max(0, ...boxes(element, selector).map(({ left, right }) => right - left));
/** How far they reach beyond it. */
const beyond = (element, selector) => Math.max(0, ...boxes(element, selector).map(({ right }) => right)) - element.clientWidth;
/** How much wider a chart is than its place. */
const overOf = (element) => Number(element.querySelector('svg').getAttribute('width')) - element.clientWidth + 2 * PADDING;
/** Panels below each other that would be side by side; those that share their rows only where they would become too narrow. */
const stacked = ({ spec, style }, element) => {
  if (spec.columns > 1) return { spec: { ...spec, columns: 1 }, style };
  const { column, row } = spec.facet ?? {};
  if (!column || row || spec.spec.width - overOf(element) / 2 >= LEAST_OF_TWO) return null;
  return { spec: { ...spec, facet: { row: column } }, style };
};
/** Legends of as many columns as there is room for. */
const inFewerColumns = ({ spec, style }, element) => {
  if (beyond(element, '.role-legend') <= 0) return null;
  const room = element.clientWidth - Math.max(...boxes(element, '.role-legend').map(({ left }) => left));
  const columns = Math.max(1, Math.floor(room / (widest(element, '.role-legend-label text') + SYMBOL_WIDTH)));
  const fewer = (key, value) => (key === 'legend' && value.columns > columns ? { ...value, columns } : value);
  return { spec: changed(spec, fewer), style: { ...style, legend: fewer('legend', style.legend) } };
};
/** Lines of at most so many letters, broken between words and after signs of a specification. */
const inLetters = (text, letters) => {
  const lines = [''];
  for (const word of text.split(/(?<=[ @,])/)) {
    if (lines.at(-1) !== '' && (lines.at(-1) + word).trimEnd().length > letters) lines.push('');
    lines[lines.length - 1] += word;
  }
  return lines.map((line) => line.trimEnd()).join('\\n');
};
/** Words of a column in lines that fit into some pixels; they are drawn as marks of a kind. Lines of an earlier change are not broken again. */
const wrapped = ({ rows, original }, columns, element, selector, room) => {
  const lines = [...element.querySelectorAll(selector)].flatMap((it) => (it.children.length > 0 ? [...it.children] : [it]));
  const longest = Math.max(...lines.map((it) => it.textContent.length));
  const letters = Math.max(FEWEST_LETTERS, Math.floor((longest * room) / widest(element, selector)));
  const inLines = (text) => String(text).split(/ · |\\n/).map((line) => inLetters(line, letters)).join('\\n');
  return rows.map((row, i) => ({ ...row, ...Object.fromEntries(columns.map((it) => [it, inLines(original[i][it])])) }));
};
const FEWEST_LETTERS = 12;
const headingOf = ({ facet }) => facet?.field ?? facet?.row?.field ?? facet?.column?.field;
/** Headings of panels in as many lines as they need. */
const inMoreLines = ({ spec, style }, element, { rows, original }) => {
  const field = headingOf(spec);
  const over = beyond(element, HEADINGS);
  if (over <= 0 || rows[0]?.[field] === undefined) return null;
  return { spec, style, rows: wrapped({ rows, original }, [field], element, HEADINGS, widest(element, HEADINGS) - over) };
};
/** Names along an axis in more lines where they would take the room of what they name. */
const withShortNames = ({ spec, style }, element, { rows, original }) => {
  const room = NAMES_SHARE * element.clientWidth;
  const columns = ['label', 'heading'].filter((it) => it !== headingOf(spec) && rows[0]?.[it] !== undefined);
  if (widest(element, NAMES) <= room || columns.length === 0) return null;
  return { spec, style, rows: wrapped({ rows, original }, columns, element, NAMES, room) };
};
const NAMES = '.role-axis-label text';
/** Headings that are marks within a panel. */
const withShortHeadings = ({ spec, style }, element, { rows, original }) => {
  const left = Math.min(...boxes(element, MARKED_HEADINGS).map((it) => it.left));
  const room = spec.facet?.column ? element.clientWidth / 2 - SPACING : element.clientWidth - left;
  const columns = ['title', 'heading', 'heading_line'].filter((it) => it !== headingOf(spec) && rows[0]?.[it] !== undefined);
  if (widest(element, MARKED_HEADINGS) <= room || columns.length === 0) return null;
  return { spec, style, rows: wrapped({ rows, original }, columns, element, MARKED_HEADINGS, room) };
};
const MARKED_HEADINGS = '.role-mark text[font-weight="600"]';
/** Between panels. */
const SPACING = 26;
const HEADINGS = '.role-row-header text, .role-column-header text, .role-title text';
/** Whether marks are placed by pixels of the width that the chart was made for. */
const isFixed = (panel) => typeof panel.width !== 'number' || /"x":\\{"value":[1-9]/.test(JSON.stringify(panel));
/** A map's inches are as long downwards as they are across. */
const isMap = ({ width, encoding }) => encoding?.x?.scale?.domain?.[1] === width;
/** Panels narrower by what does not fit, as far as they can be read. */
const narrower = ({ spec, style }, element, { rows }) => {
  const panel = spec.spec ?? spec;
  if (panel.width?.step) return withNarrowerCells({ spec, style }, element, rows);
  if (isFixed(panel)) return null;
  const width = Math.max(LEAST_WIDTH, Math.floor(panel.width - overOf(element) / (spec.facet?.column ? 2 : 1)));
  if (width >= panel.width) return null;
  const height = isMap(panel) ? (panel.height * width) / panel.width : panel.height;
  const slim = changed({ ...panel, width, height }, (key, value) => (key === 'x' && value.title?.length > LONG_TITLE ? { ...value, title: inTwo(value.title) } : value));
  return { spec: spec.spec ? { ...spec, facet: inLines(spec.facet), spec: slim } : slim, style };
};
/** Columns of a matrix as narrow as their numbers. */
const withNarrowerCells = ({ spec, style }, element, rows) => {
  const field = spec.encoding?.x?.field;
  const columns = new Set(rows.map((row) => row[field])).size;
  const step = Math.max(LEAST_CELL, Math.floor(spec.width.step - overOf(element) / columns));
  return field === undefined || step >= spec.width.step ? null : { spec: { ...spec, width: { step } }, style };
};
/** Headings of panels in lines, at their dots. */
const inLines = (facet) => (facet.row && !facet.row.header ? { ...facet, row: { ...facet.row, header: { labelExpr: "split(datum.label, / · |\\\\n/)" } } } : facet);
/** Words of an axis in two lines, broken near the middle. */
const inTwo = (words) => {
  const at = [...words.matchAll(/ /g)].map(({ index }) => index).sort((a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2))[0];
  return at === undefined ? words : [words.slice(0, at), words.slice(at + 1)];
};

/** Most panels in a row. */
const MOST_IN_A_ROW = 4;
/** Panels in as many columns as there is room for. */
const inMoreColumns = ({ spec, style }, element, { rows }) => {
  const { field } = spec.facet ?? {};
  if (spec.columns !== 2 || field === undefined) return null;
  const panels = new Set(rows.map((row) => row[field])).size;
  const columns = Math.min(panels, MOST_IN_A_ROW, Math.floor((2 * element.clientWidth) / Number(element.querySelector('svg').getAttribute('width'))));
  return columns > 2 ? { spec: { ...spec, columns }, style } : null;
};
const CHANGES = [stacked, inFewerColumns, inMoreLines, withShortNames, withShortHeadings, narrower, narrower, narrower, inMoreLines];
/** Draws a chart, and again with one change after another as long as it is wider than its place. */
const fitted = async (element, whole, style) => {
  const { datasets, ...spec } = whole;
  const { name } = spec.data;
  let drawing = { spec, style };
  const original = datasets[name];
  let rows = original;
  let result = await embed(element, whole, style);
  for (const change of [inMoreColumns, ...CHANGES]) {
    if (change !== inMoreColumns && element.scrollWidth <= element.clientWidth + 1) break;
    const next = change(drawing, element, { rows, original });
    if (next === null) continue;
    result.finalize();
    drawing = next;
    rows = next.rows ?? rows;
    result = await embed(element, { ...drawing.spec, datasets: { ...datasets, [name]: rows } }, drawing.style);
  }
  return result;
};
`;
