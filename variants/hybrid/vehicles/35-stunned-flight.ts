import { integer, is } from 'sandtable/rules';
import { STUNNED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** A zooming flyer with a stunned crew flies exactly this far, straight ahead. */
export default defineRule({
  id: 'HYB-VEH-35',
  title: '4 Crew Stunned',
  source: 'Vehicle, Vehicle Damage Table 4',
  text: 'Up to the end of its own next turn every shot of the vehicle is a Snap Shot, and for the same time a vehicle that is not zooming neither moves nor pivots. A zooming flyer keeps moving: in its next Movement phase exactly 20" with no turn of any kind.',
  changes: 'restates classic base: Crew Stunned (CLS-VEH-20); replaces its 18" straight of a zooming flyer by 20"',
  outside: ['HYB-FLYER-02'],
  default: 'on',
  keyword: 'flyer',
  params: {
    inches: integer(20, 0, 60, 'How far a stunned flyer goes straight on', 'inches'),
  },
  patch: ({ inches }) => ({
    wrap: {
      leastFlight: (next) => (g, u) => (is(u, STUNNED) ? inches : next(g, u)),
      mostFlight: (next) => (g, u, pivots) => (is(u, STUNNED) ? inches : next(g, u, pivots)),
    },
  }),
});
