import { readFile } from 'node:fs/promises';
import type { Answer, Summary } from '../analysis/index.ts';
import { escapeHtml, pageOf, type Theme } from '../page/index.ts';
import type { Manifest } from '../runner/manifest.ts';
import type { Campaign } from '../runner/result.ts';
import { answer, chunkWarnings, fewDistinct } from './answer.ts';
import type { Chart, Spec } from './chart.ts';
import { PAGE_SCRIPT } from './pageScript.ts';
import { PAGE_STYLE } from './pageStyle.ts';
import { manifestRows, noteSentences, type ReportTable, reportTables, switchSentences, titlesOf } from './sections.ts';
import { houseStyle } from './style.ts';
import { methodSentences } from './words.ts';

/** A table with more rows is folded up at first. */
const LONG_TABLE = 40;

/** A chart of a report: its complete specification, and a picture for paper and for readers without scripts. */
export interface DrawnChart {
  readonly chart: Chart;
  readonly spec: Spec;
  readonly svg: string;
}

export interface ReportInput {
  readonly campaign: Campaign;
  readonly summary: Summary;
  readonly manifest: Manifest;
  readonly charts: readonly DrawnChart[];
  /** What a study found; default: what the comparisons of the summary say. */
  readonly answer?: Answer;
}

/**
 * One page that needs nothing else: the answer in words, charts, tables, method, and what it takes to repeat the run. It loads
 * nothing and runs no script but its own. The bytes depend on the results alone, except within `<section id="run">`.
 */
export async function reportPage({ campaign, summary, manifest, charts, answer: found }: ReportInput): Promise<string> {
  const scripts = charts.length > 0 ? [...(await libraries()), PAGE_SCRIPT] : [];
  const titles = titlesOf(campaign);
  const { headline, sentences, about, method = [] } = found ?? answer(summary, titles);
  const scenes = about ?? [...new Set(titles.values())].join(', ');
  const items = sentences.map(({ text, favours }) => `<li class="${favours ?? 'none'}">${escapeHtml(text)}</li>`);
  const body = `<main>
<header>
<p class="kicker">${escapeHtml(scenes)}: ${escapeHtml(engagementsInWords(summary))}</p>
<h1>${escapeHtml(headline)}</h1>
<ul class="answer">
${items.join('\n')}
</ul>
${paragraphs([...chunkWarnings(summary, titles), ...fewDistinct(summary, titles)])}
<nav aria-label="Sections">
<a href="#charts">Charts</a> <a href="#tables">Tables</a> <a href="#rules">Rules and data</a> <a href="#method">Method</a> <a href="#run">Repeat this run</a>
</nav>
</header>
<section id="charts">
<h2>Charts</h2>
${charts.map(figure).join('\n')}
</section>
<section id="tables">
<h2>Tables</h2>
${reportTables(campaign, summary).map(tableMarkup).join('\n')}
</section>
<section id="rules">
<h2>Rules and data</h2>
${paragraphs([...switchSentences(manifest), ...noteSentences(summary)])}
</section>
<section id="method">
<h2>Method</h2>
${paragraphs([...method, ...methodSentences(summary)])}
</section>
<section id="run">
<h2>Repeat this run</h2>
<div class="scroll"><table class="manifest"><tbody>
${manifestRows(manifest)
  .map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`)
  .join('\n')}
</tbody></table></div>
</section>
</main>`;
  return pageOf({
    title: `${headline}: ${scenes}`,
    body,
    styles: [PAGE_STYLE],
    data: {
      styles: { light: pageChartStyle('light'), dark: pageChartStyle('dark') },
      ...Object.fromEntries(charts.map(({ chart, spec }) => [`spec-${chart.id}`, withoutStyle(spec)])),
    },
    scripts,
  });
}

function engagementsInWords(summary: Summary): string {
  const count = summary.results.reduce((sum, { engagements }) => sum + engagements, 0);
  return `${count} engagements in ${count / 2} pairs`;
}

function figure({ chart, svg }: DrawnChart): string {
  const id = escapeHtml(chart.id);
  const words = escapeHtml(chart.hint === undefined ? chart.question : `${chart.question} ${chart.hint}`);
  const still = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<figure><div class="chart" id="chart-${id}" data-spec="spec-${id}" data-name="${id}" role="img" aria-label="${words}"></div><img class="still" alt="${words}" src="${still}"></figure>`;
}

function tableMarkup({ title, columns, rows }: ReportTable): string {
  const side = (i: number) => (columns[i]?.numeric === true ? ' class="n"' : '');
  const heads = columns.map(({ name }, i) => `<th scope="col"${side(i)}><button type="button">${escapeHtml(name)}</button></th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${row.map(({ text, sort }, i) => `<td${side(i)}${sort === undefined ? '' : ` data-sort="${sort}"`}>${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  const table = `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(title)}"><table><thead><tr>${heads}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`;
  const heading = `<h3>${escapeHtml(title)}</h3>`;
  return rows.length > LONG_TABLE ? `<details><summary>${heading} ${rows.length} rows</summary>${table}</details>` : `${heading}\n${table}`;
}

function paragraphs(sentences: readonly string[]): string {
  return sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n');
}

/** The page has margins of its own. */
function pageChartStyle(theme: Theme): Spec {
  return { ...houseStyle(theme), padding: 2 };
}

function withoutStyle({ config: _, ...spec }: Spec): Spec {
  return spec;
}

/** The three libraries in the form that a page can hold. Their packages export only modules, so the files are taken beside those. */
async function libraries(): Promise<string[]> {
  const names = ['vega', 'vega-lite', 'vega-embed'];
  const files = names.map((name) => new URL(`${name}.min.js`, import.meta.resolve(name)));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.map((code) => code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
}
