import { hasBit, is, keyword, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { flightSeams } from './flight.ts';
import type { AircraftSeams } from './seams.ts';
import { HOVERING } from './states.ts';

const AIRCRAFT = keyword('aircraft');

export const aircraftSeams = (s: ModernSeams, t: Tables): AircraftSeams => ({
  boundToFallBack: (g, u) => s.engaged(g, u),
  overhead: (g) => g.desk.field.nobody,
  closesOn: () => true,
  ...flightSeams(s, t),
});

/** Whether a unit is subject to the rules for Aircraft: it has the keyword and does not hover. */
export function isAircraft(u: Unit<Modern>): boolean {
  return hasBit(u.anyBits, AIRCRAFT) && !is(u, HOVERING);
}
