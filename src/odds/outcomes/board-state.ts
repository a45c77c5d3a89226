import type { Board } from '../../rules/index.ts';

/** Ends a list of changes: no piece or objective has this number. */
const END = -1;

/**
 * What play has changed of a board since a step began: pieces that have come (wrecks), are of another kind (ruins) or have moved as they are
 * (vortices), and where objectives lie.
 */
export class BoardState {
  readonly #board: Board;
  readonly #count: number;
  readonly #kinds: Int32Array;
  readonly #corners: Float64Array;
  readonly #places: Float64Array;

  /** The board must lie as the step finds it. */
  constructor(board: Board) {
    this.#board = board;
    this.#count = board.count;
    this.#kinds = Int32Array.from(board.pieces, ({ kind }) => kind);
    this.#corners = Float64Array.from(board.pieces.flatMap(({ minX, minY }) => [minX, minY]));
    this.#places = Float64Array.from(board.objectives.flatMap(({ x, y }) => [x, y]));
  }

  changes(tell: (word: number) => void): void {
    const { pieces, count, objectives } = this.#board;
    tell(count);
    for (let p = 0; p < this.#count; p++) {
      const { kind, minX, minY } = pieces[p];
      if (kind === this.#kinds[p] && minX === this.#corners[2 * p] && minY === this.#corners[2 * p + 1]) continue;
      tell(p);
      tell(kind);
      tell(minX);
      tell(minY);
    }
    tell(END);
    for (let p = this.#count; p < count; p++) {
      const { kind, height, cover, corners, polygon } = pieces[p];
      tell(kind);
      tell(height);
      tell(cover);
      tell(corners);
      for (let k = 0; k < 2 * corners; k++) tell(polygon[k]);
    }
    for (let k = 0; k < objectives.length; k++) {
      const { x, y } = objectives[k];
      if (x === this.#places[2 * k] && y === this.#places[2 * k + 1]) continue;
      tell(k);
      tell(x);
      tell(y);
    }
    tell(END);
  }
}
