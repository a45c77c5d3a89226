/** The state after any frame of a film. Independent of the browser. */

/** @typedef {import('../../film.ts').Film} Film */
/** @typedef {import('../../film.ts').FilmChanges} FilmChanges */
/** @typedef {import('../../film.ts').FilmPiece} FilmPiece */

/**
 * `fell` is the frame in which it was lost, -1 before. `turned` is its facing without jumps: it changes by less than half a circle.
 * @typedef {{ x: number, y: number, turned: number | null, left: number, fell: number }} Model
 */
/** @typedef {{ place: string, inside: string | null, statuses: readonly string[] }} UnitState */
/**
 * @typedef {object} State
 * @property {Model[]} models
 * @property {Map<string, UnitState>} units
 * @property {readonly [number, number]} vp
 * @property {Record<string, string>} holders
 * @property {Map<string, { x: number, y: number }>} markers
 * @property {Map<string, FilmPiece>} pieces
 */

/** @param {Film} film @returns {State} */
export function opening(film) {
  /** @type {State} */
  const state = {
    models: film.units.flatMap((unit) => unit.models.map(({ wounds }) => ({ x: 0, y: 0, turned: null, left: wounds, fell: -1 }))),
    units: new Map(film.units.map(({ id }) => [id, { place: 'reserve', inside: null, statuses: [] }])),
    vp: [0, 0],
    holders: {},
    markers: new Map(film.board.objectives.map(({ id, x, y }) => [id, { x, y }])),
    pieces: new Map(film.board.pieces.map((piece) => [piece.id, piece])),
  };
  apply(state, film.start, -1);
  return state;
}

/**
 * Applies the changes of a frame.
 * @param {State} state
 * @param {FilmChanges} changes
 * @param {number} at number of the frame
 */
export function apply(state, changes, at) {
  for (const [number, x, y, facing] of changes.moved ?? []) {
    const model = /** @type {Model} */ (state.models[number]);
    model.x = x;
    model.y = y;
    if (facing !== undefined) model.turned = turnedTo(model.turned, facing);
  }
  for (const [number, left] of changes.wounds ?? []) {
    const model = /** @type {Model} */ (state.models[number]);
    model.left = left;
    model.fell = left > 0 ? -1 : at;
  }
  for (const [id, place, inside] of changes.places ?? []) {
    const unit = state.units.get(id);
    if (unit !== undefined) Object.assign(unit, { place, inside: inside ?? null });
  }
  for (const [id, statuses] of changes.statuses ?? []) {
    const unit = state.units.get(id);
    if (unit !== undefined) unit.statuses = statuses;
  }
  if (changes.vp !== undefined) state.vp = changes.vp;
  Object.assign(state.holders, changes.objectives);
  for (const [id, x, y] of changes.markers ?? []) state.markers.set(id, { x, y });
  for (const piece of changes.pieces ?? []) {
    if (piece.polygon.length === 0) state.pieces.delete(piece.id);
    else state.pieces.set(piece.id, piece);
  }
}

/**
 * @param {number | null} before
 * @param {number} facing
 */
function turnedTo(before, facing) {
  if (before === null) return facing;
  const by = (((facing - before) % 360) + 540) % 360;
  return before + by - 180;
}

/** A film at some frame, which can seek to any other. */
export class Reel {
  /** @param {Film} film */
  constructor(film) {
    this.film = film;
    this.state = opening(film);
    this.at = -1;
  }

  /**
   * @param {number} frame -1 for the opening
   * @returns {State} valid until the next call
   */
  seek(frame) {
    if (frame < this.at) {
      this.state = opening(this.film);
      this.at = -1;
    }
    while (this.at < frame) {
      this.at += 1;
      apply(this.state, this.film.frames[this.at] ?? {}, this.at);
    }
    return this.state;
  }
}
