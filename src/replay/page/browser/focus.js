/** What the board points out: the acting unit and its target in a frame, and who has just moved. */

/** @typedef {import('../../film.ts').Film} Film */
/** @typedef {import('../../film.ts').FilmFrame} FilmFrame */
/** @typedef {{ actor: string | null, target: string | null, way: 'charge' | 'shot' | 'other' }} Focus */

/** How many frames back to look for a deed: casualties and saves follow what caused them. */
const REACH = 14;
const CLOSE = /charge|fight|strike|impact|sweep|consolidat|pile|assault|combat|challenge/;
const FAR = /shoo|hit|wound|save|shot|overwatch|slain|armour|cover|snap|blast|scatter|marker|glanc|penetr|hull|damage/;

/**
 * The deed that a frame is part of.
 * @param {readonly FilmFrame[]} frames
 * @param {number} at
 * @returns {Focus}
 */
export function focusOf(frames, at) {
  for (let i = at; i >= 0 && i > at - REACH; i--) {
    const { head, actor, target, event, dice } = /** @type {FilmFrame} */ (frames[i]);
    if (head !== undefined) break;
    if (actor === undefined) continue;
    // A casualty names who fell; the deed names the attacker.
    if (target === undefined && i === at && event === 'model-lost') continue;
    const aimed = target === undefined || target === actor ? null : target;
    return { actor, target: aimed, way: wayOf(`${dice?.deed ?? ''} ${event ?? ''}`) };
  }
  return { actor: null, target: null, way: 'other' };
}

/** @param {string} words */
function wayOf(words) {
  if (CLOSE.test(words)) return 'charge';
  return FAR.test(words) ? 'shot' : 'other';
}

/**
 * The frame whose moves to show: this one, or the one before while the same unit acts.
 * @param {readonly FilmFrame[]} frames
 * @param {number} at
 * @returns {number} -1 without any
 */
export function moveShown(frames, at) {
  const now = frames[at];
  if (now?.moved !== undefined) return at;
  const before = frames[at - 1];
  if (now?.head !== undefined || before?.moved === undefined || now?.actor === undefined) return -1;
  return before.actor === undefined || before.actor === now.actor ? at - 1 : -1;
}
