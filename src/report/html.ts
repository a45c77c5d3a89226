import { armySentences, type Finding, onceEach, withoutPanels } from '../analysis/index.ts';
import type { Manifest } from '../campaign/manifest.ts';
import { escapeHtml, pageOf, type Theme } from '../page/index.ts';
import type { Spec } from './chart.ts';
import { type Figure, figureMarkup, rowsOfPage } from './figure.ts';
import { FOLD_SCRIPT, type Part, partMarkup } from './fold.ts';
import { arranged } from './groups.ts';
import { bytesOf, type HeldPages, heldPages } from './held-pages.ts';
import { engagementsInWords, missingSentences, type ReportInput, type Said, saidOf } from './input.ts';
import { levelsMarkup } from './levels.ts';
import { PAGE_SCRIPT, PLAIN_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';
import { chartSentences, panelTables, playerSentences } from './panel-tables.ts';
import { replayCommand, runCommand } from './repeat.ts';
import { everyRule, neverSentences, ruleUseTable } from './rule-use.ts';
import { pickerMarkup, scenariosOf } from './scenario-picker.ts';
import { manifestRows, noteSentences, reportTables, switchSentences } from './sections.ts';
import { houseStyle } from './style.ts';
import { paragraphs, prose, tableMarkup } from './table-markup.ts';
import type { Telling } from './telling.ts';
import { chunkWarnings, fewDistinct, littleRoom } from './warnings.ts';

/** Findings that are shown open; more are folded up. */
const FIRST_FINDINGS = 6;

/**
 * One self-contained page: the answer in words beside a chart, then parts that open: further charts, engagements to look at, tables, rules,
 * method, and how to repeat the run. It loads nothing and runs no script but its own. The bytes depend on the results alone, except within `<section id="run">`.
 * @param libraries scripts that draw charts: vega, vega-lite and vega-embed
 */
export function pageOfReport(input: ReportInput, libraries: readonly string[]): string {
  const bare = pageHolding(undefined, input, libraries);
  const held = heldPages([...(input.replays ?? [])], MOST_BYTES - bytesOf(bare) - ROOM_TO_SAY);
  return held === undefined ? bare : pageHolding(held, input, libraries);
}

/** Of a page that is sent to somebody. */
const MOST_BYTES = 3_000_000;
/** Bytes for what a page says about the replays that it holds: their files, links and sources. */
const ROOM_TO_SAY = 4000;

function pageHolding(held: HeldPages | undefined, input: ReportInput, libraries: readonly string[]): string {
  const { summary, manifest, figures } = input;
  const said = saidOf(input);
  const once = onceEach(summary);
  const rules = everyRule(once, said.ruleTitles);
  const warnings = [
    ...chunkWarnings(summary),
    ...fewDistinct(once),
    ...littleRoom(summary),
    ...missingSentences(said.missing),
    ...said.next,
  ];
  const scenarios = scenariosOf(input);
  const { lead, groups } = arranged(
    figures.filter((it) => !isOfPlayers(it)),
    input.groups ?? [],
  );
  const parts: Part[] = [
    { id: 'players', name: 'Who plays', says: 'Who meets whom, and how often each plays.', markup: playersMarkup(input), open: true },
    ...groups.map(({ group: { id, name, says }, figures: own, open }, i) => ({
      id,
      name,
      says,
      markup: `${i === 0 ? paragraphs(chartSentences(summary)) : ''}${figuresMarkup(own)}`,
      open,
    })),
    { id: 'engagements', name: 'Games to look at', says: 'The most telling games, to watch.', markup: tellingMarkup(said, manifest, held) },
    { id: 'tables', name: 'Tables', says: 'All results in numbers.', markup: reportTables(summary).map(tableMarkup).join('\n') },
    {
      id: 'rules',
      name: 'Rules and data',
      says: 'What is switched, what was converted or left out, and how often each rule came up.',
      markup: rulesMarkup({ ...input, summary: once }, said, rules.rows.length),
    },
    { id: 'method', name: 'Method', says: 'How the games were played and compared.', markup: paragraphs(said.method) },
    { id: 'run', name: 'Repeat this run', says: 'The command, and what identifies the run.', markup: runMarkup(manifest) },
  ].filter(({ markup }) => markup !== '');
  const shown = [
    lead === undefined ? '' : figureMarkup(lead, 'h2'),
    input.answer === undefined ? levelsMarkup(withoutPanels(summary), said.titles) : '',
  ].filter((markup) => markup !== '');
  const body = `<a class="skip" href="#answer">Skip to the answer</a>
<main>
<div class="bar">
${pickerMarkup(scenarios)}
<nav aria-label="Sections">
${parts.map(({ id, name }) => `<a href="#${id}">${name}</a>`).join(' ')}
</nav>
</div>
<header id="answer" tabindex="-1">
<p class="kicker">${escapeHtml(said.about)}: ${escapeHtml(engagementsInWords(summary))}. ${escapeHtml(armySentences(summary).join(' '))}</p>
<h1>${prose(said.headline)}</h1>
<div class="first${shown.length > 0 ? ' beside' : ''}">
<div>
${findingsMarkup(said.sentences)}
${paragraphs(warnings)}
</div>
${shown.length > 0 ? `<div>\n${shown.join('\n')}\n</div>` : ''}
</div>
</header>
${parts.map(partMarkup).join('\n')}
</main>
<p id="status" class="unseen" role="status"></p>`;
  return pageOf({
    title: `${said.headline}: ${said.about}`,
    body,
    styles: [PAGE_STYLE],
    data: {
      ...(held !== undefined && { 'held-replays': { packed: held.packed } }),
      scenarios,
      ...(rules.rows.length > 0 && { 'every-rule': rules }),
      ...(figures.length > 0 && {
        'chart-styles': { light: pageChartStyle('light'), dark: pageChartStyle('dark') },
        'chart-tables': rowsOfPage(figures),
        panes: Object.fromEntries(figures.flatMap(({ chart, panes }) => (panes === undefined ? [] : [[chart.id, panes]]))),
      }),
      ...Object.fromEntries(figures.map(({ chart, spec }) => [`spec-${chart.id}`, withoutStyle(spec)])),
    },
    framed: held?.scripts ?? [],
    scripts: [FOLD_SCRIPT, ...(figures.length > 0 ? [...libraries, PAGE_SCRIPT] : [PLAIN_SCRIPT])],
  });
}

/** The heat map of a panel's meetings has a section of its own. */
const isOfPlayers = ({ chart }: Figure): boolean => chart.id === 'players';

const figuresMarkup = (figures: readonly Figure[]): string =>
  figures.length === 0 ? '' : `<div class="charts">\n${figures.map((it) => figureMarkup(it)).join('\n')}\n</div>`;

function playersMarkup({ summary, figures }: ReportInput): string {
  if (summary.panels.length === 0) return '';
  return [paragraphs(playerSentences(summary)), figuresMarkup(figures.filter(isOfPlayers)), ...panelTables(summary).map(tableMarkup)].join(
    '\n',
  );
}

function findingsMarkup(sentences: readonly Finding[]): string {
  const item = ({ text, favours, detail, scenario }: Finding) =>
    `<li class="${favours ?? 'none'}"${scenario === undefined ? '' : ` data-scenario="${escapeHtml(scenario)}"`}><p>${prose(text)}</p>${detail === undefined ? '' : `<details open data-folded><summary>More about it</summary><p class="detail">${prose(detail)}</p></details>`}</li>`;
  const list = (some: readonly Finding[]) => `<ul class="answer">\n${some.map(item).join('\n')}\n</ul>`;
  const rest = sentences.slice(FIRST_FINDINGS);
  const folded =
    rest.length === 0 ? '' : `\n<details class="more-findings"><summary>${rest.length} more findings</summary>${list(rest)}</details>`;
  return `${list(sentences.slice(0, FIRST_FINDINGS))}${folded}`;
}

function tellingMarkup({ telling, pages }: Said, manifest: Manifest, held: HeldPages | undefined): string {
  if (telling.length === 0) return '';
  const item = (one: Telling) => {
    const name = `${one.scenario}, pair ${one.pair}, red in seat ${one.seat}`;
    const isHeld = held?.files.includes(one.file) === true;
    const place = isHeld ? ` data-held="${escapeHtml(one.file)}"` : '';
    const where = isHeld ? '' : ' (a file of its own beside this page)';
    const link = pages.has(one.file)
      ? `<a href="${escapeHtml(one.file)}"${place}>Watch ${escapeHtml(name)}</a>${where}, `
      : `${escapeHtml(name)}: `;
    const command = `<code>${words(replayCommand(manifest, one))}</code>`;
    return `<li data-scenario="${escapeHtml(one.scenario)}"><h3>${escapeHtml(one.heading)}</h3><p>${prose(one.why)}</p><p class="detail">${link}made by ${command}</p></li>`;
  };
  return `<ol class="telling">\n${telling.map(item).join('\n')}\n</ol>`;
}

/** A command line that wraps between words only, where a word fits. */
const words = (command: string): string =>
  command
    .split(' ')
    .map((word) => `<span>${escapeHtml(word)}</span>`)
    .join(' ');

function rulesMarkup({ summary, manifest }: ReportInput, { ruleTitles }: Said, rules: number): string {
  const use = ruleUseTable(summary);
  return [
    paragraphs([...switchSentences(manifest), ...neverSentences(summary, ruleTitles), ...noteSentences(summary)]),
    use.rows.length > 0 ? tableMarkup(use) : '',
    rules > 0
      ? `<details data-grown="every-rule"><summary><h3>How often each rule was exercised</h3> ${rules} rows</summary><noscript><p>This table needs scripts; <code>summary.json</code> holds the same numbers.</p></noscript></details>`
      : '',
  ].join('\n');
}

function runMarkup(manifest: Manifest): string {
  const rows = manifestRows(manifest).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<p>This command repeats it, to the same bytes, with the version below:</p>
<pre tabindex="0" role="region" aria-label="Command">${words(runCommand(manifest))}</pre>
<div class="scroll" tabindex="0" role="region" aria-label="What identifies this run"><table class="manifest"><caption class="unseen">What identifies this run</caption><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

/** The page has its own margins. */
function pageChartStyle(theme: Theme): Spec {
  return { ...houseStyle(theme), padding: 2 };
}

function withoutStyle({ config: _, ...spec }: Figure['spec']): Spec {
  return spec;
}
