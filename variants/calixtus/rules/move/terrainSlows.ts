import { GAIT, gaitOf } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';

/**
 * What is dangerous slows as well as what is difficult. Bikes and cavalry, to whom difficult ground is dangerous only, are
 * slowed by what is dangerous to everyone; beasts, what flies or hovers and hulls never are.
 */
export const terrainSlows = defineRule({
  id: 'CAL-MOVE-04',
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
