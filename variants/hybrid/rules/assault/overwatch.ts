import { VEHICLE } from '../../../classic/family.ts';
import { statsOf } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';

/** Of vehicles only Walkers fire Overwatch, since a rule of theirs says so; in the base Chariots do as well. */
export const noOverwatch = defineRule({
  id: 'HYB-VEH-53',
  default: 'on',
  keyword: 'chariot',
  patch: () => ({
    wrap: {
      mayOverwatch: (next) => (g, u, charger) => {
        const { vehicle } = statsOf(g, u);
        return (vehicle === 0 || (vehicle & VEHICLE.walker) !== 0) && next(g, u, charger);
      },
    },
  }),
});
