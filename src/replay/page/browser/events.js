import { diceRow, textBeside, verdictOf } from './dice.js';
import { html, the } from './dom.js';
import { ruleTags } from './rules.js';
import { freshFrame } from './steps.js';

/** @typedef {import('../data.ts').PageData} PageData */

/** The list of events: one for both films up to where they diverge, then one for each, side by side. */
export class EventList {
  /**
   * @param {HTMLElement} root scrolls
   * @param {PageData} data
   * @param {(step: number) => void} go
   */
  constructor(root, data, go) {
    this.root = root;
    /** @type {HTMLElement[][]} */
    this.links = data.steps.map(() => []);
    /** @type {HTMLElement[]} */
    this.current = [];
    const lists = [the('.shared', root), ...root.querySelectorAll('.own')];
    const items = lists.map(() => /** @type {HTMLElement[]} */ ([]));
    const parts = data.parts < 0 ? data.steps.length : data.parts;
    data.steps.forEach((_, step) => {
      data.films.forEach((film, i) => {
        const frame = freshFrame(data, i, step);
        if (frame === null || (step < parts && i > 0)) return;
        const link = eventLink(film, frame, step);
        this.links[step]?.push(link);
        const item = html('li', { class: frame.head === undefined ? 'event' : `head${frame.head}` }, link);
        if (step >= parts) item.style.setProperty('--row', String(step - parts + 1));
        items[step < parts ? 0 : i + 1]?.push(item);
      });
    });
    lists.forEach((list, i) => list.append(...(items[i] ?? [])));
    root.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(Number(link.hash.slice(1)) - 1);
    });
  }

  /** @param {number} step */
  show(step) {
    for (const link of this.current) {
      link.removeAttribute('aria-current');
      link.tabIndex = -1;
    }
    // In a step without a listed event the last one stays current.
    for (let at = step; at >= 0; at--) {
      this.current = this.links[at] ?? [];
      if (this.current.length > 0) break;
    }
    for (const link of this.current) {
      link.setAttribute('aria-current', 'step');
      link.tabIndex = 0;
    }
    const [first] = this.current;
    if (first !== undefined) this.#follow(first);
  }

  /** Scrolls the list, never the page. @param {HTMLElement} link */
  #follow(link) {
    const { root } = this;
    const [outer, inner] = [root.getBoundingClientRect(), link.getBoundingClientRect()];
    const [above, below] = [inner.top - outer.top, outer.bottom - inner.bottom];
    if (above < outer.height * 0.15 || below < outer.height * 0.3) root.scrollTop += above - outer.height * 0.35;
  }
}

/**
 * @param {import('../../film.ts').Film} film
 * @param {import('../../film.ts').FilmFrame} frame
 * @param {number} step
 */
function eventLink(film, frame, step) {
  const link = html('a', { href: `#${step + 1}`, tabindex: '-1' }, html('span', { class: 'text' }, textBeside(frame)));
  if (frame.dice)
    link.append(' ', diceRow(frame.dice), ' ', html('span', { class: 'verdict', 'aria-hidden': 'true' }, verdictOf(frame.dice)));
  const tags = ruleTags(film, (frame.rules ?? []).slice(0, 1));
  if (tags.length > 0) link.append(' ', ...tags);
  return link;
}
