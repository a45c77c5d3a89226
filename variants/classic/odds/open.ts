import { type Game, PLACE } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/** Whether there is nothing on the table but the two units of an attack: nothing hides or covers a model from one firer and not from another. */
export function isOpen(g: Game<Classic>, { attacker, target }: Attack): boolean {
  if (g.board.count > 0) return false;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.alive > 0 && u.place === PLACE.table && u !== attacker && u !== target) return false;
  }
  return true;
}
