/** Where units are, computed from their models. */

/** @typedef {import('../../film.ts').Film} Film */
/** @typedef {import('../../film.ts').FilmUnit} FilmUnit */
/** @typedef {import('./state.js').State} State */
/** @typedef {{ x0: number, y0: number, x1: number, y1: number }} Box */

/** Half of the longest side. @param {{ length: number, width: number }} model */
export const reach = ({ length, width }) => Math.max(length, width) / 2;

/**
 * Models of a unit that are in play, by number. Those of a unit that has joined another are on the table with it.
 * @param {FilmUnit} unit
 * @param {State} state
 */
export function inPlay(unit, state) {
  return unit.models.map((_, i) => unit.firstModel + i).filter((number) => (state.models[number]?.left ?? 0) > 0);
}

/**
 * Whether the models of a unit are on the table.
 * @param {State} state
 * @param {string} id
 * @returns {boolean}
 */
export function onTable(state, id) {
  const unit = state.units.get(id);
  if (unit === undefined) return false;
  if (unit.place === 'joined' && unit.inside !== null && unit.inside !== id) return onTable(state, unit.inside);
  return unit.place === 'table';
}

/**
 * The box round the remaining models of a unit on the table, null if there are none.
 * @param {FilmUnit} unit
 * @param {State} state
 * @returns {Box | null}
 */
export function boxOf(unit, state) {
  if (!onTable(state, unit.id)) return null;
  const boxes = inPlay(unit, state).map((number) => {
    const { x, y } = /** @type {import('./state.js').Model} */ (state.models[number]);
    const r = reach(/** @type {FilmUnit['models'][number]} */ (unit.models[number - unit.firstModel]));
    return { x0: x - r, y0: y - r, x1: x + r, y1: y + r };
  });
  if (boxes.length === 0) return null;
  return {
    x0: Math.min(...boxes.map((it) => it.x0)),
    y0: Math.min(...boxes.map((it) => it.y0)),
    x1: Math.max(...boxes.map((it) => it.x1)),
    y1: Math.max(...boxes.map((it) => it.y1)),
  };
}

/**
 * Where a unit is, or what it is in: the mean of its models and how far the outermost is from there.
 * @param {Film} film
 * @param {State} state
 * @param {string | undefined} id
 * @returns {{ x: number, y: number, r: number } | null}
 */
export function centreOf(film, state, id) {
  const unit = film.units.find((it) => it.id === id);
  if (unit === undefined) return null;
  const own = state.units.get(unit.id);
  if (own?.place === 'embarked' && own.inside !== null) return centreOf(film, state, own.inside);
  const numbers = onTable(state, unit.id) ? inPlay(unit, state) : [];
  // A unit that has just been lost is where it fell.
  const fell = Math.max(...unit.models.map((_, i) => state.models[unit.firstModel + i]?.fell ?? -1));
  const taken = numbers.length > 0 ? numbers : fell >= 0 ? lastFallen(unit, state, fell) : [];
  if (taken.length === 0) return null;
  const models = taken.map((number) => /** @type {import('./state.js').Model} */ (state.models[number]));
  const x = models.reduce((sum, it) => sum + it.x, 0) / models.length;
  const y = models.reduce((sum, it) => sum + it.y, 0) / models.length;
  const first = /** @type {FilmUnit['models'][number]} */ (unit.models[0]);
  return { x, y, r: models.length === 1 ? reach(first) : reach(first) * 1.5 };
}

/**
 * @param {FilmUnit} unit
 * @param {State} state
 * @param {number} frame
 */
function lastFallen(unit, state, frame) {
  return unit.models.map((_, i) => unit.firstModel + i).filter((number) => state.models[number]?.fell === frame);
}
