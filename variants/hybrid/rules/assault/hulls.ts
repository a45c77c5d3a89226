import type { Game, Unit } from 'sandtable/rules';
import { enemiesOf, foes } from '../../../classic/combat.ts';
import { type Classic, type ClassicStats, VEHICLE } from '../../../classic/family.ts';
import { statsOf } from '../../../classic/mobility.ts';

/** Whether a statline is that of a vehicle that no combat locks: any but Walkers and Chariots (HYB-VEH-56). */
export const isLockless = ({ vehicle }: ClassicStats): boolean => vehicle !== 0 && (vehicle & (VEHICLE.walker | VEHICLE.chariot)) === 0;

/** Whether all enemies of a unit in the combat under way are vehicles that it does not lock. Writes them to `foes`. */
export function meetsHullsOnly(g: Game<Classic>, u: Unit<Classic>): boolean {
  const n = enemiesOf(g, u);
  for (let k = 0; k < n; k++) if (!isLockless(statsOf(g, g.units[foes[k]]))) return false;
  return n > 0;
}
