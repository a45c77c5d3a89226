import { inPlay } from './units.js';

/** @typedef {import('../../film.ts').FilmUnit} FilmUnit */
/** @typedef {import('./state.js').State} State */

/**
 * The remains of a unit.
 * @param {FilmUnit} unit
 * @param {State} state
 * @returns {{ models: number, of: number, wounds: number, ofWounds: number, where: string, statuses: readonly string[] }}
 */
export function standing(unit, state) {
  const left = inPlay(unit, state);
  const own = state.units.get(unit.id);
  return {
    models: left.length,
    of: unit.models.length,
    wounds: left.reduce((sum, number) => sum + (state.models[number]?.left ?? 0), 0),
    ofWounds: unit.models.reduce((sum, { wounds }) => sum + wounds, 0),
    where: left.length === 0 ? 'destroyed' : whereOf(own?.place ?? 'gone', own?.inside ?? null),
    statuses: (own?.statuses ?? []).map((it) => it.replaceAll('-', ' ')),
  };
}

/**
 * @param {string} place
 * @param {string | null} inside
 */
function whereOf(place, inside) {
  const other = inside === null ? '' : ` ${inside.split('/').at(-1)}`;
  if (place === 'table') return 'on the table';
  if (place === 'embarked') return `aboard${other}`;
  if (place === 'joined') return `with${other}`;
  return place === 'reserve' ? 'in reserve' : 'off the table';
}

/** Models, wounds, place and statuses in one line. @param {FilmUnit} unit @param {State} state */
export function unitLine(unit, state) {
  const { models, of, wounds, ofWounds, where, statuses } = standing(unit, state);
  const parts = [`${unit.name}, ${unit.army}`, `${models} of ${of} ${of === 1 ? 'model' : 'models'}`];
  if (ofWounds > of) parts.push(`${wounds} of ${ofWounds} wounds`);
  return [...parts, where, ...statuses].join(', ');
}

/** Name and remains, for the board: models of a squad, wounds of a single model. @param {FilmUnit} unit @param {State} state */
export function shortName(unit, state) {
  const { models, of, wounds, ofWounds } = standing(unit, state);
  const count = of > 1 ? String(models) : ofWounds > 1 ? `${wounds}/${ofWounds}` : '';
  return { name: unit.name, count };
}
