/** The style sheet of a report: one column, light or dark as the reader's system is, down to 400 pixels, fit to print. */
export const PAGE_STYLE = `
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
.kicker{color:var(--muted);margin:0;font-size:.9rem}
.answer{list-style:none;margin:0;padding:0}
.answer li{margin:.6rem 0;padding:.1rem 0 .1rem .9rem;border-left:4px solid var(--line);max-width:46rem;overflow-wrap:anywhere}
.answer li.red{border-color:var(--red)}
.answer li.blue{border-color:var(--blue)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1.5rem 0 0;font-size:.9rem}
figure{margin:1.5rem 0 2.5rem;overflow-x:auto}
figure img,svg.marks{width:100%;max-width:44rem;height:auto}
@media (max-width:38rem){svg.marks,figure img{min-width:24rem}}
.vega-embed{width:100%;padding-right:0!important}
.vega-embed details{opacity:.55!important}
.vega-embed details[open],.vega-embed details:focus-within,.vega-embed:hover details{opacity:1!important}
.live .still{display:none}
summary{cursor:pointer;color:var(--muted)}
summary h3{display:inline-block;color:var(--ink);margin-right:.5rem}
th,td{white-space:nowrap}
th button{all:unset;cursor:pointer;font:inherit}
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
