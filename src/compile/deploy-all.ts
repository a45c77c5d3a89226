import type { Placing } from '../engine/match.ts';
import type { SideId } from '../rules/index.ts';
import { InputError } from '../scenario/input-error.ts';
import type { Battle } from '../scenario/types.ts';
import { autoPlace, type Disc, isLoneLeader, type Unplaced } from './auto-deploy.ts';
import { placeDensely } from './dense-deploy.ts';

/**
 * Places for all units of a side that have none: one after the other in alphabetical order, characters and warlords without a unit last, with
 * room to spare, or, where the zone is too small for that, closer together.
 * @throws InputError when the zone is full
 */
export function placeAll(units: readonly Unplaced[], side: SideId, battle: Battle): readonly (readonly [Placing, Placing])[] {
  const discs: Disc[] = [];
  const placings: (readonly [Placing, Placing])[] = [];
  const leadersLast = units.map((it, place) => ({ it, place })).sort((a, b) => Number(isLoneLeader(a.it)) - Number(isLoneLeader(b.it)));
  try {
    for (const { it, place } of leadersLast) placings[place] = autoPlace(it, side, battle, discs);
    return placings;
  } catch (full) {
    const dense = full instanceof InputError ? placeDensely(units, side, battle) : null;
    if (dense === null) throw full;
    return dense;
  }
}
