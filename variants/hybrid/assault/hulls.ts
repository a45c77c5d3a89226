import type { Game, Unit } from 'sandtable/rules';
import { combatOf, standsAgainst } from '../../classic/assault/combat.ts';
import { type Classic, type ClassicStats, VEHICLE } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';

/** Whether a statline is that of a vehicle that is never locked in combat: any but Walkers and Chariots (HYB-VEH-56). */
export const isLockless = ({ vehicle }: ClassicStats): boolean => vehicle !== 0 && (vehicle & (VEHICLE.walker | VEHICLE.chariot)) === 0;

/** Whether all enemies of a unit in the current combat are vehicles that cannot lock it. */
export function meetsHullsOnly(g: Game<Classic>, u: Unit<Classic>): boolean {
  const { members, count } = combatOf(g);
  let any = false;
  for (let k = 0; k < count; k++) {
    const other = g.units[members[k]];
    if (!standsAgainst(u, other)) continue;
    if (!isLockless(statsOf(g, other))) return false;
    any = true;
  }
  return any;
}
