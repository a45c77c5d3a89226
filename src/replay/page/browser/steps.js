/** The timeline: its steps, what each belongs to, and where moving by a step, a phase, a turn or a round leads. */

/** @typedef {import('../data.ts').PageData} PageData */
/** @typedef {import('../../film.ts').FilmFrame} FilmFrame */
/** How far to move: an event, or to the next heading of this depth or a higher one. */
/** @typedef {'event' | 'phase' | 'turn' | 'round'} Stride */

/** @type {Record<Exclude<Stride, 'event'>, number>} */
const DEPTH = { round: 1, turn: 2, phase: 3 };

/**
 * The frame of a film that is new in a step, null if nothing happens in that film.
 * @param {PageData} data
 * @param {number} film
 * @param {number} step
 * @returns {FilmFrame | null}
 */
export function freshFrame(data, film, step) {
  const now = data.steps[step]?.[film] ?? -1;
  const before = step > 0 ? (data.steps[step - 1]?.[film] ?? -1) : -1;
  return now > before ? (data.films[film]?.frames[now] ?? null) : null;
}

/**
 * Depth of the heading in a step: 1 to 3, or 4 for an event.
 * @param {PageData} data
 * @param {number} step
 */
export function depthAt(data, step) {
  return Math.min(...data.films.map((_, film) => freshFrame(data, film, step)?.head ?? 4));
}

/**
 * The target step; the first or the last if there is no further such heading. Moving back from within a round leads to its
 * beginning.
 * @param {PageData} data
 * @param {number} from
 * @param {Stride} stride
 * @param {1 | -1} way
 */
export function stepTo(data, from, stride, way) {
  const last = data.steps.length - 1;
  if (stride === 'event') return Math.min(last, Math.max(0, from + way));
  for (let at = from + way; at > 0 && at < last; at += way) if (depthAt(data, at) <= DEPTH[stride]) return at;
  return way > 0 ? last : 0;
}

/**
 * The headings above a frame, the round first.
 * @param {readonly FilmFrame[]} frames
 * @param {number} at
 * @returns {string[]}
 */
export function headingsOf(frames, at) {
  /** @type {string[]} */
  const found = [];
  let depth = 4;
  for (let i = at; i >= 0 && depth > 1; i--) {
    const { head, text } = /** @type {FilmFrame} */ (frames[i]);
    if (head === undefined || head >= depth) continue;
    found.unshift(text);
    depth = head;
  }
  return found;
}

/**
 * Rounds on the timeline: the step that each begins in.
 * @param {PageData} data
 * @returns {{ step: number, text: string }[]}
 */
export function rounds(data) {
  return heads(data, 1);
}

/**
 * @param {PageData} data
 * @param {number} depth
 * @returns {{ step: number, text: string, army: string }[]} `army` of the side or the unit that it is the turn of
 */
export function heads(data, depth) {
  return data.steps.flatMap((_, step) => {
    const frame = data.films.map((__, film) => freshFrame(data, film, step)).find((it) => it?.head === depth);
    return frame ? [{ step, text: frame.text, army: armyOf(frame) }] : [];
  });
}

/** @param {FilmFrame} frame */
const armyOf = ({ actor, fields }) => actor?.split('/')[0] ?? String(fields?.['side'] ?? '');

/**
 * How long a step is shown when the film plays, in milliseconds at single speed: what moves or rolls longer, one casualty of many less.
 * @param {PageData} data
 * @param {number} step
 */
export function holdMs(data, step) {
  const frames = data.films.map((_, film) => freshFrame(data, film, step)).filter((it) => it !== null);
  return Math.max(120, ...frames.map(holdOf));
}

/** @param {FilmFrame} frame */
function holdOf({ head, moved, dice, event }) {
  if (head !== undefined) return head === 3 ? 350 : 700;
  if (moved !== undefined) return 750;
  if (dice !== undefined) return 650;
  return event === 'model-lost' ? 180 : 500;
}
