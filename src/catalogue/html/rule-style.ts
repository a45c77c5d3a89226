/** The style sheet of rules with their examples, beside that of all pages. */
export const RULE_STYLE = `
.rule{padding:.25rem 0 1.5rem;border-top:1px solid var(--line);content-visibility:auto;contain-intrinsic-size:auto 40rem;scroll-margin-top:1rem}
h3{font-size:1.15rem;line-height:1.3;margin:1.25rem 0 .25rem}
.id{font:600 .8rem/1 ui-monospace,monospace;color:var(--muted);text-decoration:none;margin-right:.35rem;white-space:nowrap}
.id:hover{text-decoration:underline}
.rule:target>h3 .id{color:var(--blue)}
.tags{display:flex;flex-wrap:wrap;gap:.35rem;margin:0 0 .6rem;font-size:.75rem}
.tag{border:1px solid var(--line);border-radius:1rem;padding:0 .55rem;color:var(--muted)}
.tag.switch,.tag.layer{color:var(--blue);border-color:currentColor}
.tag.off,.tag.none,.tag.partial{color:var(--red);border-color:currentColor}
.facts{display:grid;grid-template-columns:9rem minmax(0,1fr);gap:.15rem 1rem;margin:.75rem 0;font-size:.875rem;max-width:60rem}
dt{color:var(--muted)}
dd{margin:0}
.facts p{margin:0;max-width:none}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
.count{color:var(--muted);font-size:.875rem;margin:1rem 0 .25rem}
.ex{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:0 1rem;max-width:60rem;scroll-margin-top:1rem}
.ex[open]{padding-bottom:.75rem}
summary{cursor:pointer;padding:.45rem 0}
h4{display:inline;font-size:1rem;font-weight:600;margin:0}
h5{font-size:.75rem;letter-spacing:.03em;font-weight:600;color:var(--muted);margin:.9rem 0 .2rem}
.under{font-size:.875rem;color:var(--muted);margin:0}
.scene{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:flex-start}
.scene>div{flex:1 1 18rem;min-width:0}
.plan{max-width:100%;height:auto;flex:none;border:1px solid var(--line);border-radius:.3rem;margin-top:.5rem;fill:currentColor}
.plan text{font-size:11px;text-anchor:middle;paint-order:stroke;stroke:var(--paper);stroke-width:3px;stroke-linejoin:round}
.plan .name{font-weight:700}
.plan .red{fill:var(--red)}
.plan .blue{fill:var(--blue)}
.plan g.red{fill:color-mix(in srgb,var(--red) 30%,var(--paper));stroke:var(--red)}
.plan g.blue{fill:color-mix(in srgb,var(--blue) 30%,var(--paper));stroke:var(--blue)}
.plan g{stroke-width:1.25}
.plan .front{fill:none;stroke-width:1.25}
.ground{fill:var(--line);stroke:var(--muted);stroke-width:.75}
.ground.green{fill:color-mix(in srgb,#2f8f4e 22%,var(--paper));stroke:#2f8f4e}
.ground.earth{stroke-dasharray:3 2}
.wall{fill:none;stroke:var(--ink);stroke-width:2}
.mark{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:2 2}
.cross{stroke:var(--ink);stroke-width:1.5;fill:none}
.cross.red{stroke:var(--red)}
.cross.blue{stroke:var(--blue)}
.gap{stroke:var(--ink);stroke-width:1;stroke-dasharray:1 2}
.plan path.way{stroke-width:1.5;stroke-dasharray:5 3;fill:none}
.plan circle.way{fill:none;stroke-width:1.5}
.way.red{stroke:var(--red)}
.way.blue{stroke:var(--blue)}
.what{fill:var(--muted)}
.plan .ruled{text-anchor:start}
.ruler{fill:none;stroke:var(--muted)}
.plain{list-style:none;margin:0;padding:0;font-size:.875rem}
.plain li{margin:.2rem 0}
.steps{margin:0;padding-left:1.35rem}
b.red{color:var(--red)}
b.blue{color:var(--blue)}
.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:0 2rem}
.other{color:var(--muted)}
.rolls{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.2rem .75rem;margin:.25rem 0;font-size:.875rem}
.rolls .dice{font-size:1.15rem;gap:.2em .2em;align-items:center}
.rolls .red{color:var(--red)}
.rolls .blue{color:var(--blue)}
.roll{display:inline-flex;align-items:center;gap:.12em;margin-right:.3em;background:color-mix(in srgb,currentColor 9%,transparent);border-radius:.35em;padding:.15em .25em}
.sum{font-size:.75em;margin-left:.2em}
.face{display:inline-flex;align-items:center;gap:.25em;font-size:.8em;border:1px solid currentColor;border-radius:.3em;padding:0 .35em}
.arrow svg{width:1em;height:1em;fill:none;stroke:currentColor;stroke-width:2}
.sprite{position:absolute}
.outcome{margin:.4rem 0 0;padding-left:1.1rem}
.no-dice{font-size:.875rem;color:var(--muted);margin:0}
.yaml{margin-top:.75rem;font-size:.8rem}
.yaml>summary{color:var(--muted);padding:.2rem 0}
pre{user-select:all;font:.75rem/1.5 ui-monospace,monospace;overflow-x:auto;margin:.25rem 0;padding:.6rem .75rem;border:1px solid var(--line);border-radius:.3rem}
@media (max-width:36rem){
 .facts{grid-template-columns:1fr;gap:0}
 .facts dt{margin-top:.4rem}
 .ex{padding:0 .65rem}
}
`;
