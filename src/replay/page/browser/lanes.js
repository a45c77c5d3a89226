import { html, svg, the } from './dom.js';
import { seriesOf, valueAt } from './series.js';
import { heads, rounds } from './steps.js';

/** @typedef {import('../data.ts').PageData} PageData */
/** @typedef {import('./series.js').Point} Point */

/** The lanes above the slider, on its scale: rounds and turns, strength, victory points. */
export class Lanes {
  /**
   * @param {Element} root
   * @param {PageData} data
   */
  constructor(root, data) {
    this.data = data;
    this.last = Math.max(1, data.steps.length - 1);
    this.series = data.films.map(seriesOf);
    this.head = the('.playhead', root);
    this.values = { strength: the('.value.strength', root), vp: the('.value.vp', root) };
    this.#rounds(the('.lane.rounds', root));
    const most = Math.max(1, ...this.series.flatMap(({ vp }) => vp.flatMap(([, red, blue]) => [red, blue])));
    this.#lines(the('.lane.strength', root), 'strength', 1);
    this.#lines(the('.lane.vp', root), 'vp', most);
    if (data.parts >= 0) the('.parting', root).style.left = this.#left(data.parts);
  }

  /** @param {number} step */
  #left(step) {
    return `${((100 * step) / this.last).toFixed(3)}%`;
  }

  /** @param {Element} lane */
  #rounds(lane) {
    const { data, last } = this;
    const turns = heads(data, 2);
    const bands = turns.map(({ step, army }, i) => {
      const end = turns[i + 1]?.step ?? last;
      return svg('rect', { class: `band ${army}`, x: step, y: 0, width: Math.max(0, end - step), height: 1 });
    });
    const all = rounds(data);
    const lines = all.map(({ step }) => svg('line', { class: 'mark', x1: step, x2: step, y1: 0, y2: 1 }));
    lane.append(svg('svg', { viewBox: `0 0 ${last} 1`, preserveAspectRatio: 'none' }, ...bands, ...lines));
    for (const { step, text } of all) {
      const label = html('span', { class: 'round' }, text.replace(/^Round /, ''));
      label.style.left = this.#left(step);
      lane.append(label);
    }
  }

  /**
   * @param {Element} lane
   * @param {'strength' | 'vp'} name
   * @param {number} most
   */
  #lines(lane, name, most) {
    const paths = this.series.flatMap((series, film) =>
      [1, 2].map((side) => {
        const d = pathOf(series[name], side, (frame) => this.#stepOf(film, frame), this.last, most);
        return svg('path', { class: `line ${side === 1 ? 'red' : 'blue'}${film > 0 ? ' second' : ''}`, d });
      }),
    );
    lane.append(svg('svg', { viewBox: `0 -0.06 ${this.last} 1.12`, preserveAspectRatio: 'none' }, ...paths));
  }

  /** The first step in which a frame has been seen. @param {number} film @param {number} frame */
  #stepOf(film, frame) {
    const { steps } = this.data;
    let [low, high] = [0, steps.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.[film] ?? -1) < frame) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @param {number} step */
  show(step) {
    this.head.style.left = this.#left(step);
    const each = (/** @type {'strength' | 'vp'} */ name, /** @type {(value: number) => string} */ text) =>
      this.series.map((series, film) => pairOf(valueAt(series[name], this.data.steps[step]?.[film] ?? -1), text));
    this.values.strength.replaceChildren(...each('strength', (it) => `${Math.round(100 * it)}%`));
    this.values.vp.replaceChildren(...each('vp', String));
  }
}

/**
 * @param {[number, number]} values
 * @param {(value: number) => string} text
 */
function pairOf([red, blue], text) {
  return html(
    'span',
    { class: 'pair' },
    html('span', { class: 'red' }, html('span', { class: 'unseen' }, 'red '), text(red)),
    ' : ',
    html('span', { class: 'blue' }, html('span', { class: 'unseen' }, 'blue '), text(blue)),
  );
}

/**
 * A step line: each value holds until the next.
 * @param {readonly Point[]} series
 * @param {number} side
 * @param {(frame: number) => number} stepOf
 * @param {number} last
 * @param {number} most
 */
function pathOf(series, side, stepOf, last, most) {
  const y = (/** @type {number} */ value) => (1 - value / most).toFixed(4);
  const [first, ...rest] = series;
  const start = `M0 ${y(/** @type {number} */ (first?.[side]))}`;
  return `${start}${rest.map((point) => `H${stepOf(point[0])}V${y(/** @type {number} */ (point[side]))}`).join('')}H${last}`;
}
