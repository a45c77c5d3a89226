import { escapeHtml, type PageParts, type PageSources, pageOf, sourcesOf } from '../../page/index.ts';
import type { Film } from '../film.ts';
import type { Parting } from '../parting.ts';
import { alignedSteps } from './align.ts';
import type { PageData } from './data.ts';
import {
  FACES_MARKUP,
  figureMarkup,
  KEYS_MARKUP,
  kindsOf,
  legendMarkup,
  letterOf,
  outcomeText,
  timelineMarkup,
  toldMarkup,
} from './parts.ts';
import { REPLAY_STYLES } from './style.ts';
import { terrainPatterns } from './terrain.ts';

/**
 * One engagement to watch, on one page that needs no network.
 * @param script the modules in `browser/`, as one text
 */
export function replayPage(film: Film, script: string): string {
  const parts = partsFor({ films: [film], steps: film.frames.map((_, i) => [i]), parts: -1 }, '');
  return pageOf({ ...parts, scripts: [script] });
}

/** One engagement under two rulesets on the same dice: two boards and one timeline. */
export function sideBySidePage(a: Film, b: Film, { at, where, why }: Parting, script: string): string {
  const said = (all: readonly string[], first = ''): string =>
    all.map((it, i) => `<p${i === 0 ? first : ''}>${escapeHtml(it)}</p>`).join('\n');
  const button = at < 0 ? '' : '<button type="button" id="to-parting">Go to where they diverge</button>';
  const told = `<section class="toolbar" aria-label="Where they diverge"><div>${said(where, ' class="place"')}${button}</div><div>${said(why)}</div></section>`;
  const parts = partsFor({ films: [a, b], steps: alignedSteps(a.frames, b.frames, at), parts: at }, told);
  return pageOf({ ...parts, scripts: [script] });
}

/** What the policy of a page names that shows these pages in a frame, whose policy theirs adds to. */
export const replaySources = (script: string): PageSources => sourcesOf({ styles: REPLAY_STYLES, scripts: [script] });

function partsFor(data: PageData, told: string): PageParts {
  const { films, steps, parts } = data;
  const [film] = films;
  if (film === undefined) throw new Error('a replay page needs a film');
  const { scenario, seed, pair, redSeat } = film.heading;
  const specs = films.map((it) => it.heading.spec);
  const kinds = kindsOf(films);
  const many = films.length > 1;
  const body = `<a class="skip" href="#events">Skip to the events</a>
<header>
<h1>${escapeHtml(film.title)}</h1>
<p class="facts">${specs.map((spec, i) => `${many ? `<b>${letterOf(i)}</b> ` : ''}<code>${escapeHtml(spec)}</code>`).join(' · ')} · ${escapeHtml(scenario)}, pair ${pair}, red in seat ${redSeat}, seed <code>${escapeHtml(seed)}</code></p>
${many ? '' : `<p class="result">${escapeHtml(sentence(outcomeText(film)))}</p>`}
</header>
<noscript><p>This page plays an engagement with a script. Without scripts, <code>sandtable replay</code> prints it as text.</p></noscript>
<main class="${many ? 'double' : 'single'}">
${told}
<div class="stage">
<div class="seen">
<div class="films">${films.map((it, i) => figureMarkup(it, i, many ? letterOf(i) : '')).join('\n')}</div>
${timelineMarkup(Math.max(0, steps.length - 1), parts, many)}
${many ? '' : '<div class="away" data-away="0"></div>'}
${legendMarkup(kinds)}
</div>
${toldMarkup(films)}
</div>
</main>
<div id="said" class="unseen" aria-live="polite"></div>
${KEYS_MARKUP}
${terrainPatterns(kinds, Object.assign({}, ...films.map((it) => it.board.looks)))}
${FACES_MARKUP}`;
  return {
    title: `${film.title}: ${specs.join(' and ')}, pair ${pair}, red in seat ${redSeat}`,
    body,
    styles: REPLAY_STYLES,
    data: { replay: data },
  };
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
