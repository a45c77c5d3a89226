import type { Table } from '../analysis/index.ts';
import { escapeHtml } from '../page/index.ts';
import type { Chart, Pane, Spec } from './chart.ts';
import { type PackedTable, packTable } from './packed.ts';
import { hasOwnColours, stillPicture } from './still.ts';
import { unitNames } from './unit-names.ts';

/** A chart of a page: what the script draws it from, and a still picture until then, for readers without scripts, and for print. */
export interface Figure {
  readonly chart: Chart;
  /** The complete specification without its rows. */
  readonly spec: Spec;
  /** What it is drawn from. */
  readonly table: Table;
  /** The page's name for its rows: charts drawn from a whole table share them. */
  readonly rows: string;
  /** Drawn without its title, which the page has as text. */
  readonly svg: string;
  /** Columns that the picture shows. */
  readonly columns: readonly string[];
  /** Of a map: each is shown by itself, and two laid over each other. */
  readonly panes?: readonly Pane[];
}

/** Columns that only sort other columns or wrap their words. */
const FOR_LAYOUT: readonly string[] = ['place', 'panel', 'heading', 'headline', 'label', 'matchup', 'order', 'measure_place', 'slot'];

/** Columns of a table that a specification names, those that place a row first; or those that a chart wants listed. */
export function shownColumns(spec: Spec, table: Table, numbers?: readonly string[]): string[] {
  const places = ['title', 'variant'].filter((name) => new Set(table[name]).size > 1);
  const shown = numbers ?? namedColumns(spec, table).filter((name) => !FOR_LAYOUT.includes(name));
  return [...new Set([...places, ...shown])];
}

/** Columns of a table that a specification names, as a field or in an expression. */
function namedColumns(spec: Spec, table: Table): string[] {
  const { data: _, description: __, title: ___, config: ____, ...own } = spec;
  const text = JSON.stringify(own);
  return Object.keys(table).filter((name) => new RegExp(`"${name}"|datum\\.${name}\\b`).test(text));
}

/** The rows of all figures of a page by name, with the columns that some figure draws or lists. */
export function rowsOfPage(figures: readonly Figure[]): Record<string, PackedTable> {
  const wanted = new Map<string, Set<string>>();
  for (const { rows, spec, table, columns } of figures) {
    wanted.set(rows, new Set([...(wanted.get(rows) ?? []), ...columns, ...namedColumns(spec, table), 'scenario']));
  }
  return Object.fromEntries(
    figures.map(({ rows, table }) => [
      rows,
      packTable(Object.fromEntries(Object.entries(withUnitNames(table)).filter(([name]) => wanted.get(rows)?.has(name) === true))),
    ]),
  );
}

/** Units by their names: a picture has room for them, and a page no use for ids. */
function withUnitNames(table: Table): Table {
  const unit = unitNames(table);
  return unit === null ? table : { ...table, unit };
}

/**
 * A figure: question and hint as its caption, the picture, and its numbers as a table that opens on demand. The script replaces the
 * picture with the live chart.
 * @param heading of the question: below the title of a page, or of a part of it
 */
export function figureMarkup({ chart, svg, columns, rows, table, panes }: Figure, heading: 'h2' | 'h3' = 'h3'): string {
  const id = escapeHtml(chart.id);
  const question = escapeHtml(chart.question);
  const hint = chart.hint === undefined ? '' : `<p>${escapeHtml(chart.hint)}</p>`;
  const still = stillPicture(svg, id);
  const [first] = chart.numbers ?? [];
  const listed = first === undefined ? '' : ` data-listed="${escapeHtml(first)}"`;
  return `<figure id="chart-${id}"${panes === undefined ? '' : ' class="map"'} data-name="${id}" data-rows="${escapeHtml(rows)}" data-columns="${escapeHtml(columns.join(' '))}"${listed}>
<figcaption><${heading}>${question}</${heading}>${hint}${together(table)}</figcaption>
<div class="chart" aria-label="${question}"></div>
<div class="still${hasOwnColours(still) ? ' on-light' : ''}" role="img" aria-label="${question} The numbers are below.">${still}</div>
<details class="numbers"><summary>Show the numbers<span class="unseen"> of: ${question}</span></summary><noscript><p>They are in <code>charts/${id}.vl.json</code>.</p></noscript></details>
</figure>`;
}

/** Said of a chart whose rows are about all scenarios together, while only one is looked at. */
const together = ({ scenario = [] }: Table): string =>
  scenario.some((it) => it !== '' && it !== null) ? '' : '<p class="together" hidden>Over all scenarios.</p>';
