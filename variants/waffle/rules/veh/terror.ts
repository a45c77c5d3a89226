import { VEHICLE } from '../../../classic/family.ts';
import { isSuperHeavy, isSuperHeavyWalker } from '../../../classic/heavy/kinds.ts';
import { defineRule } from '../../family.ts';

/** Super-heavy vehicles on the ground cause Terror; what else they have is the base's. */
export const superHeavyTerror = defineRule({
  id: 'WAF-VEH-23',
  default: 'on',
  keyword: 'super-heavy',
  requires: ['WAF-USR-20'],
  patch: () => ({
    wrap: {
      causesTerror: (next) => (g, model) => {
        const { stats } = g.sheetOf(model);
        const other = (stats.vehicle & (VEHICLE.walker | VEHICLE.flyer)) !== 0;
        return (isSuperHeavy(stats) && !other) || next(g, model);
      },
    },
  }),
});

/** Super-heavy walkers cause Terror. */
export const superHeavyWalkerTerror = defineRule({
  id: 'WAF-VEH-25',
  default: 'on',
  keyword: 'super-heavy',
  requires: ['WAF-USR-20'],
  patch: () => ({
    wrap: { causesTerror: (next) => (g, model) => isSuperHeavyWalker(g.sheetOf(model).stats) || next(g, model) },
  }),
});
