import { svg, the } from './dom.js';

/** Terrain and objectives: redrawn only when they change. */
export class Ground {
  /**
   * @param {Element} root
   * @param {number} height of the board, inches
   */
  constructor(root, height) {
    this.height = height;
    this.pieces = the('.pieces', root);
    this.markers = the('.markers', root);
    this.drawn = '';
    this.marked = '';
  }

  /** @param {import('./state.js').State} state */
  draw(state) {
    const pieces = [...state.pieces.values()];
    const stamp = pieces.map(({ id, kind, polygon }) => `${id} ${kind} ${polygon}`).join();
    if (stamp !== this.drawn) this.pieces.replaceChildren(...pieces.map((piece) => this.#piece(piece)));
    this.drawn = stamp;
    const marks = JSON.stringify([[...state.markers], state.holders]);
    if (marks !== this.marked)
      this.markers.replaceChildren(...[...state.markers].map(([id, at]) => this.#marker(id, at, state.holders[id] ?? 'nobody')));
    this.marked = marks;
  }

  /** @param {import('../../film.ts').FilmPiece} piece */
  #piece({ id, kind, polygon, heightInches, walls }) {
    const high = heightInches > 0 ? `, ${heightInches}″ high` : '';
    const points = polygon.map(([x, y]) => `${x},${this.height - y}`).join(' ');
    return svg(
      'g',
      { 'data-piece': id },
      svg('title', {}, `${id} (${kind.replaceAll('-', ' ')}${high})`),
      svg('polygon', { class: 'piece', points, fill: `url(#ground-${kind})` }),
      ...walls.map(([x0, y0, x1, y1]) => svg('line', { class: 'wall', x1: x0, y1: this.height - y0, x2: x1, y2: this.height - y1 })),
    );
  }

  /**
   * @param {string} id
   * @param {{ x: number, y: number }} at
   * @param {string} holder
   */
  #marker(id, { x, y }, holder) {
    const held = holder === 'red' || holder === 'blue';
    const pole = `M${x} ${this.height - y}v-1.7`;
    const flag = holder === 'blue' ? 'l1.3 .45l-1.3 .45z' : 'l-1.3 .45l1.3 .45z';
    return svg(
      'g',
      { 'data-objective': id, 'data-holder': holder, class: `objective ${held ? holder : ''}` },
      svg('title', {}, `Objective ${id}: ${held ? `held by ${holder}` : 'held by nobody'}`),
      svg('circle', { class: 'marker', cx: x, cy: this.height - y, r: 0.8 }),
      ...(held ? [svg('path', { class: 'flag', d: `${pole}${flag}` })] : []),
    );
  }
}
