import { unitGap } from 'sandtable/kit';
import { type Decision, type Game, is, PLACE, type Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../family.ts';
import { isGargantuan } from '../heavy/kinds.ts';
import type { ClassicSeams } from '../hub.ts';
import { statsOf } from '../movement/mobility.ts';
import { LOCKED } from '../state.ts';

export const isTank = (g: Game<Classic>, u: Unit<Classic>): boolean => (statsOf(g, u).vehicle & VEHICLE.tank) !== 0 && u.alive === 1;

/** Lists the enemies (vehicles, or all others) a tank could reach in a straight drive of some inches. Asks for one: its slot or -1. */
export function askFor(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  what: Decision<Classic>,
  vehicles: boolean,
  inches: number,
): number {
  const enemies = g.sides[1 - u.side];
  let n = 0;
  what.options[n++] = -1;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (
      e.alive === 0 ||
      e.place !== PLACE.table ||
      e.aloft !== 0 ||
      // A building is shot at like a vehicle, but is none.
      e.housed >= 0 ||
      is(e, LOCKED) ||
      s.isVehicle(g, e) !== vehicles ||
      isGargantuan(statsOf(g, e))
    )
      continue;
    const dx = u.x - e.x;
    const dy = u.y - e.y;
    const far = inches + u.radius + e.radius;
    if (dx * dx + dy * dy <= far * far && unitGap(g, u, e) <= inches) what.options[n++] = e.slot;
  }
  return n === 1 ? -1 : what.options[g.ask(what, u.side, u, null, n)];
}
