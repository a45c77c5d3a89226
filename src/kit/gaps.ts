import type { Family } from '../rules/family.ts';
import type { Game, GapMemo, Unit } from '../rules/game.ts';
import { closestModels } from './measure-units.ts';

/** Storage for the distances between a number of units, none of them known yet. */
export const makeGaps = (units: number): GapMemo => ({
  inches: new Float64Array(units * units),
  standA: new Int32Array(units * units).fill(-1),
  standB: new Int32Array(units * units).fill(-1),
  modelA: new Int16Array(units * units),
  modelB: new Int16Array(units * units),
});

/**
 * `unitGap`, computed once and kept until either unit moves or one of the two nearest models is removed. Not for use in the
 * middle of a move, before `game.moved` has been called.
 */
export function rememberedGap<F extends Family>(g: Game<F>, a: Unit<F>, b: Unit<F>): number {
  const low = a.slot < b.slot ? a : b;
  const high = a.slot < b.slot ? b : a;
  const memo = g.gaps;
  const at = low.slot * g.units.length + high.slot;
  if (
    memo.standA[at] === low.stand &&
    memo.standB[at] === high.stand &&
    g.models.alive[memo.modelA[at]] !== 0 &&
    g.models.alive[memo.modelB[at]] !== 0
  )
    return memo.inches[at];
  if (low.alive === 0 || high.alive === 0) return Infinity;
  const closest = closestModels(g, low, high);
  memo.standA[at] = low.stand;
  memo.standB[at] = high.stand;
  memo.modelA[at] = closest.a;
  memo.modelB[at] = closest.b;
  memo.inches[at] = closest.inches;
  return closest.inches;
}
