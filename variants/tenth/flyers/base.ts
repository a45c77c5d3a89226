import { hasBit, is, keyword } from 'sandtable/rules';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import { flightSeams } from './flight.ts';
import type { AircraftSeams } from './seams.ts';
import { HOVERING } from './states.ts';

const AIRCRAFT = keyword('aircraft');

export const aircraftSeams = (s: ModernSeams, t: Tables): AircraftSeams => ({
  isAircraft: (_g, u) => hasBit(u.anyBits, AIRCRAFT) && !is(u, HOVERING),
  boundToFallBack: (g, u) => s.engaged(g, u),
  overhead: (g) => g.desk.field.nobody,
  closesOn: () => true,
  ...flightSeams(s, t),
});
