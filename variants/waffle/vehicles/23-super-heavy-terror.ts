import { VEHICLE } from '../../classic/family.ts';
import { isSuperHeavy } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';

/** Super-heavy vehicles on the ground cause Terror; their other rules are the base's. */
export default defineRule({
  id: 'WAF-VEH-23',
  title: 'Super-Heavy Vehicles: conferred rules',
  source: 'Vehicles, Super-Heavy Vehicles, Special Rules',
  text: [
    'Super-Heavy vehicles have Terror and Move Through Cover.',
    'Ruling: Only Fear is exchanged. Invincible Behemoth (CLS-VEH-44) and catastrophic damage (CLS-VEH-45) are not mentioned by the document and stay.',
  ].join('\n'),
  changes: 'classic base: Super-heavy vehicles (Terror in place of Fear) (CLS-VEH-43)',
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
