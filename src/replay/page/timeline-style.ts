/** The timeline: lanes over a slider, all on one scale, and the buttons. The thumb is 16 pixels wide, so the lanes end 8 pixels inside the track. */
export const TIMELINE_STYLE = `
.timeline{margin-top:.75rem}
.track{display:grid;grid-template-columns:9.5rem minmax(0,1fr);align-items:center;column-gap:.75rem}
.track .lane-name{font-size:.75rem;color:var(--muted);line-height:1.2}
.value{display:block;font-size:.875rem;font-weight:600;font-variant-numeric:tabular-nums;color:var(--muted)}
.pair{white-space:nowrap}
.pair+.pair::before{content:"B ";color:var(--muted);font-weight:400}
.double .pair:first-child::before{content:"A ";color:var(--muted);font-weight:400}
.double .pair{display:block;line-height:1.25}
.double .value{font-size:.8125rem}
.double .lanes,.double .lane-names{grid-template-rows:1.3rem 3.4rem 3.4rem}
.key{display:block;font-size:.7rem;white-space:nowrap}
.pair .red{color:var(--red)}
.pair .blue{color:var(--blue)}
.lane-names{display:grid;grid-template-rows:1.3rem 2.1rem 2.1rem;row-gap:2px;align-items:center}
.lanes{position:relative;display:grid;grid-template-rows:1.3rem 2.1rem 2.1rem;row-gap:2px;margin:0 8px;cursor:pointer;touch-action:pan-y}
.lane{position:relative;background:var(--soft)}
.lane svg{display:block;width:100%;height:100%;overflow:visible}
.band{fill:transparent}
.band.red{fill:var(--red);fill-opacity:.18}
.band.blue{fill:var(--blue);fill-opacity:.18}
.mark{stroke:var(--ink);stroke-opacity:.6;vector-effect:non-scaling-stroke}
.round{position:absolute;top:0;padding:0 .3rem;font-size:.75rem;line-height:1.3rem;font-weight:600;pointer-events:none}
.line{fill:none;stroke-width:1.75;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.line.red{stroke:var(--red);stroke-width:3}
.line.blue{stroke:var(--blue)}
.line.second{stroke-dasharray:4 3}
.playhead,.parting{position:absolute;top:0;bottom:-1.1rem;width:0;border-left:1.5px solid var(--ink);pointer-events:none}
.parting{border-left:2px dashed var(--ink);top:-1.1rem;bottom:0}
.parting span{position:absolute;top:-.15rem;left:.3rem;font-size:.7rem;white-space:nowrap;line-height:1.1rem}
.double .lanes,.double .lane-names{margin-top:1.1rem}
#position{-webkit-appearance:none;appearance:none;width:100%;height:1.5rem;margin:0;background:transparent;cursor:pointer;grid-column:2;position:relative}
#position::-webkit-slider-runnable-track{height:4px;border-radius:2px;background:var(--rule)}
#position::-moz-range-track{height:4px;border-radius:2px;background:var(--rule)}
#position::-webkit-slider-thumb{-webkit-appearance:none;width:16px;height:16px;margin-top:-6px;border-radius:50%;background:var(--ink);border:2px solid var(--paper)}
#position::-moz-range-thumb{width:12px;height:12px;border-radius:50%;background:var(--ink);border:2px solid var(--paper)}
#count{font-size:.8125rem;color:var(--muted);font-variant-numeric:tabular-nums}
.controls{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .75rem;margin-top:.35rem}
.buttons{display:inline-flex;gap:.3rem}
button,select{font:inherit;color:inherit;background:var(--soft);border:1px solid var(--rule);border-radius:.4rem;min-height:2.25rem;padding:0 .6rem;cursor:pointer}
button:hover,select:hover{border-color:var(--ink)}
button svg{display:block;width:1.1rem;height:1.1rem;fill:currentColor}
.buttons button{min-width:2.3rem;display:inline-flex;align-items:center;justify-content:center;gap:.4rem}
#play{background:var(--ink);color:var(--paper);border-color:var(--ink);min-width:5.75rem;font-weight:600}
#play .pausing,.playing #play .starting{display:none}
.playing #play .pausing{display:block}
fieldset.strides{border:0;margin:0;padding:0;display:inline-flex;align-items:center;gap:.6rem;font-size:.8125rem}
fieldset.strides legend{float:left;padding:0;margin-right:.2rem;color:var(--muted)}
.strides label,.pace{display:inline-flex;align-items:center;gap:.3rem;min-height:1.75rem;font-size:.8125rem}
.pace select{min-height:1.9rem}
input[type=radio]{accent-color:var(--ink);margin:0}
#help{min-height:1.9rem}
dialog{max-width:28rem;border:1px solid var(--rule);border-radius:.6rem;background:var(--paper);color:var(--ink);padding:1.25rem 1.5rem}
dialog::backdrop{background:rgb(0 0 0/.4)}
dialog h2{font-size:1rem;color:inherit;margin-bottom:.6rem}
dialog dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0 0 1rem}
dialog dd{margin:0}
kbd{font:inherit;font-size:.8125rem;border:1px solid var(--rule);border-bottom-width:2px;border-radius:.3rem;padding:0 .35rem;white-space:nowrap}
@media (max-width:46rem){
 .track{grid-template-columns:minmax(0,1fr);row-gap:.2rem}
 .track>*{grid-column:1!important}
 .lane-names{grid-template-rows:none;grid-template-columns:1fr 1fr;margin:0!important}
 .lane-names>:first-child{display:none}
 .lanes,.lane-names+.lanes{grid-template-rows:1.25rem 2rem 2rem}
 .double .lane-names{grid-template-rows:none;margin-bottom:1.2rem!important}
 .buttons{flex:1 1 100%}
 .buttons button{flex:1 1 auto;min-height:2.75rem}
}
`;
