/** The style sheet of a report: two columns where there is room and one down to 400 pixels, light or dark like the reader's system, printable. */
export const PAGE_STYLE = `
main{max-width:84rem;margin:0 auto;padding:.75rem 1.25rem 4rem}
.first{display:grid;grid-template-columns:minmax(0,1fr);gap:0 3rem}
.first>div{min-width:0}
@media screen and (min-width:64rem){.first.beside{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.levels th .detail{display:none!important}}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,33rem),1fr));gap:0 3rem}
.charts figure{min-width:0}
section{border-top:1px solid var(--line)}
section:last-of-type{border-bottom:1px solid var(--line)}
.fold>summary{padding:.8rem 0;font-size:.95rem}
.fold>summary h2{display:inline-block;margin:0 .75rem 0 .25rem;padding:0;border:0;color:var(--ink)}
.fold[open]>summary h2{margin-bottom:.25rem}
.fold[open]{padding-bottom:1.5rem}
h1{font-size:clamp(1.35rem,2.6vw,1.9rem);margin:.25rem 0 .75rem}
.answer p{line-height:1.45}
header:focus{outline:none}
section,header,figure{scroll-margin-top:3.5rem}
.kicker,.detail{color:var(--muted);font-size:.9rem}
.kicker{margin:0;max-width:none;line-height:1.4}
.answer,.telling{list-style:none;margin:0;padding:0}
.answer li{margin:0 0 .9rem;padding:.1rem 0 .1rem .9rem;border-left:4px solid var(--line);overflow-wrap:anywhere}
.answer li.red{border-color:var(--red)}
.answer li.blue{border-color:var(--blue)}
.answer p{margin:.15rem 0}
.first h2{font-size:1.05rem;margin:0;padding:0;border:0}
.first figure{margin:0 0 .5rem}
.levels td{border-left:4px solid var(--line);padding-left:.6rem;white-space:normal}
.levels td,.levels th{padding-top:.3rem;padding-bottom:.3rem;line-height:1.35}
.first .detail{line-height:1.4}
.levels .detail{white-space:nowrap}
.levels th .detail{white-space:normal}
.levels td.red{border-left-color:var(--red)}
.levels td.blue{border-left-color:var(--blue)}
.levels b{display:block;font-weight:600}
.levels .detail{font-size:.75rem}
#levels+.detail{margin:.1rem 0 0;font-size:.8rem}
#levels~.scroll{margin:0}
.levels th[scope=row]{color:var(--ink);vertical-align:top;white-space:normal;min-width:3.5rem}
.levels{font-size:.8rem}
.levels th,.levels td{padding-right:.4rem}
.levels th .detail{display:block;font-weight:400}
.watch{width:min(100vw,90rem);height:96vh;max-width:100vw;max-height:100vh;padding:.5rem 1rem;border:1px solid var(--muted);border-radius:.5rem;background:var(--paper);color:var(--ink)}
.watch[open]{display:flex;flex-direction:column}
.watch .tools{justify-content:space-between;margin:0 0 .5rem}
.watch button{padding:.25rem .9rem;border:1px solid var(--muted);border-radius:.3rem;background:none;cursor:pointer}
.watch iframe{flex:1;border:0;min-height:0}
.telling li{margin:1.25rem 0;overflow-wrap:anywhere}
.telling h3{margin:0}
.telling p{margin:.2rem 0}
code,pre{font:.8rem/1.5 ui-monospace,monospace}
pre{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.4rem;white-space:pre-wrap;overflow-wrap:anywhere}
.bar{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;margin:0 0 .75rem;font-size:.85rem}
nav{display:flex;flex-wrap:wrap;gap:.1rem 1rem;min-width:0}
.picker{display:flex;gap:.5rem;align-items:center;max-width:100%;padding:.35rem 0;background:var(--paper)}
.picker[hidden]{display:none}
.picker select{font:inherit;min-width:0;max-width:min(100%,18rem);padding:.25rem .5rem;border:1px solid var(--muted);border-radius:.3rem;background:var(--paper);color:var(--ink)}
[data-elsewhere]{display:none!important}
@media screen{.bar{position:sticky;top:0;z-index:5;background:var(--paper);border-bottom:1px solid var(--line)}}
@media screen and (min-width:64rem){nav{flex:1;flex-wrap:nowrap;overflow-x:auto;white-space:nowrap;padding:.35rem 0}}
@media screen and (max-width:64rem){.bar{display:contents}.picker{position:sticky;top:0;z-index:5}nav{margin-bottom:.75rem}}
.map{grid-column:1/-1}
.laid{position:relative}
.laid .chart{overflow:hidden;background:var(--paper)}
.laid .after{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at))}
.laid .chart[hidden]{display:none!important}
@media screen{.live .laid:not(.alone)::after{content:"";position:absolute;top:0;bottom:0;left:var(--at);width:2px;margin-left:-1px;background:var(--ink);pointer-events:none}}
.divide{display:flex;gap:.75rem;align-items:center;margin:.25rem 0;font-size:.875rem}
.divide[hidden],.tools label[hidden]{display:none}
.divide input{flex:1;min-width:0;accent-color:var(--ink)}
figure{margin:1.25rem 0 2rem}
figcaption :is(h2,h3){font-size:1.05rem;margin:0}
figcaption p{margin:.1rem 0 .75rem;color:var(--muted);font-size:.875rem}
.chart,.still{position:relative;overflow-x:auto;padding:3px}
.chart svg,.still svg{display:block;max-width:max(100%,29rem);height:auto;font-family:Inter,system-ui,"Segoe UI",sans-serif}
.wide .chart{border-right:1px dashed var(--muted)}
.wide .chart::after{content:"Continues to the right →";position:sticky;left:0;display:block;width:max-content;color:var(--muted);font-size:.8rem}
.chart:empty{display:none}
.chart:focus-visible{outline-offset:0}
.on-light{background:#fff;--ink:#1c2430;--muted:#5b6675;--paper:#fff;--line:#e4e8ee}
.chart [role=button]{cursor:pointer}
.chart .read{outline:2px solid var(--ink);outline-offset:2px}
.vega-embed{display:block!important;padding:0!important}
#vg-tooltip-element{position:fixed;z-index:9;visibility:hidden;max-width:min(22rem,90vw);padding:.4rem .6rem;border:1px solid var(--muted);border-radius:.35rem;background:var(--paper);color:var(--ink);font-size:.8rem;line-height:1.4;box-shadow:0 2px 10px rgb(0 0 0/.25);pointer-events:none}
#vg-tooltip-element.visible{visibility:visible}
#vg-tooltip-element h2{margin:0 0 .2rem;padding:0;border:0;font-size:.85rem}
#vg-tooltip-element table{font-size:inherit;min-width:0}
#vg-tooltip-element td{padding:0 .5rem 0 0;border:0;white-space:pre-line}
#vg-tooltip-element td.key{color:var(--muted);white-space:nowrap}
summary{cursor:pointer;color:var(--muted);font-size:.875rem}
summary:hover{color:var(--ink)}
summary h3{display:inline-block;color:var(--ink);margin-right:.5rem}
td{white-space:nowrap}
th{min-width:4rem}
code span,pre span{display:inline-block;max-width:100%;overflow-wrap:anywhere}
[data-grown] td:nth-child(2){white-space:normal;min-width:12rem}
button{font:inherit;color:inherit}
th button{all:unset;cursor:pointer;font:inherit}
th button:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
th button::after{content:" ↕";opacity:.35}
th[aria-sort] button{color:var(--ink)}
th[aria-sort=ascending] button::after{content:" ↑";opacity:1}
th[aria-sort=descending] button::after{content:" ↓";opacity:1}
.tools{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;margin:.75rem 0;font-size:.875rem}
.tools input,.tools select{font:inherit;max-width:100%;padding:.25rem .5rem;border:1px solid var(--muted);border-radius:.3rem;background:var(--paper);color:var(--ink)}
.tools .count{color:var(--muted)}
.save{display:flex;flex-wrap:wrap;gap:.5rem}
.save button{padding:.25rem .7rem;border:1px solid var(--muted);border-radius:.3rem;background:none;font-size:.8rem;cursor:pointer}
.numbers{margin-top:.5rem}
.numbers .scroll{max-height:26rem}
.manifest td{white-space:normal;overflow-wrap:anywhere;font:.8rem/1.5 ui-monospace,monospace}
.manifest th{padding-right:1.5rem}
/* Laid out by the widths of Inter; another font may need a little more room. */
.still svg{overflow:visible}
@media screen{.live .still{display:none}}
@media print{
 :root{font-size:10pt}
 body{font-size:1rem}
 main{max-width:none;padding:0}
 .charts{display:block}
 .fold>summary{list-style:none;padding:.5rem 0}
 .fold>summary::-webkit-details-marker{display:none}
 .answer summary{display:none}
 nav,.picker,.divide,.laid,.skip,.chart,.tools,.save,#vg-tooltip-element,details:not([open]){display:none!important}
 .still svg{max-width:100%;max-height:23cm}
 .still,figure,tr,li,.answer li{break-inside:avoid}
 figure{margin:1rem 0 1.5rem}
 .wide .chart{border:0}
 .wide .chart::after{content:none}
 .still,.scroll{overflow:visible!important;max-height:none!important}
 table{font-size:.7rem}
 td,th{padding-right:.4rem}
 th,td{white-space:normal}
 th button::after{content:""!important}
}
`;
