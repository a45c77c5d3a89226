import { armySentences, onceEach } from '../analysis/index.ts';
import { escapeMarkdown } from '../page/index.ts';
import type { Chart } from './chart.ts';
import { engagementsInWords, missingSentences, type ReportInput, type Said, saidOf } from './input.ts';
import { panelTables, playerSentences } from './panel-tables.ts';
import { replayCommand, runCommand } from './repeat.ts';
import type { ReportTable } from './report-table.ts';
import { neverSentences, ruleUseTable } from './rule-use.ts';
import { manifestRows, noteSentences, reportTables, switchSentences } from './sections.ts';
import { chunkWarnings, fewDistinct, littleRoom } from './warnings.ts';

/** A comment on GitHub holds 65,536 characters; the host's own links and heading need some of them. */
const MOST_LETTERS = 60_000;

/** Rows shown of a table; the page has the rest. */
const MOST_ROWS = 40;
const FEW_ROWS = 8;

/** A table with more rows is folded up. */
const LONG_TABLE = 10;

/** Findings shown; the page has the others. */
const MOST_FINDINGS = 24;

/**
 * The report as short text for pull requests and articles, with the same verdicts as the page; it links the pictures in `charts/`.
 * Tables are cut to fit into a comment, and say so.
 * @param pictured charts whose pictures exist.
 */
export function reportText(input: Omit<ReportInput, 'figures'>, pictured: readonly Chart[]): string {
  const said = saidOf({ ...input, figures: [] });
  const whole = textWith(input, said, pictured, MOST_ROWS);
  return whole.length <= MOST_LETTERS ? whole : textWith(input, said, pictured, FEW_ROWS);
}

function textWith(input: Omit<ReportInput, 'figures'>, said: Said, pictured: readonly Chart[], rows: number): string {
  const { summary, manifest } = input;
  const once = onceEach(summary);
  const findings = said.sentences.map(({ text, detail }) => (detail === undefined ? text : `${text} ${detail}`));
  const more = findings.length > MOST_FINDINGS ? [`${findings.length - MOST_FINDINGS} more findings are in report.html.`] : [];
  const warnings = [
    ...chunkWarnings(summary),
    ...fewDistinct(once),
    ...littleRoom(summary),
    ...missingSentences(said.missing),
    ...said.next,
  ];
  const tables = reportTables(summary);
  const parts = [
    `# ${escapeMarkdown(said.headline)}`,
    [`${escapeMarkdown(said.about)}: ${engagementsInWords(summary)}.`, ...armySentences(summary).map(escapeMarkdown)].join(' '),
    list([...findings.slice(0, MOST_FINDINGS), ...more, ...warnings]),
    ...(pictured.length > 0 ? ['## Charts', ...pictured.map(pictureText)] : []),
    ...tellingText(said, input),
    ...(summary.panels.length > 0
      ? ['## Who plays', list(playerSentences(summary)), ...panelTables(summary).map((table) => tableText(table, rows))]
      : []),
    '## Tables',
    ...tables.map((table) => tableText(table, rows)),
    '## Rules and data',
    list([...switchSentences(manifest), ...neverSentences(once, said.ruleTitles), ...noteSentences(summary)]),
    tableText(ruleUseTable(once), rows),
    folded('Method', list(said.method), '##'),
    '## Repeat this run',
    `\`\`\`sh\n${runCommand(manifest)}\n\`\`\``,
    folded('What identifies it', list(manifestRows(manifest).map(([name, value]) => `${name}: ${value}`)), '###'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n');

/** GitHub reads markup within `details` only after an empty line. */
function folded(title: string, content: string, level: '##' | '###'): string {
  const heading = level === '##' ? 'h2' : 'h3';
  return `<details><summary><${heading}>${title}</${heading}></summary>\n\n${content}\n\n</details>`;
}

function pictureText({ id, question, hint }: Chart): string {
  const words = question.replaceAll('"', '&quot;');
  const picture = `<picture><source media="(prefers-color-scheme: dark)" srcset="charts/${id}.dark.png"><img alt="${words}" src="charts/${id}.svg" width="600"></picture>`;
  return [`### ${escapeMarkdown(question)}`, ...(hint === undefined ? [] : [escapeMarkdown(hint)]), picture].join('\n\n');
}

function tellingText({ telling, pages }: Said, { manifest }: Omit<ReportInput, 'figures'>): string[] {
  if (telling.length === 0) return [];
  const items = telling.map((one) => {
    const link = pages.has(one.file) ? ` [Watch it](${one.file}).` : '';
    return `- **${escapeMarkdown(one.heading)}.** ${escapeMarkdown(one.why)}${link}\n  \`${replayCommand(manifest, one)}\``;
  });
  return ['## Games to look at', items.join('\n')];
}

function tableText({ title, columns, rows }: ReportTable, most: number): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = rows.length <= most ? rows : rows.slice(0, most);
  const rest = rows.length - shown.length;
  const table = [
    line(columns.map(({ name }) => name)),
    line(columns.map(({ numeric }) => (numeric === true ? '---:' : '---'))),
    ...shown.map((row) => line(row.map(({ text }) => escapeMarkdown(text)))),
    ...(rest > 0 ? ['', `${rest} more rows are in report.html.`] : []),
  ].join('\n');
  return rows.length > LONG_TABLE ? folded(`${title} (${rows.length} rows)`, table, '###') : `### ${title}\n\n${table}`;
}
