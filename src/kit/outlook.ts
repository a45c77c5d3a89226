import type { Family } from '../rules/family.ts';
import type { Game, ModelId, SideId } from '../rules/game.ts';

/**
 * How a side sees the board: 1 if its own edge is the one at x = 0 or y = 0, -1 if it sees everything turned by 180 degrees. What has to
 * begin somewhere (a search, the order of equals, a bearing on a die) begins where the side sees it, so that neither end of the table is
 * favoured: coordinates are compared, and offsets along the axes taken, times this.
 */
export function outlookOf<F extends Family>(g: Game<F>, side: SideId): 1 | -1 {
  const home = g.board.homeward[g.seatOf[side]];
  return home.x + home.y < 0 ? 1 : -1;
}

/** Order of two models of a side: by where they stand as it sees them, so that it does not matter which is listed first. */
export function leftOf<F extends Family>(g: Game<F>, i: ModelId, j: ModelId): boolean {
  const { x, y, unit } = g.models;
  const across = x[i] - x[j];
  return (across === 0 ? y[i] - y[j] : across) * outlookOf(g, g.units[unit[i]].side) < 0;
}

/** Order of two models at these distances. */
export const comesBefore = <F extends Family>(g: Game<F>, d: number, i: ModelId, other: number, j: ModelId): boolean =>
  d === other ? leftOf(g, i, j) : d < other;
