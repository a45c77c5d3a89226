import { PALETTES } from './style.ts';

const variables = ({ paper, ink, muted, grid, red, blue }: (typeof PALETTES)['light']) =>
  `--paper:${paper};--ink:${ink};--muted:${muted};--line:${grid};--red:${red};--blue:${blue}`;

/** The style sheet of a report: one column, light or dark as the reader's system is, down to 400 pixels, fit to print. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;${variables(PALETTES.light)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(PALETTES.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 Inter,system-ui,"Segoe UI",sans-serif;-webkit-text-size-adjust:100%}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
.kicker{color:var(--muted);margin:0;font-size:.9rem}
h1{font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2;margin:.25rem 0 1.25rem;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:3rem 0 .75rem;padding-top:1.25rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:1.75rem 0 .5rem}
p{margin:.5rem 0;max-width:46rem}
.answer{list-style:none;margin:0;padding:0}
.answer li{margin:.6rem 0;padding:.1rem 0 .1rem .9rem;border-left:4px solid var(--line);max-width:46rem;overflow-wrap:anywhere}
.answer li.red{border-color:var(--red)}
.answer li.blue{border-color:var(--blue)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1.5rem 0 0;font-size:.9rem}
a{color:inherit;text-underline-offset:.2em}
figure{margin:1.5rem 0 2.5rem;overflow-x:auto}
figure img,svg.marks{width:100%;max-width:44rem;height:auto}
@media (max-width:38rem){svg.marks,figure img{min-width:24rem}}
.vega-embed{width:100%;padding-right:0!important}
.vega-embed details{opacity:.55!important}
.vega-embed details[open],.vega-embed details:focus-within,.vega-embed:hover details{opacity:1!important}
.live .still{display:none}
summary{cursor:pointer;color:var(--muted)}
summary h3{display:inline-block;color:var(--ink);margin-right:.5rem}
.scroll{overflow-x:auto;margin:.5rem 0 1rem}
table{border-collapse:collapse;font-size:.875rem;min-width:100%}
th,td{text-align:left;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top;white-space:nowrap}
th{color:var(--muted);font-weight:600;vertical-align:bottom}
.n{text-align:right;font-variant-numeric:tabular-nums}
th button{all:unset;cursor:pointer;font:inherit}
th button:focus-visible,a:focus-visible,summary:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
th[aria-sort=ascending] button::after{content:" ↑"}
th[aria-sort=descending] button::after{content:" ↓"}
.manifest td{white-space:normal;overflow-wrap:anywhere;font-family:ui-monospace,monospace;font-size:.8rem}
.manifest th{padding-right:1.5rem}
@media print{
 main{max-width:none;padding:0}
 nav,.chart{display:none!important}
 .live .still{display:block}
 figure,tr{break-inside:avoid}
 h2,h3{break-after:avoid}
 .scroll,figure{overflow:visible}
 table{font-size:.7rem}
 td,th{padding-right:.4rem}
 th,td{white-space:normal}
}
`;
