import { VEHICLE } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';

/** Of vehicles only Walkers, by a rule of their own, fire Overwatch; in the base Chariots do as well. */
export default defineRule({
  id: 'HYB-VEH-53',
  title: 'No Overwatch by vehicles',
  source: 'Vehicle, Vehicles and Overwatch',
  text: 'Unless stated otherwise vehicles cannot fire Overwatch.',
  changes: 'amends classic base: Overwatch (CLS-ASSAULT-04), for vehicles; Walkers keep CLS-VEH-39',
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
