import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';
import { isWalker } from './assault.ts';

/** Whether a unit is made of vehicles that do not walk. */
function isDriven(g: Game<Classic>, u: Unit<Classic>): boolean {
  const { vehicle } = statsOf(g, u);
  return vehicle !== 0 && !isWalker(vehicle);
}

/** Of vehicles only walkers react to a charge. */
export default defineRule({
  id: 'WAF-VEH-02',
  title: 'Vehicles do not react to charges',
  source: 'Vehicles, Vehicles and Reaction to Charge',
  text: ['Unless stated otherwise a vehicle makes no reaction to a charge.', 'Ruling: Chariots are vehicles and do not react either.'].join(
    '\n',
  ),
  changes: 'classic base: Overwatch (CLS-ASSAULT-04), here denied to vehicles other than Walkers',
  default: 'on',
  patch: () => ({
    wrap: {
      mayReactToCharge: (next) => (g, u, charger) => !isDriven(g, u) && next(g, u, charger),
      mayOverwatch: (next) => (g, u, charger) => !isDriven(g, u) && next(g, u, charger),
    },
  }),
});
