import { html, svg } from './dom.js';

/** @typedef {import('../../film.ts').FilmDice} FilmDice */

/**
 * What a die needed, 0 if unknown.
 * @param {FilmDice} dice
 * @param {number} i
 */
export function neededOf({ needed }, i) {
  return typeof needed === 'number' ? needed : (needed?.[i] ?? 0);
}

/**
 * Whether a die succeeded; null if unknown.
 * @param {FilmDice} dice
 * @param {number} i
 */
export function succeeded(dice, i) {
  const face = dice.faces[i];
  const needed = neededOf(dice, i);
  return needed === 0 || typeof face !== 'number' ? null : face >= needed;
}

/**
 * Faces, then what was needed and how many succeeded, in words.
 * @param {FilmDice} dice
 */
export function diceInWords(dice) {
  const faces = dice.faces.join(', ');
  const verdict = verdictOf(dice);
  return verdict === '' ? faces : `${faces}; ${verdict}`;
}

/** @param {FilmDice} dice */
export function verdictOf(dice) {
  const known = dice.faces.map((_, i) => succeeded(dice, i)).filter((it) => it !== null);
  if (known.length === 0) return '';
  const passed = dice.passed ?? known.filter(Boolean).length;
  const needs = new Set(dice.faces.map((_, i) => neededOf(dice, i)));
  const [need] = needs;
  const wanted = needs.size > 1 || need === undefined ? '' : need > 6 ? 'cannot succeed' : `needs ${need}+`;
  const count = dice.faces.length === 1 ? (passed > 0 ? 'succeeds' : 'fails') : `${passed} of ${dice.faces.length}`;
  return [wanted, count].filter(Boolean).join(', ');
}

/**
 * The text of a frame without what the picture of its dice shows.
 * @param {import('../../film.ts').FilmFrame} frame
 */
export function textBeside({ text, dice }) {
  if (dice === undefined) return text;
  const faces = text.lastIndexOf(`: ${dice.faces.join(' ')}`);
  return faces < 0 ? text : text.slice(0, faces).replace(/, \d\+$/, '');
}

/**
 * Dice as pictures, successes filled. Anything but a face of a D6 is written in words.
 * @param {FilmDice} dice
 */
export function diceRow(dice) {
  const faces = dice.faces.map((face, i) => {
    const won = succeeded(dice, i);
    const state = won === null ? '' : won ? ' won' : ' lost';
    const pips = typeof face === 'number' && face >= 1 && face <= 6 && dice.purpose !== 'pick' && dice.purpose !== 'scatter';
    if (!pips) return html('span', { class: `face${state}` }, String(face));
    return svg('svg', { class: `die${state}`, viewBox: '0 0 20 20' }, svg('use', { href: `#face-${face}` }));
  });
  return html('span', { class: 'dice', role: 'img', 'aria-label': diceInWords(dice) }, ...faces);
}
