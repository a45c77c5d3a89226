import { svg } from './dom.js';
import { centreOf, reach } from './units.js';

/** @typedef {import('../../film.ts').Film} Film */
/** @typedef {import('./state.js').State} State */

/** Frames over which a cross fades. */
const FADE = 260;

/**
 * Crosses where models fell, fading with time.
 * @param {Element} layer
 * @param {Film} film
 * @param {State} state
 * @param {number} at
 */
export function drawFallen(layer, film, state, at) {
  const crosses = film.units.flatMap((unit) =>
    unit.models.flatMap((model, i) => {
      const { x, y, fell, left } = /** @type {import('./state.js').Model} */ (state.models[unit.firstModel + i]);
      if (left > 0 || fell < 0) return [];
      const r = Math.min(0.55, reach(model) * 0.6);
      const d = `M${x - r} ${film.board.height - y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
      const fresh = 1 - Math.min(1, (at - fell) / FADE);
      return [svg('path', { class: `cross ${unit.army}${fell === at ? ' now' : ''}`, d, opacity: (0.3 + 0.7 * fresh).toFixed(2) })];
    }),
  );
  layer.replaceChildren(...crosses);
}

/**
 * The path of each model that has just moved: where it was, and a line from there.
 * @param {Element} layer
 * @param {Film} film
 * @param {State} state
 * @param {NonNullable<import('../../film.ts').FilmFrame['moved']>} moved
 * @param {readonly { x: number, y: number }[]} before by model
 */
export function drawTrails(layer, film, state, moved, before) {
  const { height } = film.board;
  const lines = moved.flatMap(([number, x, y]) => {
    const from = before[number];
    const unit = film.units.find((it) => number >= it.firstModel && number < it.firstModel + it.models.length);
    if (from === undefined || unit === undefined || (from.x === 0 && from.y === 0) || (state.models[number]?.left ?? 0) <= 0) return [];
    if ((from.x - x) ** 2 + (from.y - y) ** 2 < 0.01) return [];
    const model = /** @type {Film['units'][number]['models'][number]} */ (unit.models[number - unit.firstModel]);
    return [
      svg('circle', { class: `ghost ${unit.army}`, cx: from.x, cy: height - from.y, r: Math.min(model.width, model.length) / 2 }),
      svg('line', { class: `trail ${unit.army}`, x1: from.x, y1: height - from.y, x2: x, y2: height - y }),
    ];
  });
  layer.replaceChildren(...lines);
}

/**
 * An arrow from the acting unit to its target.
 * @param {Element} layer
 * @param {Film} film
 * @param {State} state
 * @param {import('./focus.js').Focus} focus
 */
export function drawAim(layer, film, state, { actor, target, way }) {
  const from = centreOf(film, state, actor ?? undefined);
  const to = centreOf(film, state, target ?? undefined);
  const army = film.units.find((it) => it.id === actor)?.army;
  if (from === null || to === null || army === undefined) return layer.replaceChildren();
  const { height } = film.board;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < 0.5) return layer.replaceChildren();
  const [ux, uy] = [dx / far, dy / far];
  const [start, end] = far > from.r + to.r + 1.5 ? [from.r * 0.8, far - to.r * 0.8] : [0, far];
  const tip = { x: from.x + ux * end, y: height - (from.y + uy * end) };
  const head = 0.9;
  const wing = (/** @type {1 | -1} */ side) =>
    `${(tip.x - ux * head - side * uy * head * 0.5).toFixed(2)} ${(tip.y + uy * head - side * ux * head * 0.5).toFixed(2)}`;
  layer.replaceChildren(
    svg('line', {
      class: `aim ${way} ${army}`,
      x1: from.x + ux * start,
      y1: height - (from.y + uy * start),
      x2: tip.x - ux * head * 0.6,
      y2: tip.y + uy * head * 0.6,
    }),
    svg('path', { class: `tip ${army}`, d: `M${wing(1)}L${tip.x.toFixed(2)} ${tip.y.toFixed(2)}L${wing(-1)}z` }),
  );
}
