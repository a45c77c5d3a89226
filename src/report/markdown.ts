import { answer, chunkWarnings, fewDistinct } from './answer.ts';
import type { ReportInput } from './html.ts';
import { manifestRows, noteSentences, type ReportTable, reportTables, switchSentences, titlesOf } from './sections.ts';
import { methodSentences } from './words.ts';

/** The report as text, with the same verdicts; pictures are linked from `charts/` beside it. */
export function reportText({ campaign, summary, manifest, charts, answer: found }: ReportInput): string {
  const titles = titlesOf(campaign);
  const { headline, sentences, method = [] } = found ?? answer(summary, titles);
  const list = (lines: readonly string[]) => lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n');
  const parts = [
    `# ${escapeMarkdown(headline)}`,
    list([...sentences.map(({ text }) => text), ...chunkWarnings(summary, titles), ...fewDistinct(summary, titles)]),
    '## Charts',
    ...charts.map(
      ({ chart }) =>
        `### ${chart.question}\n\n${chart.hint === undefined ? '' : `${chart.hint}\n\n`}![${chart.question}](charts/${chart.id}.svg)`,
    ),
    '## Tables',
    ...reportTables(campaign, summary).map(tableText),
    '## Rules and data',
    list([...switchSentences(manifest), ...noteSentences(summary)]),
    '## Method',
    list([...method, ...methodSentences(summary)]),
    '## Repeat this run',
    list(manifestRows(manifest).map(([name, value]) => `${name}: ${value}`)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function tableText({ title, columns, rows }: ReportTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `### ${title}`,
    '',
    line(columns.map(({ name }) => name)),
    line(columns.map(({ numeric }) => (numeric === true ? '---:' : '---'))),
    ...rows.map((row) => line(row.map(({ text }) => escapeMarkdown(text)))),
  ].join('\n');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&');
}
