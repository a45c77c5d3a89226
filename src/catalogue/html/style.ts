/** The style sheet of a page with a catalogue, beside that of its rules: areas next to the rules where there is room, down to 400 pixels wide, printable. */
export const CATALOGUE_STYLE = `
header,.columns{max-width:82rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.5rem}
h1{margin-bottom:.75rem}
.kicker{color:var(--muted);margin:0;font-size:.9rem}
.totals{list-style:none;display:flex;flex-wrap:wrap;gap:.15rem 1.25rem;margin:0;padding:0;font-size:.9rem;color:var(--muted)}
.how{margin:.75rem 0 0;font-size:.9rem;max-width:46rem}
.how summary{color:var(--muted)}
.how ul{margin:.25rem 0;padding-left:1.1rem}
.totals b{color:var(--ink);font-variant-numeric:tabular-nums}
nav{font-size:.9rem;margin:1.5rem 0}
nav ul{list-style:none;margin:1rem 0;padding:0;columns:9rem}
nav li{padding:.1rem 0;break-inside:avoid}
nav .n{color:var(--muted)}
form{display:grid;gap:.6rem}
label{display:block;color:var(--muted)}
input,select,button{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--muted);border-radius:.3rem;padding:.3rem .5rem}
input[type=search],select{display:block;width:100%;margin-top:.15rem}
button{cursor:pointer}
fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.15rem .9rem}
legend{padding:0 0 .2rem;color:var(--muted)}
fieldset label{color:var(--ink)}
#found{font-weight:600;margin:0}
.buttons{margin:0;display:flex;flex-wrap:wrap;gap:.4rem}
.buttons button{font-size:.85em;padding:.2rem .45rem}
main{min-width:0;padding-bottom:4rem}
main:focus{outline:none}
[hidden]{display:none!important}
.area>h2{border:0;margin-bottom:.5rem}
@media (min-width:64rem){
 .columns{display:grid;grid-template-columns:15rem minmax(0,1fr);gap:2.5rem}
 nav{position:sticky;top:0;max-height:100vh;overflow-y:auto;align-self:start;padding:.25rem .25rem 1rem}
 nav ul{columns:auto}
 fieldset{display:block}
}
@media print{
 nav,.yaml,.buttons{display:none}
 .rule{content-visibility:visible}
 .ex,.scene,.sides{break-inside:avoid}
 .scene{flex-wrap:nowrap}
 .plan{max-width:45%}
 .ex::details-content{content-visibility:visible;block-size:auto}
 header,.columns{max-width:none;padding:0}
 body{font-size:10.5pt}
}
`;
