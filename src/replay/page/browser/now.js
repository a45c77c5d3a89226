import { diceRow, textBeside, verdictOf } from './dice.js';
import { html, the } from './dom.js';
import { ruleTags } from './rules.js';
import { headingsOf } from './steps.js';

/** @typedef {import('../../film.ts').Film} Film */

/** What is happening in one film, large. */
export class NowPanel {
  /**
   * @param {Element} root
   * @param {Film} film
   */
  constructor(root, film) {
    this.film = film;
    this.root = root;
    this.where = the('.where', root);
    this.what = the('.what', root);
    this.rolls = the('.rolls', root);
    this.rules = the('.rules', root);
  }

  /**
   * @param {number} at frame
   * @param {boolean} fresh whether it has just happened, or only in the other film something did
   */
  draw(at, fresh) {
    const { film } = this;
    const frame = film.frames[at];
    this.root.classList.toggle('stale', !fresh);
    if (frame === undefined) {
      this.where.textContent = '';
      this.what.textContent = 'Before the game';
      this.rolls.replaceChildren();
      return this.rules.replaceChildren();
    }
    const headings = headingsOf(film.frames, frame.head === undefined ? at : at - 1);
    const place = frame.head === undefined ? headings : headings.slice(0, frame.head - 1);
    this.where.textContent = place.join(' · ');
    this.what.textContent = textBeside(frame);
    const rolls = frame.dice ? [frame] : (frame.diceOf ?? []).map((i) => film.frames[i]).filter((it) => it !== undefined);
    this.rolls.replaceChildren(...rolls.flatMap(({ dice }) => (dice ? [rollLine(dice)] : [])));
    this.rules.replaceChildren(...ruleTags(film, frame.rules ?? []).map((tag) => html('li', {}, tag)));
  }
}

/** @param {import('../../film.ts').FilmDice} dice */
function rollLine(dice) {
  const verdict = verdictOf(dice);
  return html(
    'p',
    { class: 'roll' },
    html('span', { class: 'purpose' }, dice.purposeInWords),
    diceRow(dice),
    html('span', { class: 'verdict', 'aria-hidden': 'true' }, verdict),
  );
}
