import type { Board } from '../../rules/index.ts';

/** Ends a list of changes: no piece or objective has this number. */
const END = -1;

/** What play has changed of a board since a step began: pieces that have come (wrecks) or are of another kind (ruins), and where objectives lie. */
export class BoardState {
  readonly #board: Board;
  readonly #count: number;
  readonly #kinds: Int32Array;
  readonly #places: Float64Array;

  /** The board must lie as the step finds it. */
  constructor(board: Board) {
    this.#board = board;
    this.#count = board.count;
    this.#kinds = Int32Array.from(board.pieces, ({ kind }) => kind);
    this.#places = Float64Array.from(board.objectives.flatMap(({ x, y }) => [x, y]));
  }

  changes(tell: (word: number) => void): void {
    const { pieces, count, objectives } = this.#board;
    tell(count);
    for (let p = 0; p < this.#count; p++) {
      if (pieces[p].kind === this.#kinds[p]) continue;
      tell(p);
      tell(pieces[p].kind);
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
