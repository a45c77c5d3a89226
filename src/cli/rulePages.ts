import type { Selection } from '../compile/select.ts';
import { describeParam } from '../compile/select.ts';
import type { Param } from '../rules/index.ts';
import type { RuleLine } from './ruleList.ts';

const HEADS = ['ID', 'title', 'default', 'switch', 'played', 'parameters', 'left out'];

/** The catalogue as a page in Markdown, by area. */
export function markdownPage({ variant }: Selection, lines: readonly RuleLine[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const section = (area: string): string =>
    [
      `## ${area}`,
      '',
      `| ${HEADS.join(' | ')} |`,
      `|${' --- |'.repeat(HEADS.length)}`,
      ...inArea(lines, area).map((it) => `| ${cellsOf(it).map(cell).join(' | ')} |`),
    ].join('\n');
  return `# ${variant.title}\n\n${countLine(lines)}\n\n${areasOf(lines).map(section).join('\n\n')}\n`;
}

/** The same as one page in HTML that needs nothing else. */
export function htmlPage({ variant }: Selection, lines: readonly RuleLine[]): string {
  const row = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map((it) => `<${tag}>${escapeHtml(it)}</${tag}>`).join('')}</tr>`;
  const section = (area: string): string =>
    `<h2>${escapeHtml(area)}</h2>\n<table>\n${row('th', HEADS)}\n${inArea(lines, area)
      .map((it) => row('td', cellsOf(it)))
      .join('\n')}\n</table>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(variant.title)}</title>
<style>
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
td:first-child { white-space: nowrap; }
</style>
</head>
<body>
<h1>${escapeHtml(variant.title)}</h1>
<p>${countLine(lines)}</p>
${areasOf(lines).map(section).join('\n')}
</body>
</html>
`;
}

const areasOf = (lines: readonly RuleLine[]): string[] => [...new Set(lines.map((it) => it.area))];
const inArea = (lines: readonly RuleLine[], area: string): RuleLine[] => lines.filter((it) => it.area === area);

const countLine = (lines: readonly RuleLine[]): string =>
  `${lines.length} entries, of which ${lines.filter((it) => it.switchable).length} can be switched.`;

const cellsOf = (it: RuleLine): string[] => [
  it.id,
  it.title,
  it.default,
  it.switchable ? 'yes' : 'no',
  it.simulated,
  Object.entries(it.params)
    .map(([name, param]) => `${name}: ${param.text}; ${describeParam(param as Param)}, ${String(param.default)} by default`)
    .join('. '),
  it.leavesOut ?? '',
];

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (it) => ESCAPES[it] as string);
