import { VEHICLE } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import { testPinning } from '../../suppression.ts';

const CLOSED_STRENGTH = 5;
const CLOSED_AP = 5;

/** Harder hits on those inside an exploding vehicle with a roof. */
export const closedTransports = defineRule({
  id: 'CAL-VEH-03',
  default: 'on',
  keyword: 'transport',
  patch: () => ({
    wrap: {
      strengthInside: (next) => (g, vehicle) =>
        (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? next(g, vehicle) : CLOSED_STRENGTH,
      apInside: (next) => (g, vehicle) =>
        (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? next(g, vehicle) : CLOSED_AP,
    },
  }),
});

/** Each model lost in the explosion takes 1 off the Leadership of the survivors' pinning test. */
export const blownOutTest = defineRule({
  id: 'CAL-VEH-04',
  default: 'on',
  keyword: 'transport',
  patch: (_p, s) => ({
    wrap: {
      blownOut: () => (g, u, by, casualties) => void testPinning(g, s, u, by, -casualties),
    },
  }),
});
