import { apply, opening } from './state.js';

/** Data of the timeline: strength and victory points of both armies over a film. Independent of the browser. */

/** @typedef {import('../../film.ts').Film} Film */
/** What an army has from a frame on: red, blue. @typedef {[frame: number, red: number, blue: number]} Point */

/**
 * Strength is the share of an army's points still in play.
 * @param {Film} film
 * @returns {{ strength: Point[], vp: Point[] }}
 */
export function seriesOf(film) {
  const state = opening(film);
  const all = strengthOf(film, () => 1);
  const now = () =>
    strengthOf(film, (number) => ((state.models[number]?.left ?? 0) > 0 ? 1 : 0)).map((it, side) => (all[side] ? it / all[side] : 0));
  const [red, blue] = /** @type {[number, number]} */ (now());
  /** @type {Point[]} */
  const strength = [[-1, red, blue]];
  /** @type {Point[]} */
  const vp = [[-1, ...state.vp]];
  film.frames.forEach((frame, at) => {
    apply(state, frame, at);
    if (frame.wounds !== undefined) strength.push([at, .../** @type {[number, number]} */ (now())]);
    if (frame.vp !== undefined) vp.push([at, ...state.vp]);
  });
  return { strength, vp };
}

/**
 * @param {Film} film
 * @param {(number: number) => number} share
 * @returns {[number, number]}
 */
function strengthOf(film, share) {
  /** @type {[number, number]} */
  const sums = [0, 0];
  for (const { army, firstModel, models } of film.units)
    models.forEach(({ points }, i) => {
      sums[army === 'red' ? 0 : 1] += points * share(firstModel + i);
    });
  return sums;
}

/**
 * The value of a series in a frame: its last point not after it.
 * @param {readonly Point[]} series
 * @param {number} frame
 * @returns {[red: number, blue: number]}
 */
export function valueAt(series, frame) {
  let [, red, blue] = series[0] ?? [0, 0, 0];
  for (const [at, r, b] of series) {
    if (at > frame) break;
    [red, blue] = [r, b];
  }
  return [red, blue];
}
