/**
 * The board. Lengths are inches; `--u` is the inches of a screen pixel, so that type and thin lines keep their size.
 * Red bases are filled and blue ones hollow, to differ without colour too.
 */
export const BOARD_STYLE = `
:root{--ground:#eef0e6;--green:#5f8a4a;--stone:#6c7078;--earth:#96764a;--metal:#5c6b7c;--alarm:#a3632a}
@media screen and (prefers-color-scheme:dark){:root{--ground:#1d2220;--green:#7fae68;--stone:#9aa0aa;--earth:#b8976a;--metal:#8fa2b8;--alarm:#d99a5b}}
figure{margin:0;position:relative}
figcaption{font-size:.875rem;margin-bottom:.35rem;overflow-wrap:anywhere}
figcaption b{font-size:1rem;margin-right:.4rem}
.board{display:block;width:100%;height:auto;--u:.07;overflow:visible;-webkit-user-select:none;user-select:none}
.single .board{max-height:calc(100vh - 18rem);min-height:16rem}
.ground{fill:var(--ground)}
.edge{fill:none;stroke:var(--rule);stroke-width:calc(1px*var(--u))}
.grid{fill:none;stroke:var(--ink);stroke-opacity:.09;stroke-width:calc(1px*var(--u))}
.rulers path{fill:none;stroke:var(--muted);stroke-width:calc(.75px*var(--u));stroke-opacity:.7}
.rulers text{font-size:calc(10px*var(--u));fill:var(--muted);font-variant-numeric:tabular-nums}
.rulers .along{text-anchor:middle;dominant-baseline:hanging}
.rulers .up{text-anchor:end;dominant-baseline:central}
.small .fine{display:none}
.zone{fill-opacity:.07;stroke-opacity:.5;stroke-width:calc(1px*var(--u));stroke-dasharray:calc(5px*var(--u)) calc(4px*var(--u))}
.zone.red{fill:var(--red);stroke:var(--red)}
.zone.blue{fill:var(--blue);stroke:var(--blue)}
.tint{fill-opacity:.2}
.tint.green{fill:var(--green)}.tint.stone{fill:var(--stone)}.tint.earth{fill:var(--earth)}.tint.metal{fill:var(--metal)}.tint.alarm{fill:var(--alarm)}
.glyph{fill:none;stroke-width:.08;stroke-opacity:.6}
.glyph.green{stroke:var(--green)}.glyph.stone{stroke:var(--stone)}.glyph.earth{stroke:var(--earth)}.glyph.metal{stroke:var(--metal)}.glyph.alarm{stroke:var(--alarm)}
.piece{stroke:var(--stone);stroke-width:.07;stroke-opacity:.8;stroke-linejoin:round}
.wall{stroke:var(--ink);stroke-opacity:.75;stroke-width:.28;stroke-linecap:round}
.marker{fill:var(--paper);fill-opacity:.75;stroke:var(--ink);stroke-width:.16;stroke-dasharray:.42 .2}
.objective.red .marker{fill:var(--red);fill-opacity:.3;stroke:var(--red);stroke-dasharray:none}
.objective.blue .marker{fill:var(--blue);fill-opacity:.3;stroke:var(--blue);stroke-dasharray:none}
.flag{stroke-width:.14;stroke:var(--ink);stroke-linejoin:round}
.objective.red .flag{fill:var(--red)}
.objective.blue .flag{fill:var(--blue)}
.flies .base{filter:drop-shadow(.35px .55px .12px rgb(0 0 0/.45))}
.unit{cursor:pointer;outline:none}
.red{--army:var(--red);--on:var(--paper)}
.blue{--army:var(--blue);--on:var(--ink)}
.base{fill:var(--army);stroke:var(--army);stroke-width:.12}
.blue .base{fill:color-mix(in srgb,var(--blue) 22%,var(--paper));stroke-width:.2}
.front,.arc{display:none}
.legend .front,.faces .front,.faces .arc{display:inline}
.front{fill:var(--on)}
.blue .front{fill:var(--army)}
.arc{fill:none;stroke:var(--army);stroke-opacity:.55;stroke-width:.1}
.left{fill:var(--on);text-anchor:middle;dominant-baseline:central;font-weight:700;font-variant-numeric:tabular-nums;pointer-events:none}
.on-hull{paint-order:stroke;stroke:var(--army);stroke-width:.3}
.on-hull.blue{stroke:color-mix(in srgb,var(--blue) 22%,var(--paper))}
.small .left:not(.on-hull){display:none}
.hurt .base{stroke-dasharray:.35 .22}
.off{opacity:0;visibility:hidden;pointer-events:none}
.acts .base{stroke:var(--ink);stroke-width:calc(.06px + 1.6px*var(--u))}
.aimed .base{stroke:var(--ink);stroke-width:calc(.06px + 1.2px*var(--u));stroke-dasharray:calc(2.5px*var(--u)) calc(1.8px*var(--u))}
.unit:hover .base,.unit:focus-visible .base,.unit[aria-pressed=true] .base{stroke:var(--ink);stroke-width:calc(.06px + 2.2px*var(--u));stroke-dasharray:none}
.cross{fill:none;stroke:var(--army,var(--muted));stroke-width:.2;stroke-linecap:round}
.ghost{fill:none;stroke:var(--army);stroke-opacity:.45;stroke-width:calc(1px*var(--u));stroke-dasharray:calc(2px*var(--u)) calc(2px*var(--u))}
.trail{stroke:var(--army);stroke-opacity:.55;stroke-width:calc(1.3px*var(--u));stroke-linecap:round}
.aim{stroke:var(--ink);stroke-width:calc(2px*var(--u));stroke-linecap:round}
.aim.shot{stroke-dasharray:calc(7px*var(--u)) calc(5px*var(--u))}
.aim.charge{stroke-width:calc(3.5px*var(--u))}
.aim.other{stroke-opacity:.6;stroke-dasharray:calc(1px*var(--u)) calc(4px*var(--u))}
.tip{fill:none;stroke:var(--ink);stroke-width:calc(2.2px*var(--u));stroke-linecap:round;stroke-linejoin:round}
.name{font-size:calc(11.5px*var(--u));text-anchor:middle;dominant-baseline:central;fill:var(--ink);paint-order:stroke;stroke:var(--ground);stroke-width:calc(3px*var(--u));stroke-linejoin:round;pointer-events:none}
.small .name{font-size:calc(10px*var(--u))}
.count{font-weight:700;fill:var(--army)}
.names,.aims,.trails,.fallen{pointer-events:none}
@media (prefers-reduced-motion:no-preference){
 .glides .model,.glides .left{transition:transform var(--glide,.45s) ease-in-out,opacity .3s}
 .glides .turns{transition:transform var(--glide,.45s) ease-in-out}
 .glides .cross.now{animation:fall .35s ease-out}
 @keyframes fall{from{stroke-width:.7;opacity:0}}
}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem .9rem;margin:.4rem 0 0;padding:0;font-size:.75rem;color:var(--muted)}
.legend li{display:inline-flex;align-items:center;gap:.35rem}
.legend svg{height:1.15em}
.away{font-size:.8125rem;min-height:1.3em;margin-top:.6rem}
.away p{margin:.15rem 0;max-width:none}
.away b{font-weight:600;color:var(--muted)}
.away-unit:not(:last-child)::after{content:", "}
.away .red{color:var(--red)}
.away .blue{color:var(--blue)}
.card{position:absolute;z-index:3;min-width:9rem;max-width:16rem;padding:.5rem .7rem;background:var(--paper);border:1px solid var(--rule);border-radius:.4rem;box-shadow:0 4px 18px rgb(0 0 0/.18);font-size:.8125rem;line-height:1.35}
.card[hidden]{display:none}
.card p{margin:0}
.card .title{font-weight:700;font-size:.9375rem;color:var(--army)}
.card .sheet{color:var(--muted)}
.card dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem .6rem;margin:.3rem 0 0}
.card dt{color:var(--muted)}
.card dd{margin:0}
`;
