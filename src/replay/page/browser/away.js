import { standing } from './describe.js';
import { html } from './dom.js';
import { onTable } from './units.js';

/**
 * Units that are not on the board, by where they are.
 * @param {Element} root
 * @param {import('../../film.ts').Film} film
 * @param {import('./state.js').State} state
 */
export function drawAway(root, film, state) {
  /** @type {Map<string, Node[]>} */
  const groups = new Map();
  for (const unit of film.units) {
    const { where, models } = standing(unit, state);
    if (models > 0 && onTable(state, unit.id)) continue;
    const names = groups.get(where) ?? [];
    names.push(html('span', { class: `away-unit ${unit.army}` }, unit.name));
    groups.set(where, names);
  }
  const lines = [...groups].sort(([a], [b]) => Number(a === 'destroyed') - Number(b === 'destroyed') || a.localeCompare(b));
  root.replaceChildren(...lines.map(([where, names]) => html('p', {}, html('b', {}, `${where} `), ...names)));
}
