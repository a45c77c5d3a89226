import { html } from './dom.js';

/**
 * The rules behind an event: the ID as a tag, its title as text.
 * @param {import('../../film.ts').Film} film
 * @param {readonly string[]} ids
 */
export function ruleTags(film, ids) {
  return ids.map((id) => html('span', { class: 'rule' }, html('code', { class: 'tag' }, id), ' ', film.rules[id] ?? ''));
}
