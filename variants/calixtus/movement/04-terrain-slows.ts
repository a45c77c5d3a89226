import { GAIT, gaitOf } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';

/**
 * Dangerous terrain slows as well as difficult terrain does. Bikes and cavalry, for whom difficult ground is only dangerous, are slowed by
 * terrain that is dangerous to everyone; beasts, hulls and models that fly or hover never are.
 */
export default defineRule({
  id: 'CAL-MOVE-04',
  title: 'Difficult and dangerous terrain roll',
  source: 'The Movement Phase',
  text: [
    'A unit that moves into, out of or through difficult OR dangerous terrain in its Movement phase rolls 2D6 and uses the higher die as the maximum distance in inches for every model of the unit for that move, never above its normal allowance.',
    'Ruling: the Dangerous Terrain test of CLS-MOVE-07 (D6 per model, 1 = one wound, no armour or cover save) is still taken as well in dangerous terrain; the source only adds the distance roll. One roll covers both kinds of terrain. The roll binds the whole unit, as in CLS-MOVE-06. Those who are not slowed in the base are not slowed here: Beasts (CLS-UNIT-09), Bikes and Cavalry in difficult terrain, which is only dangerous to them (CLS-UNIT-02, CLS-UNIT-10; terrain that is dangerous to everyone asks them for the roll), whatever flies or hovers over terrain (CLS-MOVE-16) and vehicles other than Walkers (CLS-VEH-05). Move Through Cover adds a die (CLS-USR-20). Charges use CLS-ASSAULT-07, not this roll.',
  ].join('\n'),
  changes:
    'replaces classic base: Difficult Terrain test (CLS-MOVE-06), widened to dangerous terrain and to leaving terrain; extends the Dangerous Terrain test (CLS-MOVE-07)',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      slowedByTerrain: (next) => (g, u) => {
        const gait = gaitOf(g, u);
        return gait === GAIT.bike || gait === GAIT.cavalry || next(g, u);
      },
      slows: (next) => (g, u, piece) => {
        const gait = gaitOf(g, u);
        if (gait === GAIT.foot && next(g, u, piece)) return true;
        return (gait === GAIT.foot || gait === GAIT.bike || gait === GAIT.cavalry) && s.endangersAll(g, piece);
      },
    },
  }),
});
