import { FONT, PALETTES, type Palette } from './palette.ts';

const variables = ({ paper, ink, muted, grid, red, blue, variants }: Palette): string =>
  [
    `--paper:${paper};--ink:${ink};--muted:${muted};--line:${grid};--red:${red};--blue:${blue}`,
    ...variants.map((colour, i) => `--variant-${i}:${colour}`),
  ].join(';');

/**
 * Styles of all pages: colours as variables, light or dark like the reader's system; type, headings, links, tables, keyboard focus; a skip
 * link for screen readers; dice (`dieUse`); and print.
 */
export const BASE_STYLE = `
:root{color-scheme:light dark;${variables(PALETTES.light)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(PALETTES.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 ${FONT.replaceAll("'", '"')};-webkit-text-size-adjust:100%}
h1{font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2;margin:.25rem 0 1.25rem;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:3rem 0 .75rem;padding-top:1.25rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:1.75rem 0 .5rem}
p{margin:.5rem 0;max-width:46rem}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
.skip{position:absolute;left:-99rem}
.skip:focus{left:.5rem;top:.5rem;padding:.25rem .75rem;background:var(--paper);z-index:9}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.scroll{overflow-x:auto;margin:.5rem 0 1rem}
table{border-collapse:collapse;font-size:.875rem;min-width:100%}
th,td{text-align:left;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--muted);font-weight:600;vertical-align:bottom}
.n{text-align:right;font-variant-numeric:tabular-nums}
.die{width:1.15em;height:1.15em;fill:currentColor}
.die rect{fill:none;stroke:currentColor;stroke-width:1.5}
@media print{
 .scroll{overflow:visible}
 tr{break-inside:avoid}
 h2,h3{break-after:avoid}
}
`;
