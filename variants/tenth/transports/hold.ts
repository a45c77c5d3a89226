import type { Game, ModelId, Unit } from 'sandtable/rules';
import { event, PLACE, status } from 'sandtable/rules';
import type { Hold, Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Got out of a transport this turn, and in this phase. */
export const DISEMBARKED = status('disembarked', 'turn');
export const JUST_DISEMBARKED = status('just-disembarked', 'phase');
/** Got in during this phase. */
export const JUST_EMBARKED = status('just-embarked', 'phase');
/** Counts as having made a Normal move this turn: got out of a transport that had moved, or was destroyed. */
export const CARRIED = status('counts-as-moved', 'turn');

/** Is being set up out of a transport, in a way that Fire Overwatch may not react to. */
export const UNWATCHED = status('unwatched', 'phase');

export const EMBARKS = event('embarks', { unit: 'unit', transport: 'unit' }, '{unit} embarks in {transport}');
export const DISEMBARKS = event('disembarks', { unit: 'unit', transport: 'unit' }, '{unit} disembarks from {transport}');

/** What a unit can carry, or null. */
export const holdOf = (g: G, u: U): Hold | null => g.sheetOf(u.first).stats.hold;

/** The transport that a unit is in, or null. */
export const transportOf = (g: G, u: U): U | null => (u.place === PLACE.embarked && u.inside >= 0 ? g.units[u.inside] : null);

/** The next unit inside a transport after a slot (-1: the first), or null. */
export function nextAboard(g: G, transport: U, after: number): U | null {
  for (let k = after + 1; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.inside === transport.slot && u.place === PLACE.embarked && u.alive > 0) return u;
  }
  return null;
}

/** The model that distances to a transport are measured from: its first living model, or its last when destroyed. */
export function hullOf(g: G, transport: U): ModelId {
  for (let m = transport.first; m < transport.first + transport.size; m++) if (g.models.alive[m] !== 0) return m;
  return transport.first;
}
