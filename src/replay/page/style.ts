import { BOARD_STYLE } from './board-style.ts';
import { EVENT_STYLE } from './event-style.ts';
import { TIMELINE_STYLE } from './timeline-style.ts';

/** Layout of a page: on a wide screen the board with its timeline next to the events; else one below the other. */
const LAYOUT_STYLE = `
:root{--soft:color-mix(in srgb,var(--ink) 5%,var(--paper));--rule:color-mix(in srgb,var(--ink) 22%,var(--paper))}
body{max-width:96rem;margin:0 auto;padding:1rem clamp(.75rem,2vw,2rem) 2rem;font-size:15px;line-height:1.45}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.15rem 1.25rem;margin-bottom:.75rem}
h1{font-size:clamp(1.2rem,2.4vw,1.6rem);margin:0}
h2{border:0;padding:0;margin:0;font-size:.8rem;color:var(--muted);font-weight:600}
.facts{margin:0;color:var(--muted);font-size:.875rem;max-width:none;overflow-wrap:anywhere}
.result{margin:0;font-size:.95rem;max-width:none;flex-basis:100%}
.stage{display:grid;gap:1rem 1.25rem;grid-template-columns:minmax(0,1fr)}
.stage>*{min-width:0}
.films{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.told{display:flex;flex-direction:column;gap:.75rem}
.nows{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
@media (min-width:62rem){
 .single .stage{grid-template-columns:minmax(0,1fr) clamp(21rem,31vw,29rem)}
 .single .told{height:0;min-height:100%}
 .single .events{flex:1 1 12rem;max-height:none}
}
@media (min-width:46rem){
 .double .films,.double .nows{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
 .double .films{row-gap:0}
 .double figure{display:grid;grid-row:span 3;grid-template-rows:subgrid}
}
@media (max-width:61.99rem){.stage{display:flex;flex-direction:column}.seen{display:contents}}
.double .stage{display:flex;flex-direction:column}
.double .seen{display:contents}
.seen>.away{order:2}
.seen>.legend{order:3}
.told{order:1}
@media print{
 .playhead{bottom:0}
 body{padding:0 1rem;font-size:11pt}
 .controls,.events,.toolbar,#position,.card{display:none!important}
 .stage{display:block}
 .told{height:auto!important}
}
`;

export const REPLAY_STYLES: readonly string[] = [LAYOUT_STYLE, BOARD_STYLE, TIMELINE_STYLE, EVENT_STYLE];
