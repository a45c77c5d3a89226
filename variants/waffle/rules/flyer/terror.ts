import { VEHICLE } from '../../../classic/family.ts';
import { isSuperHeavy } from '../../../classic/heavy/kinds.ts';
import { defineRule } from '../../family.ts';

/** Super-heavies that fly cause Terror. */
export const superHeavyFlyerTerror = defineRule({
  id: 'WAF-FLYER-02',
  default: 'on',
  keyword: 'super-heavy',
  requires: ['WAF-USR-20'],
  patch: () => ({
    wrap: {
      causesTerror: (next) => (g, model) => {
        const { stats } = g.sheetOf(model);
        return (isSuperHeavy(stats) && (stats.vehicle & VEHICLE.flyer) !== 0) || next(g, model);
      },
    },
  }),
});
