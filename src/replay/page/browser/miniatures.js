import { unitLine } from './describe.js';
import { svg } from './dom.js';
import { onTable } from './units.js';

/** @typedef {import('../../film.ts').FilmUnit} FilmUnit */
/** @typedef {import('../../film.ts').FilmModel} FilmModel */
/** @typedef {import('./state.js').State} State */

/** Bases and hulls on the board, to scale, one group per unit. The elements persist so that they can glide. */
export class Miniatures {
  /**
   * @param {Element} layer
   * @param {Element} numbers a layer over it for the wounds that models have left
   * @param {import('../../film.ts').Film} film
   */
  constructor(layer, numbers, film) {
    this.height = film.board.height;
    this.groups = film.units.map((unit) => {
      const models = unit.models.map((model) => ({ model, node: miniature(model, unit.vehicle), number: woundsLeft(unit, model) }));
      const group = svg(
        'g',
        {
          class: `unit ${unit.army}${unit.keywords.includes('aircraft') ? ' flies' : ''}`,
          'data-unit': unit.id,
          role: 'button',
          'aria-pressed': 'false',
          tabindex: '0',
        },
        ...models.map(({ node }) => node),
      );
      layer.append(group);
      numbers.append(...models.flatMap(({ number }) => (number === null ? [] : [number])));
      return { unit, group, models };
    });
  }

  /**
   * @param {State} state
   * @param {import('./focus.js').Focus} focus
   */
  draw(state, { actor, target }) {
    /** @type {SVGElement[]} */
    const arrived = [];
    for (const { unit, group, models } of this.groups) {
      const there = onTable(state, unit.id);
      let standing = 0;
      models.forEach(({ model, node, number }, i) => {
        const now = state.models[unit.firstModel + i];
        const shown = there && now !== undefined && now.left > 0;
        const nodes = number === null ? [node] : [node, number];
        if (shown && node.classList.contains('off')) arrived.push(...nodes);
        if (shown) {
          standing += 1;
          place(node, number, now, this.height, model.wounds);
        }
        for (const it of nodes) it.classList.toggle('off', !shown);
      });
      group.classList.toggle('off', standing === 0);
      group.classList.toggle('acts', unit.id === actor);
      group.classList.toggle('aimed', unit.id === target);
      group.setAttribute('aria-label', unitLine(unit, state));
      group.setAttribute('tabindex', standing === 0 ? '-1' : '0');
    }
    appear(arrived);
  }
}

/** Places what was not on the board directly, instead of gliding from where it was last seen. @param {SVGElement[]} nodes */
function appear(nodes) {
  if (nodes.length === 0) return;
  for (const node of nodes) node.style.transition = 'none';
  // Reading a length makes the browser apply the positions before gliding is allowed again.
  nodes[0]?.getBoundingClientRect();
  for (const node of nodes) node.style.transition = '';
}

/**
 * @param {FilmModel} model
 * @param {boolean} vehicle has arcs
 */
function miniature({ length, width, rim }, vehicle) {
  const round = length <= 2 * rim + 0.01 && width <= 2 * rim + 0.01;
  const base = round
    ? svg('circle', { class: 'base', r: rim })
    : svg('rect', { class: 'base', x: -length / 2, y: -width / 2, width: length, height: width, rx: Math.min(rim, width / 4) });
  return svg(
    'g',
    { class: `model ${round ? 'round' : 'hull'} off` },
    svg('g', { class: 'turns' }, base, ...front(round, vehicle, length, width)),
  );
}

/**
 * Shown only on models with a facing: a wedge, and on hulls of vehicles the edges of the front arc.
 * @param {boolean} round
 * @param {boolean} vehicle
 * @param {number} length
 * @param {number} width
 */
function front(round, vehicle, length, width) {
  const tip = length / 2;
  const [deep, wide] = round ? [tip * 0.45, width * 0.3] : [Math.min(0.8, length * 0.2), width * 0.3];
  const wedge = svg('path', { class: 'front', d: `M${tip - deep} ${-wide}L${tip - 0.06} 0L${tip - deep} ${wide}z` });
  if (round || !vehicle) return [wedge];
  const side = width / 2;
  return [svg('path', { class: 'arc', d: `M${tip} ${-side}l1.4 -1.4M${tip} ${side}l1.4 1.4` }), wedge];
}

/**
 * The number over a model with several wounds. It is outside its unit's button, whose label says more.
 * @param {FilmUnit} unit
 * @param {FilmModel} model
 */
function woundsLeft({ army }, { length, width, rim, wounds }) {
  const hull = length > 2 * rim + 0.01 ? ' on-hull' : '';
  const size = Math.min(1.6, Math.min(length, width) * 0.62);
  return wounds > 1 ? svg('text', { class: `left off ${army}${hull}`, 'font-size': size }) : null;
}

/**
 * @param {SVGElement} node
 * @param {SVGElement | null} number
 * @param {import('./state.js').Model} now
 * @param {number} height
 * @param {number} wounds at the start
 */
function place(node, number, { x, y, turned, left }, height, wounds) {
  const transform = `translate(${x.toFixed(2)}px, ${(height - y).toFixed(2)}px)`;
  node.style.transform = transform;
  node.classList.toggle('faces', turned !== null);
  const turns = /** @type {SVGElement} */ (node.firstElementChild);
  if (turned !== null) turns.style.transform = `rotate(${-turned}deg)`;
  node.classList.toggle('hurt', left < wounds);
  if (number === null) return;
  number.style.transform = transform;
  number.textContent = String(left);
}
