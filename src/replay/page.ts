import type { Battle } from '../scenario/types.ts';
import { PAGE_SCRIPT, PAGE_STYLE } from './pageParts.ts';
import { type Heading, lineText } from './text.ts';
import type { Line, Transcript } from './transcript.ts';

/** One engagement as a page that needs no network: the table, a slider through everything that happened, and the text of it. */
export function replayPage(heading: Heading, transcript: Transcript, battle: Battle): string {
  const { scenario, spec, seed, pair, redSeat } = heading;
  const title = `${battle.title}: ${spec}, pair ${pair}, red in seat ${redSeat}`;
  const { width, height, terrain, objectives } = battle.battlefield;
  const data = { heading, width, height, units: unitsOf(battle), steps: transcript.lines.map(stepOf) };
  // y runs upwards on the table and downwards on the screen.
  const pieces = terrain.map(
    (it) =>
      `<polygon class="piece" points="${it.polygon.map(([x, y]) => `${x},${height - y}`).join(' ')}"><title>${escapeHtml(`${it.id} (${it.kind})`)}</title></polygon>`,
  );
  const markers = objectives.map(
    (it) => `<circle class="marker" cx="${it.x}" cy="${height - it.y}" r="0.8"><title>${escapeHtml(it.id)}</title></circle>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>Scenario ${escapeHtml(scenario)}, seed <code>${escapeHtml(seed)}</code>. ${escapeHtml(outcomeText(transcript))}</p>
<div class="controls">
<button id="play" type="button">Play</button>
<label>Step <input id="step" type="range" min="0" max="${Math.max(0, transcript.lines.length - 1)}" value="0"></label>
<output id="where"></output>
</div>
<div class="sides">
<svg id="table" viewBox="-1 -1 ${width + 2} ${height + 2}" role="img" aria-label="The table">
<rect class="ground" width="${width}" height="${height}"/>
${pieces.join('\n')}
${markers.join('\n')}
<g id="units"></g>
</svg>
<ol id="lines" aria-label="What happened"></ol>
</div>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

/** Events that are headings, and how deep. */
const HEADS: { readonly [event: string]: number } = { round: 1, turn: 2, activation: 2, phase: 3 };

/** What the script needs of a line: its text, its depth as a heading, and how it changes the table. */
function stepOf(line: Line): object {
  const text = lineText(line);
  if (line.kind === 'place') return { text, unit: line.unit, x: line.x, y: line.y, r: line.radius };
  if (line.kind !== 'event') return { text };
  const head = HEADS[line.event];
  if (head !== undefined) return { text, head };
  if (line.event === 'model-lost') return { text, lost: line.fields['unit'] };
  return { text };
}

const unitsOf = (battle: Battle) =>
  (['red', 'blue'] as const).flatMap((army) =>
    battle.armies[army].units.map((unit) => ({ id: `${army}/${unit.id}`, army, size: unit.models.reduce((sum, it) => sum + it.count, 0) })),
  );

function outcomeText({ outcome: { winner, rounds, vp } }: Transcript): string {
  const who = winner === 2 ? 'A draw' : `${winner === 0 ? 'Red' : 'Blue'} wins`;
  return `${who} after ${rounds} rounds, ${vp[0]} to ${vp[1]} victory points.`;
}

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (it) => ESCAPES[it] as string);
