import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { leftOf } from './outlook.ts';

/** Below 0 if a model is worth less to its owner than another: fewer army points or, if they are equal, fewer wounds left. */
export const worthLess = <F extends Family>(g: Game<F>, i: ModelId, j: ModelId): number =>
  g.sheetOf(i).points - g.sheetOf(j).points || g.models.wounds[i] - g.models.wounds[j];

/**
 * Whether the owner would lose one model of his rather than another: the one worth fewer army points, of equals the one with fewer wounds
 * left, of those the first as he sees the board.
 */
export function missedLess<F extends Family>(g: Game<F>, i: ModelId, j: ModelId): boolean {
  const less = worthLess(g, i, j);
  return less === 0 ? leftOf(g, i, j) : less < 0;
}

/** The place in a list of models (of which there are `n`) of the one that its owner would lose first. */
export function leastMissed<F extends Family>(g: Game<F>, models: ArrayLike<ModelId>, n: number): number {
  let best = 0;
  for (let k = 1; k < n; k++) if (missedLess(g, models[k], models[best])) best = k;
  return best;
}

/** The living model of a unit that its owner would lose first; -1 if none is left. */
export function leastMissedOf<F extends Family>(g: Game<F>, unit: Unit<F>): ModelId {
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) if (g.models.alive[i] !== 0 && (best < 0 || missedLess(g, i, best))) best = i;
  return best;
}
