import { holding, hullPointsLeft, waiting } from '../../classic/vehicles/damage.ts';
import { defineRule } from '../family.ts';

const EXPLODES = 7;

/** The roll for a penetrating hit is made even for a vehicle without Hull Points, but only an explosion counts: otherwise it is a wreck. */
export default defineRule({
  id: 'HYB-VEH-33',
  title: 'Damage roll at 0 Hull Points',
  source: 'Vehicle, Resolving a Damage',
  text: [
    'If a penetrating hit brings the vehicle to 0 HP (or it was reduced to 0 by hits resolved together) the roll is still made with 0 to subtract; only Explodes (HYB-VEH-41) matters, otherwise it is wrecked (HYB-VEH-45).',
    'Ruling: the text makes the roll after the deduction without exception; results other than Explodes mean nothing to a wreck.',
  ].join('\n'),
  changes: 'amends classic base: damage rolls of a vehicle at 0 Hull Points (CLS-VEH-16)',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      damageResult: (next) => (g, a, vehicle, total) => {
        const result = next(g, a, vehicle, total);
        return result < EXPLODES && hullPointsLeft(g, vehicle) <= 0 ? 0 : result;
      },
      // Hits that are resolved one by one wait for their own roll as well.
      penetrating: (next) => (g, a, vehicle) => {
        if (waiting(g).vehicle === vehicle) next(g, a, vehicle);
        else holding(g, s, a, vehicle, next);
      },
    },
  }),
});
