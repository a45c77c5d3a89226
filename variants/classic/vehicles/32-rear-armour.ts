import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';
import { HAMMER } from '../sight/facing.ts';

/** Blows find the rear of a hull, wherever they come from. */
export default defineRule({
  id: 'CLS-VEH-32',
  title: 'Rear armour in combat',
  source: 'vehicles: Rear armour in combat',
  text: 'Attacks in combat against vehicles other than non-immobilised walkers use the rear AV wherever the attacker stands.',
  default: 'on',
  patch: () => ({
    wrap: {
      armourFacing: (next) => (g, a, vehicle) => {
        const { stats } = g.sheetOf(vehicle);
        return a.melee && a.weapon !== HAMMER && (stats.vehicle & VEHICLE.walker) === 0 ? stats.rear : next(g, a, vehicle);
      },
    },
  }),
});
