import { VEHICLE } from '../../classic/family.ts';
import { isSuperHeavy } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';

/** Super-heavies that fly cause Terror. */
export default defineRule({
  id: 'WAF-FLYER-02',
  title: 'Super-Heavy Flyers have Terror',
  source: 'Vehicles, Super-Heavy Flyers, Special Rules',
  text: ['All Super-Heavy Flyers have Terror.', 'Ruling: Only Fear is exchanged; Invincible Behemoth stays (CLS-VEH-54).'].join('\n'),
  changes: 'classic base: Super-heavy Flyers (Terror in place of Fear) (CLS-VEH-54)',
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
