import { drawAway } from './away.js';
import { Board } from './board.js';
import { UnitCard } from './card.js';
import { the } from './dom.js';
import { EventList } from './events.js';
import { listenForKeys } from './keys.js';
import { Lanes } from './lanes.js';
import { NowPanel } from './now.js';
import { Player } from './player.js';
import { freshFrame, headingsOf, rounds, stepTo } from './steps.js';

/** @typedef {import('../data.ts').PageData} PageData */

/** @type {PageData} */
const data = JSON.parse(the('#replay').textContent ?? '');
const last = data.steps.length - 1;
const slider = /** @type {HTMLInputElement} */ (the('#position'));
const dialog = /** @type {HTMLDialogElement} */ (the('#keys'));
const playButton = the('#play');
const views = data.films.map((film, i) => {
  const figure = the(`[data-film="${i}"]`);
  const board = new Board(/** @type {SVGSVGElement} */ (figure.querySelector('.board')), film);
  const card = new UnitCard(figure, film, () => board.reel.state);
  return { film, board, card, away: the(`[data-away="${i}"]`), now: new NowPanel(the(`[data-now="${i}"]`), film) };
});
const lanes = new Lanes(the('.timeline'), data);
const list = new EventList(the('.events'), data, (step) => goByHand(step));
let current = -1;
let written = 0;

/**
 * Shows a step, gliding if it is next to the last one.
 * @param {number} step
 */
function show(step) {
  const near = Math.abs(step - current) === 1;
  current = step;
  views.forEach(({ film, board, card, away, now }, i) => {
    board.root.classList.toggle('glides', near);
    const at = data.steps[step]?.[i] ?? -1;
    const state = board.draw(at);
    drawAway(away, film, state);
    now.draw(at, freshFrame(data, i, step) !== null);
    card.draw();
  });
  lanes.show(step);
  list.show(step);
  slider.value = String(step);
  slider.setAttribute('aria-valuetext', whereIs(step));
  the('#count').textContent = `${step + 1} of ${last + 1}`;
  document.documentElement.dataset['step'] = String(step);
}

/** The position of a step in words. @param {number} step */
function whereIs(step) {
  const [film] = data.films;
  const headings = film === undefined ? [] : headingsOf(film.frames, data.steps[step]?.[0] ?? -1);
  return `${[...headings, `${step + 1} of ${last + 1}`].join(', ')}`;
}

/** The address names the step, for links. Browsers limit the rate of changes: at most one per second during playback. */
function writeAddress() {
  const now = performance.now();
  if (player.playing && now - written < 1000) return;
  written = now;
  history.replaceState(null, '', `#${current + 1}`);
}

/** @param {number} step @param {boolean} [say] */
function goByHand(step, say = true) {
  player.stop();
  show(Math.max(0, Math.min(last, step)));
  writeAddress();
  if (say) the('#said').textContent = spoken(current);
}

/** What is new in a step, for screen readers. @param {number} step */
function spoken(step) {
  return data.films
    .map((_, i) => ({ frame: freshFrame(data, i, step), name: data.films.length > 1 ? `${'AB'[i]}: ` : '' }))
    .flatMap(({ frame, name }) => (frame === null ? [] : [`${name}${frame.text}`]))
    .filter((text, i, all) => i === 0 || text.slice(3) !== all[0]?.slice(3))
    .join('. ');
}

const speed = () => Number(/** @type {HTMLSelectElement} */ (the('#speed')).value);
const stride = () =>
  /** @type {import('./steps.js').Stride} */ (
    /** @type {HTMLInputElement | null} */ (document.querySelector('input[name="stride"]:checked'))?.value ?? 'phase'
  );
const player = new Player(data, {
  step: () => current,
  on: () => {
    show(current + 1);
    writeAddress();
  },
  changed: (playing) => {
    document.documentElement.classList.toggle('playing', playing);
    the('.label', playButton).textContent = playing ? 'Pause' : 'Play';
    if (!playing) writeAddress();
  },
  speed,
});

function toggle() {
  if (!player.playing && current === last) show(0);
  player.toggle();
}
/** @param {1 | -1} way */
const event = (way) => goByHand(stepTo(data, current, 'event', way));
/** @param {1 | -1} way */
const leap = (way) => goByHand(stepTo(data, current, stride(), way));
/** @param {1 | -1} way */
const end = (way) => goByHand(way > 0 ? last : 0);
const help = () => dialog.showModal();

playButton.addEventListener('click', toggle);
the('#back').addEventListener('click', () => event(-1));
the('#on').addEventListener('click', () => event(1));
the('#leap-back').addEventListener('click', () => leap(-1));
the('#leap-on').addEventListener('click', () => leap(1));
the('#help').addEventListener('click', help);
document.querySelector('#to-parting')?.addEventListener('click', () => goByHand(data.parts));
slider.addEventListener('input', () => goByHand(Number(slider.value), false));
listenForKeys({ toggle, event, leap, end, help }, dialog);

const track = the('.lanes');
/** @param {PointerEvent} pointer */
function drag(pointer) {
  const { left, width } = track.getBoundingClientRect();
  goByHand(Math.round((last * (pointer.clientX - left)) / width), false);
}
track.addEventListener('pointerdown', (pointer) => {
  track.setPointerCapture(pointer.pointerId);
  drag(pointer);
});
track.addEventListener('pointermove', (pointer) => pointer.buttons === 1 && drag(pointer));

/** The step named by the address, or null. */
function addressed() {
  const number = Number(location.hash.slice(1));
  return Number.isInteger(number) && number >= 1 && number <= last + 1 ? number - 1 : null;
}
window.addEventListener('hashchange', () => goByHand(addressed() ?? current));
show(addressed() ?? rounds(data)[0]?.step ?? 0);
