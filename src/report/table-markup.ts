import { escapeHtml } from '../page/index.ts';
import type { ReportTable } from './report-table.ts';

/** A table with more rows is folded up at first. */
const LONG_TABLE = 40;

/** A table under a heading, sortable by its column heads; a wide one scrolls on its own. */
export function tableMarkup({ title, columns, rows, scenarios }: ReportTable): string {
  const place = (i: number) => (scenarios?.[i] === undefined ? '' : ` data-scenario="${escapeHtml(scenarios[i])}"`);
  const side = (i: number) => (columns[i]?.numeric === true ? ' class="n"' : '');
  const heads = columns.map(({ name }, i) => `<th scope="col"${side(i)}><button type="button">${escapeHtml(name)}</button></th>`).join('');
  const body = rows.map(
    (row, i) =>
      `<tr${place(i)}>${row.map(({ text, sort }, column) => `<td${side(column)}${sort === undefined ? '' : ` data-sort="${sort}"`}>${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  const name = escapeHtml(title);
  const table = `<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table class="sortable"><caption class="unseen">${name}</caption><thead><tr>${heads}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`;
  const heading = `<h3>${name}</h3>`;
  return rows.length > LONG_TABLE ? `<details><summary>${heading} ${rows.length} rows</summary>${table}</details>` : `${heading}\n${table}`;
}

/** A sentence as markup that does not break between a number and its unit, or a letter and its value. */
export function prose(text: string): string {
  return escapeHtml(text)
    .replace(/(\d) (%|VP\b)/g, '$1\u00a0$2')
    .replace(/\bp (=|&lt;) (\d)/g, 'p\u00a0$1\u00a0$2');
}

/** One paragraph per sentence. */
export function paragraphs(sentences: readonly string[]): string {
  return sentences.map((sentence) => `<p>${prose(sentence)}</p>`).join('\n');
}
