import { sha256Base64 } from '../digest/sha256.ts';
import { escapeHtml, inlineJson, inlineScript } from './markup.ts';
import { BASE_STYLE } from './style.ts';

/** The parts of a page. */
export interface PageParts {
  readonly title: string;
  /** Markup of the body. */
  readonly body: string;
  /** Further style sheets, after the shared one. */
  readonly styles?: readonly string[];
  /** Data for scripts, by the id of its element. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Scripts, run in this order at the end of the body. */
  readonly scripts?: readonly string[];
  /** Scripts, as they stand in their pages, of pages that it shows in frames: those are under its policy, too. */
  readonly framed?: readonly string[];
}

/** Sources as a content-security policy names them: `'sha256-...'`. */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly style: string;
}

/**
 * One self-contained HTML page. Its content-security policy lets it load nothing, send nothing and run only its own scripts, each named by
 * its SHA-256.
 */
export function pageOf({ title, body, styles = [], data = {}, scripts = [], framed = [] }: PageParts): string {
  const inline = scripts.map(inlineScript);
  const held = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${escapeHtml(id)}">${inlineJson(value)}</script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(inline, framed)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${styleOf(styles)}</style>
</head>
<body>
${[body, ...held, ...inline.map((code) => `<script>${code}</script>`)].join('\n')}
</body>
</html>
`;
}

/** What a policy names that lets such a page run within it: its scripts and its style, each by its SHA-256. */
export const sourcesOf = ({ styles = [], scripts = [] }: Pick<PageParts, 'styles' | 'scripts'>): PageSources => ({
  scripts: scripts.map((it) => sourceOf(inlineScript(it))),
  style: sourceOf(styleOf(styles)),
});

const styleOf = (styles: readonly string[]): string => [BASE_STYLE, ...styles].join('\n');
const sourceOf = (text: string): string => `'sha256-${sha256Base64(text)}'`;

function policyFor(scripts: readonly string[], framed: readonly string[]): string {
  const hashes = [...scripts, ...framed].map(sourceOf);
  return [
    "default-src 'none'",
    `script-src ${hashes.length > 0 ? hashes.join(' ') : "'none'"}`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    ...(framed.length > 0 ? ['frame-src blob:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
