import { the } from './dom.js';
import { focusOf, moveShown } from './focus.js';
import { Ground } from './ground.js';
import { LabelLayer } from './label-layer.js';
import { Miniatures } from './miniatures.js';
import { Reel } from './state.js';
import { drawAim, drawFallen, drawTrails } from './traces.js';

/** One film on its board. */
export class Board {
  /**
   * @param {SVGSVGElement} root
   * @param {import('../../film.ts').Film} film
   */
  constructor(root, film) {
    this.root = root;
    this.film = film;
    this.reel = new Reel(film);
    const { height } = film.board;
    this.ground = new Ground(root, height);
    this.miniatures = new Miniatures(the('.units', root), the('.numbers', root), film);
    this.labels = new LabelLayer(the('.names', root), film);
    this.fallen = the('.fallen', root);
    this.trails = the('.trails', root);
    this.aims = the('.aims', root);
    this.at = -2;
    new ResizeObserver(() => this.#fit()).observe(root);
    this.#fit();
  }

  /** Type keeps its size on the screen, whatever the size of the board: `--u` is inches per pixel. */
  #fit() {
    const { width, height } = this.root.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const view = this.root.viewBox.baseVal;
    this.inchesPerPixel = Math.max(view.width / width, view.height / height);
    this.root.style.setProperty('--u', String(this.inchesPerPixel));
    this.root.classList.toggle('small', this.inchesPerPixel > 0.1);
    if (this.at >= -1) this.#name();
  }

  #name() {
    const { actor, target } = focusOf(this.film.frames, this.at);
    this.labels.draw(this.reel.state, this.inchesPerPixel ?? 0.1, actor, target);
  }

  /**
   * Shows the state after a frame.
   * @param {number} at
   */
  draw(at) {
    const { film, reel } = this;
    const { frames } = film;
    const focus = focusOf(frames, at);
    const moves = moveShown(frames, at);
    const before = moves < 0 ? [] : reel.seek(moves - 1).models.map(({ x, y }) => ({ x, y }));
    const state = reel.seek(at);
    this.at = at;
    this.ground.draw(state);
    this.miniatures.draw(state, focus);
    drawFallen(this.fallen, film, state, at);
    drawTrails(this.trails, film, state, moves < 0 ? [] : (frames[moves]?.moved ?? []), before);
    drawAim(this.aims, film, state, focus);
    this.#name();
    return state;
  }
}
