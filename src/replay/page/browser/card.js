import { standing } from './describe.js';
import { html, the } from './dom.js';

/** @typedef {import('../../film.ts').Film} Film */
/** @typedef {import('./state.js').State} State */

/** A card about the unit under the pointer or the focus; a click keeps it open. */
export class UnitCard {
  /**
   * @param {HTMLElement} figure
   * @param {Film} film
   * @param {() => State} state the current state
   */
  constructor(figure, film, state) {
    this.figure = figure;
    this.film = film;
    this.state = state;
    this.card = the('.card', figure);
    /** @type {string | null} */
    this.kept = null;
    /** @type {string | null} */
    this.shown = null;
    const unitAt = (/** @type {Event} */ event) =>
      event.target instanceof Element ? event.target.closest('[data-unit]')?.getAttribute('data-unit') : null;
    for (const kind of ['pointerover', 'focusin'])
      figure.addEventListener(kind, (event) => {
        const unit = unitAt(event);
        if (unit) this.open(unit);
        else if (!(event.target instanceof Node && this.card.contains(event.target))) this.open(this.kept);
      });
    for (const kind of ['pointerleave', 'focusout']) figure.addEventListener(kind, () => this.open(this.kept));
    figure.addEventListener('click', (event) => {
      const unit = unitAt(event);
      if (unit) this.keep(unit);
    });
    figure.addEventListener('keydown', (event) => {
      const unit = unitAt(event);
      if (unit && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        this.keep(unit);
      }
    });
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.shown !== null) this.keep(null);
    });
  }

  /** Pins a unit's card, or releases it. @param {string | null} unit */
  keep(unit) {
    this.kept = unit === this.kept ? null : unit;
    for (const group of this.figure.querySelectorAll('[data-unit]'))
      group.setAttribute('aria-pressed', String(group.getAttribute('data-unit') === this.kept));
    this.open(unit === null ? null : (this.kept ?? unit));
  }

  /** @param {string | null} unit */
  open(unit) {
    this.shown = unit;
    this.draw();
  }

  draw() {
    const unit = this.film.units.find((it) => it.id === this.shown);
    const group = unit === undefined ? null : this.figure.querySelector(`[data-unit="${CSS.escape(unit.id)}"]`);
    this.card.hidden = unit === undefined || group === null || group.classList.contains('off');
    if (unit === undefined || group === null || this.card.hidden) return;
    const { models, of, wounds, ofWounds, statuses } = standing(unit, this.state());
    const row = (/** @type {string} */ term, /** @type {string} */ text) => [html('dt', {}, term), html('dd', {}, text)];
    this.card.replaceChildren(
      html('p', { class: `title ${unit.army}` }, unit.name),
      html('p', { class: 'sheet' }, `${unit.title} · ${unit.army}`),
      html(
        'dl',
        {},
        ...row(of === 1 ? 'model' : 'models', `${models} of ${of}`),
        ...(ofWounds > of ? row(unit.vehicle ? 'hull' : 'wounds', `${wounds} of ${ofWounds}`) : []),
        ...(statuses.length > 0 ? row('state', statuses.join(', ')) : []),
      ),
    );
    this.#place(group);
  }

  /** Above the unit, or below it if there is no room; never outside the board. @param {Element} group */
  #place(group) {
    const [frame, at, own] = [this.figure, group, this.card].map((it) => it.getBoundingClientRect());
    if (frame === undefined || at === undefined || own === undefined) return;
    const middle = at.left + at.width / 2 - frame.left - own.width / 2;
    const above = at.top - frame.top - own.height - 8;
    this.card.style.left = `${Math.max(4, Math.min(frame.width - own.width - 4, middle))}px`;
    this.card.style.top = `${above >= 0 ? above : Math.min(frame.height - own.height - 4, at.bottom - frame.top + 8)}px`;
  }
}
