import { integer } from 'sandtable/rules';
import { VEHICLE } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';

/** Flyers turn as often and as far as they like, for 6" of their Movement. */
export default defineRule({
  id: 'HYB-FLYER-01',
  title: 'Flyers have Pivot Value 6"',
  source: 'Vehicle, Movement Phase',
  text: [
    'A Flyer\'s Pivot Value is 6" instead of 2" (HYB-VEH-09).',
    'Ruling: several pivots of any angle are allowed for the one price; only the stunned case forbids turning.',
  ].join('\n'),
  changes: 'replaces classic base: the one pivot of up to 90 degrees (CLS-FLYER-02)',
  default: 'on',
  keyword: 'flyer',
  params: {
    inches: integer(6, 0, 36, 'What its pivots take off its Movement', 'inches'),
    degrees: integer(180, 0, 180, 'How far a pivot may turn it', 'degrees'),
  },
  patch: ({ inches, degrees }) => ({
    wrap: {
      pivotValue: (next) => (g, u, stats) => ((stats.vehicle & VEHICLE.flyer) !== 0 ? inches : next(g, u, stats)),
      flightPivots: (next) => (g, u) => (next(g, u) > 0 && (statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 ? Infinity : next(g, u)),
      flightDegrees: (next) => (g, u) => ((statsOf(g, u).vehicle & VEHICLE.flyer) !== 0 ? degrees : next(g, u)),
    },
  }),
});
