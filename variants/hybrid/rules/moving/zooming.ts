import { is } from 'sandtable/rules';
import { VEHICLE } from '../../../classic/family.ts';
import { statsOf } from '../../../classic/mobility.ts';
import { STUNNED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { cruisingOf, movementOf } from '../../movement.ts';

/** Pivot Value of a flyer (HYB-FLYER-01), and the degrees of any pivot. */
const PIVOT_INCHES = 6;
const ANY_DEGREES = 180;
/** Least inches of zooming (HYB-FLYER-02). */
const LEAST_INCHES = 20;

/** Flyers turn as often and as far as they like, and pay 6" of their Movement for it. */
export const flyerPivots = defineRule({
  id: 'HYB-FLYER-01',
  default: 'on',
  keyword: 'flyer',
  patch: () => ({
    wrap: {
      pivotValue: (next) => (g, u, stats) => ((stats.vehicle & VEHICLE.flyer) !== 0 ? PIVOT_INCHES : next(g, u, stats)),
      flightPivots: (next) => (g, u) => (next(g, u) > 0 && (statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 ? Infinity : next(g, u)),
      flightDegrees: (next) => (g, u) => ((statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 ? ANY_DEGREES : next(g, u)),
    },
  }),
});

/** Zooming goes at least 20" and as far as Cruising Speed; a crew that is stunned flies as it must. */
export const zoomingSpeed = defineRule({
  id: 'HYB-FLYER-02',
  default: 'on',
  keyword: 'flyer',
  patch: (_p, s) => ({
    wrap: {
      leastFlight: (next) => (g, u) => ((statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 && !is(u, STUNNED) ? LEAST_INCHES : next(g, u)),
      mostFlight: (next) => (g, u, pivots) => {
        const stats = statsOf(g, u);
        if ((stats.vehicle & VEHICLE.flyer) === 0 || is(u, STUNNED)) return next(g, u, pivots);
        const most = cruisingOf(movementOf(g, s, u, stats, pivots));
        // Straight on it goes as far as it must, however slow it is.
        return pivots === 0 ? Math.max(LEAST_INCHES, most) : most;
      },
    },
  }),
});
