import { didYouMean } from './nearest.ts';
import { below, complain, type Reading, type Spot } from './reading.ts';
import type { ScenarioFile } from './schema/scenario.ts';
import type { Army, ArmyColour, Battlefield, Order } from './types.ts';

/** Checks that orders name units that exist and points on the board. */
export function checkOrders(
  reading: Reading,
  orders: ScenarioFile['orders'],
  armies: { readonly [army in ArmyColour]: Army },
  battlefield: Battlefield,
  spot: Spot,
): readonly Order[] {
  const ids = { red: armies.red.units.map((it) => it.id), blue: armies.blue.units.map((it) => it.id) };
  orders.forEach((order, index) => {
    const at = below(spot, index);
    if (!ids[order.army].includes(order.unit)) unknown(reading, order.unit, ids[order.army], below(at, 'unit'));
    order.do.forEach((step, number) => {
      const stepAt = below(at, 'do', number);
      if ('move' in step) {
        const [x, y] = step.move;
        if (x < 0 || y < 0 || x > battlefield.width || y > battlefield.height) {
          complain(reading, below(stepAt, 'move'), 'found a point off the board, expected one on it');
        }
      }
      const target = 'shoot' in step ? step.shoot : 'charge' in step ? step.charge : 'nearest';
      if (target === 'nearest') return;
      const enemy = order.army === 'red' ? 'blue' : 'red';
      const known = ids[enemy].map((it) => `${enemy}/${it}`);
      if (!known.includes(target)) unknown(reading, target, known, below(stepAt, 'shoot' in step ? 'shoot' : 'charge'));
    });
  });
  return orders;
}

function unknown(reading: Reading, name: string, known: readonly string[], spot: Spot): void {
  complain(reading, spot, `found unknown unit "${name}", expected one of the army${didYouMean(name, known)}`);
}
