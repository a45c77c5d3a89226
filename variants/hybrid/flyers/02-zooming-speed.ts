import { integer, is } from 'sandtable/rules';
import { VEHICLE } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { STUNNED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { cruisingOf, movementOf } from '../vehicles/speed.ts';

/** A zooming flyer moves at least 20" and at most its Cruising Speed; a stunned crew has no choice. */
export default defineRule({
  id: 'HYB-FLYER-02',
  title: 'Zooming speed in the hybrid',
  source: 'Vehicle, Movement Phase',
  text: [
    'A zooming flyer moves at least 20" and at most 1.5 x M rounded up (M after the Pivot Value), straight between pivots. It may not pivot if that would leave its limit below 20".',
    'Ruling: 20" is the distance the source itself gives a zooming flyer, so it is its minimum; M sets its top speed as for all vehicles.',
  ].join('\n'),
  changes: 'replaces classic base: zooming distance (CLS-FLYER-02: 18" to 36")',
  default: 'on',
  keyword: 'flyer',
  params: {
    least: integer(20, 0, 60, 'Least inches of a zooming move', 'inches'),
    percent: integer(150, 100, 300, 'Most inches, of its Movement', 'percent'),
  },
  patch: ({ least, percent }, s) => ({
    wrap: {
      leastFlight: (next) => (g, u) => ((statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 && !is(u, STUNNED) ? least : next(g, u)),
      mostFlight: (next) => (g, u, pivots) => {
        const stats = statsOf(g, u);
        if ((stats.vehicle & VEHICLE.flyer) === 0 || is(u, STUNNED)) return next(g, u, pivots);
        const most = cruisingOf(movementOf(g, s, u, stats, pivots), percent);
        // Straight ahead it moves the minimum, however slow it is.
        return pivots === 0 ? Math.max(least, most) : most;
      },
    },
  }),
});
