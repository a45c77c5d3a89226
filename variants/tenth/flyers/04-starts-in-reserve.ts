import { PLACE, type SideId } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { isAircraft } from './base.ts';

/** Aircraft start in Reserves and count as Strategic Reserves from then on. */
export default defineRule({
  id: 'TEN-FLYER-04',
  title: 'Aircraft start in Reserves',
  source: 'Core rules, Aircraft',
  text: 'AIRCRAFT must start the battle in Reserves unless in Hover mode (TEN-FLYER-11); after the battle has begun they are treated as Strategic Reserves (TEN-RESERVE-05).',
  layer: 'core',
  default: 'on',
  keyword: 'aircraft',
  patch: () => ({
    before: {
      declareSide: (g, side: SideId) => {
        const units = g.sides[side];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.place === PLACE.table && u.alive > 0 && isAircraft(u)) g.relocate(u, PLACE.reserve);
        }
      },
    },
    wrap: { inStrategicReserves: (next) => (g, u) => isAircraft(u) || next(g, u) },
  }),
});
