import { escapeHtml, PIP_MARKUP } from '../../page/index.ts';
import { counted } from '../../rules/counted.ts';
import type { Film } from '../film.ts';
import { boardMarkup } from './board.ts';
import { legendMarkup } from './terrain.ts';

const icon = (path: string, name = ''): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"${name && ` class="${name}"`}><path d="${path}"/></svg>`;
const LEAP_BACK = 'M12 5v14L2 12zM22 5v14L12 12z';
const BACK = 'M17 5v14L7 12z';
const ON = 'M7 5v14L17 12z';
const LEAP_ON = 'M12 5v14L22 12zM2 5v14L12 12z';
const PAUSE = 'M6 5h4v14H6zM14 5h4v14h-4z';

/** Faces of dice, drawn once and used by `#face-1` to `#face-6`. */
export const FACES_MARKUP = `<svg class="unseen" aria-hidden="true"><defs>${PIP_MARKUP.map((pips, i) => `<g id="face-${i + 1}" class="art">${pips}</g>`).join('')}</defs></svg>`;

/** A board with its caption and labels. `letter` names it where there are two. */
export function figureMarkup(film: Film, index: number, letter: string): string {
  const name = letter === '' ? 'Battlefield' : `Battlefield ${letter}, ${film.heading.spec}`;
  const caption =
    letter === '' ? '' : `<figcaption><b>${letter}</b>${escapeHtml(film.heading.spec)}: ${escapeHtml(outcomeText(film))}</figcaption>`;
  return `<figure data-film="${index}">${caption}
${boardMarkup(film, name)}
<div class="card" hidden></div>
${letter === '' ? '' : `<div class="away" data-away="${index}"></div>`}
</figure>`;
}

/** Who won, in a sentence. */
export function outcomeText({ outcome: { winner, first, rounds, vp } }: Film): string {
  const who = winner === 'draw' ? 'a draw' : `${winner} wins`;
  return `${who} after ${counted(rounds, 'round')}, ${vp[0]} to ${vp[1]} victory points; ${first} had the first turn`;
}

/** Lanes, slider and buttons. `last` is the number of the last step, from 0. */
export function timelineMarkup(last: number, parts: number, many: boolean): string {
  const button = (id: string, label: string, path: string): string =>
    `<button type="button" id="${id}" aria-label="${label}" title="${label}">${icon(path)}</button>`;
  const stride = (value: string, checked = ''): string =>
    `<label><input type="radio" name="stride" value="${value}"${checked}>${value}</label>`;
  return `<section class="timeline" aria-label="Timeline">
<div class="track">
<div class="lane-names"><span class="lane-name">Round${many ? ' <span class="key">A solid, B dashed</span>' : ''}</span><span class="lane-name">Strength left<span class="value strength"></span></span><span class="lane-name">Victory points<span class="value vp"></span></span></div>
<div class="lanes" aria-hidden="true">
<div class="lane rounds"></div><div class="lane strength"></div><div class="lane vp"></div>
${parts < 0 ? '' : '<div class="parting"><span>they diverge</span></div>'}
<div class="playhead"></div>
</div>
<input id="position" type="range" min="0" max="${last}" value="0" step="1" aria-label="Position in the game">
</div>
<div class="controls">
<span class="buttons">
${button('leap-back', 'Back by a phase, turn or round', LEAP_BACK)}
${button('back', 'Back by one event', BACK)}
<button type="button" id="play">${icon(ON, 'starting')}${icon(PAUSE, 'pausing')}<span class="label">Play</span></button>
${button('on', 'On by one event', ON)}
${button('leap-on', 'On by a phase, turn or round', LEAP_ON)}
</span>
<fieldset class="strides"><legend>Leap by</legend>${stride('phase', ' checked')}${stride('turn')}${stride('round')}</fieldset>
<label class="pace"><span class="unseen">Speed</span><select id="speed" title="Speed"><option value=".5">½×</option><option value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option><option value="8">8×</option></select></label>
<span id="count"></span>
<button type="button" id="help" aria-haspopup="dialog">Keys</button>
</div>
</section>`;
}

/** What is happening and the list of everything. */
export function toldMarkup(films: readonly Film[]): string {
  const many = films.length > 1;
  const now = films.map(
    (
      film,
      i,
    ) => `<section class="now" data-now="${i}" aria-label="Now${many ? ` in ${letterOf(i)}, ${escapeHtml(film.heading.spec)}` : ''}">
<p class="where"></p>
<p class="what"></p>
<div class="rolls"></div>
<ul class="rules"></ul>
</section>`,
  );
  const own = films.map((_, i) => `<ol class="own" aria-label="Events in ${letterOf(i)}"></ol>`);
  return `<div class="told">
<div class="nows">${now.join('\n')}</div>
<div class="events" id="events" tabindex="0" role="region" aria-label="Events"><ol class="shared" aria-label="${many ? 'Events up to where they diverge' : 'Events'}"></ol>${many ? `<div class="columns" aria-hidden="true">${films.map((it, i) => `<span><b>${letterOf(i)}</b> ${escapeHtml(it.heading.spec)}</span>`).join('')}</div><div class="parted">${own.join('')}</div>` : ''}</div>
</div>`;
}

export const letterOf = (film: number): string => 'AB'[film] ?? '';

/** What the keys do. */
export const KEYS_MARKUP = `<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2>
<dl>
<dt><kbd>Space</kbd></dt><dd>play or pause</dd>
<dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>one event back or on</dd>
<dt><kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd></dt><dd>a phase, turn or round back or on, as chosen beside the buttons</dd>
<dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>beginning or end</dd>
<dt><kbd>Tab</kbd></dt><dd>from unit to unit; <kbd>Enter</kbd> keeps what is shown of one, <kbd>Esc</kbd> closes it</dd>
<dt><kbd>?</kbd></dt><dd>this help</dd>
</dl>
<form method="dialog"><button>Close</button></form></dialog>`;

/** Kinds of terrain that a film ever shows, in alphabetical order. */
export function kindsOf(films: readonly Film[]): readonly string[] {
  const pieces = films.flatMap(({ board, start, frames }) => [
    ...board.pieces,
    ...start.pieces,
    ...frames.flatMap((it) => it.pieces ?? []),
  ]);
  return [...new Set(pieces.filter((it) => it.polygon.length > 0).map((it) => it.kind))].sort();
}

export { legendMarkup };
