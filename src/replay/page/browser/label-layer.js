import { shortName } from './describe.js';
import { svg } from './dom.js';
import { placeNames } from './labels.js';
import { boxOf } from './units.js';

/** Size of names on the screen in pixels, and the mean width of a character. */
const SIZE = 11.5;
const CHARACTER = 0.56;
const SMALL = 10;

/** Names of units on a board. */
export class LabelLayer {
  /**
   * @param {Element} layer
   * @param {import('../../film.ts').Film} film
   */
  constructor(layer, film) {
    this.layer = layer;
    this.film = film;
  }

  /**
   * @param {import('./state.js').State} state
   * @param {number} inchesPerPixel
   * @param {string | null} actor
   * @param {string | null} target
   */
  draw(state, inchesPerPixel, actor, target) {
    const { units, board } = this.film;
    const texts = new Map(units.map((unit) => [unit.id, { unit, ...shortName(unit, state) }]));
    const size = inchesPerPixel > 0.1 ? SMALL : SIZE;
    const wishes = units.flatMap((unit) => {
      const box = boxOf(unit, state);
      const { name, count } = /** @type {{ name: string, count: string }} */ (texts.get(unit.id));
      const wide = (name.length + (count === '' ? 0 : count.length + 1)) * size * CHARACTER * inchesPerPixel;
      return box === null
        ? []
        : [{ id: unit.id, box, wide, high: size * 1.15 * inchesPerPixel, first: unit.id === actor || unit.id === target }];
    });
    const nodes = [...placeNames(wishes, board)].map(([id, { x, y }]) => {
      const { unit, name, count } = /** @type {{ unit: typeof units[number], name: string, count: string }} */ (texts.get(id));
      const text = svg('text', { class: `name ${unit.army}`, x, y: board.height - y, 'data-name': id }, name);
      if (count !== '') text.append(' ', svg('tspan', { class: 'count' }, count));
      return text;
    });
    this.layer.replaceChildren(...nodes);
  }
}
