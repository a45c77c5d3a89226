import { defineRule } from '../family.ts';
import { superHeavyModel } from './kinds.ts';

/** Radius of the Apocalyptic Blast it comes down as. */
const CRASH_INCHES = 5;

/**
 * A super-heavy that flies is not brought down by what would immobilise it, and its crash is that much worse. It stands
 * outside the rules of flyers.
 */
export const superHeavyFlyers = defineRule({
  id: 'CLS-VEH-54',
  default: 'on',
  keyword: 'super-heavy',
  requires: ['CLS-FLYER-01'],
  patch: () => ({
    wrap: {
      immobilise: (next) => (g, vehicle, cause, by) => {
        if (g.unitOf(vehicle).aloft === 0 || !superHeavyModel(g, vehicle)) next(g, vehicle, cause, by);
      },
      crashInches: (next) => (g, vehicle) => (superHeavyModel(g, vehicle) ? CRASH_INCHES : next(g, vehicle)),
    },
  }),
});
