import { VEHICLE } from '../../../classic/family.ts';
import { leader } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';
import { cruises, cruisingOf, hasSpeeds, modelMovement, unitMovement } from '../../movement.ts';

const HEAVY = VEHICLE.heavy;
const ONE_LIMIT = VEHICLE.walker | VEHICLE['super-heavy'];

/** Up to its Movement a vehicle is at Combat Speed; heavy ones go no farther. */
export const combatSpeed = defineRule({
  id: 'HYB-VEH-07',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      combatInches: (next) => (g, u, model) => {
        const which = model ?? leader(g, u);
        return u.aloft === 0 && hasSpeeds(g.sheetOf(which).stats) ? modelMovement(g, s, u, which) : next(g, u, model);
      },
      typeInches: (next) => (g, u, stats) => {
        if (cruises(stats)) return Math.max(next(g, u, stats), unitMovement(g, s, u, stats));
        const slow = hasSpeeds(stats) && (stats.vehicle & HEAVY) !== 0 && (stats.vehicle & ONE_LIMIT) === 0;
        return slow ? unitMovement(g, s, u, stats) : next(g, u, stats);
      },
    },
  }),
});

/** Beyond that, up to one and a half times its Movement, it is at Cruising Speed: it goes no farther in the Movement phase. */
export const cruisingSpeed = defineRule({
  id: 'HYB-VEH-08',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      typeInches: (next) => (g, u, stats) => (cruises(stats) ? cruisingOf(unitMovement(g, s, u, stats)) : next(g, u, stats)),
    },
  }),
});
