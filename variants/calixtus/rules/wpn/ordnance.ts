import { ARM, VEHICLE } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

/** Hulls that count as Stationary whatever they do. */
const STEADY = VEHICLE.heavy | VEHICLE['super-heavy'];

/** A hull that moved does not fire Ordnance either. */
export const ordnanceStandsStill = defineRule({
  id: 'CAL-WPN-03',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      mayFire: (next) => (g, model, weapon, overwatch) => {
        if (!next(g, model, weapon, overwatch)) return false;
        const { vehicle } = g.sheetOf(model).stats;
        return weapon.profile.type !== ARM.ordnance || vehicle === 0 || (vehicle & STEADY) !== 0 || !s.hasMoved(g, model);
      },
    },
  }),
});
