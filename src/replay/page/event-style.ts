/** What happens: the panel that shows the current event large, and the list of all events. */
export const EVENT_STYLE = `
.now{border:1px solid var(--rule);border-left:4px solid var(--ink);border-radius:.4rem;padding:.7rem .9rem .8rem;min-height:9.5rem;background:var(--soft)}
.now .where{margin:0;font-size:.8125rem;color:var(--muted);min-height:1.2em}
.now .what{margin:.15rem 0 .35rem;font-size:1.2rem;line-height:1.3;font-weight:600;overflow-wrap:anywhere}
.now.stale .what,.now.stale .rolls,.now.stale .rules{opacity:.6}
.roll{display:flex;flex-wrap:wrap;align-items:center;gap:.15rem .6rem;margin:.25rem 0}
.roll .dice{font-size:1.35rem}
.purpose,.verdict{font-size:.875rem;color:var(--muted)}
.verdict{color:var(--ink);font-weight:600}
.dice{gap:.16em}
.art rect{fill:var(--face,none);stroke:currentColor;stroke-width:1.5}
.art circle{fill:var(--pip,currentColor)}
.die.won{--face:var(--ink);--pip:var(--paper)}
.die.lost{opacity:.62}
.face.won{background:var(--ink);color:var(--paper)}
.face{font-size:.85em;border:1px solid currentColor;border-radius:.3em;padding:0 .3em;font-variant-numeric:tabular-nums;line-height:1.35}
.rules{list-style:none;margin:.35rem 0 0;padding:0;font-size:.875rem}
.rules li{margin:.15rem 0}
.rule{color:var(--muted);font-size:.8125rem}
.rules .rule{color:var(--ink);font-size:.875rem}
.tag{font:600 .75rem/1.3 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;border:1px solid var(--rule);border-radius:.3rem;padding:0 .3rem;white-space:nowrap;color:var(--ink);background:var(--paper)}
.events{overflow-y:auto;border:1px solid var(--rule);border-radius:.4rem;max-height:min(32rem,70vh);position:relative;overscroll-behavior:contain}
.events ol{list-style:none;margin:0;padding:0}
.events a{display:block;padding:.18rem .75rem;text-decoration:none;border-left:3px solid transparent;overflow-wrap:anywhere;font-size:.875rem}
.events a:hover{background:var(--soft)}
.events a:focus-visible{outline-offset:-2px}
.events a[aria-current]{background:color-mix(in srgb,var(--ink) 12%,var(--paper));border-left-color:var(--ink)}
.events .head1 a{font-weight:700;font-size:1.05rem;padding-top:.7rem;border-top:2px solid var(--rule)}
.events .head2 a{font-weight:700;padding-top:.5rem}
.events .head3 a{color:var(--muted);font-weight:600;padding-top:.3rem}
.events .event a{padding-left:1.4rem}
.events .rule{font-size:.75rem;white-space:normal}
.events .tag{border:0;padding:0;background:none;font-weight:500;font-size:.7rem;color:inherit}
.events .verdict{font-size:.8rem;font-weight:500;color:var(--muted)}
.events .die{width:1em;height:1em}
.events .event a{color:var(--ink)}
.events a[aria-current] .rule,.events a[aria-current] .verdict{color:var(--ink)}
.parted{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.parted ol{display:contents}
.parted li{grid-row:var(--row);grid-column:1}
.parted ol+ol li{grid-column:2}
@media (min-width:46.01rem){.parted{background:linear-gradient(var(--rule),var(--rule)) center/1px 100% no-repeat}}
.toolbar{margin:0;padding:.6rem .9rem;border:1px solid var(--rule);border-left:4px dashed var(--ink);border-radius:.4rem;max-width:none}
.toolbar{display:grid;gap:.25rem 2rem;margin-bottom:1rem}
@media (min-width:46rem){.toolbar{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}
.toolbar p{margin:.1rem 0;max-width:60rem;font-size:.875rem}
.toolbar .place{font-size:1rem;font-weight:700}
.toolbar button{margin-top:.4rem}
.columns{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);position:sticky;top:0;background:var(--paper);border-block:1px solid var(--rule);font-size:.8125rem;z-index:1}
.columns span{padding:.2rem .75rem;overflow-wrap:anywhere}
.columns b{margin-right:.3rem}
.double .events{max-height:34rem}
@media (max-width:46rem){
 .parted{display:flex;flex-direction:column}
 .parted{display:grid;grid-template-columns:minmax(0,1fr)}
 .parted li{grid-row:calc(2*var(--row) - 1);grid-column:1!important}
 .parted ol+ol li{grid-row:calc(2*var(--row))}
 .parted li a::before{content:"A";font-size:.7rem;font-weight:700;margin-right:.4rem;color:var(--muted)}
 .parted ol+ol li a::before{content:"B"}
 .now .what{font-size:1.05rem}
}
`;
