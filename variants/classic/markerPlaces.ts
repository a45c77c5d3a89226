import type { Board } from 'sandtable/rules';

/** Where the scenario put the objective markers of a board: x, y by marker. Some missions let markers be moved. */
const places = new WeakMap<Board, Float64Array>();

/** Puts markers that were moved back where the scenario has them, before an engagement. */
export function returnMarkers(board: Board): void {
  const known = places.get(board);
  if (known === undefined) {
    const list = new Float64Array(2 * board.objectives.length);
    for (let k = 0; k < board.objectives.length; k++) {
      list[2 * k] = board.objectives[k].x;
      list[2 * k + 1] = board.objectives[k].y;
    }
    places.set(board, list);
    return;
  }
  for (let k = 0; k < board.objectives.length; k++) {
    board.objectives[k].x = known[2 * k];
    board.objectives[k].y = known[2 * k + 1];
  }
}
