import { VEHICLE } from '../../classic/family.ts';
import { leader } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';
import { cruises, hasSpeeds, modelMovement, unitMovement } from './speed.ts';

const HEAVY = VEHICLE.heavy;
const ONE_LIMIT = VEHICLE.walker | VEHICLE['super-heavy'];

/** A vehicle that moves up to its Movement is at Combat Speed; heavy ones go no farther. */
export default defineRule({
  id: 'HYB-VEH-07',
  title: 'Combat Speed',
  source: 'Vehicle, Movement Phase',
  text: 'A vehicle that moved more than 0" and up to its M is at Combat Speed.',
  changes: 'replaces classic base: Combat Speed (CLS-VEH-03: 6")',
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
