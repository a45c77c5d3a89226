import type { Game, ModelId, Unit } from 'sandtable/rules';
import { ARM, type Classic, MOST_WEAPONS } from '../family.ts';

/** Whether an Ordnance weapon is among those a vehicle has elected so far. */
export function electedOrdnance(g: Game<Classic>, model: ModelId): boolean {
  const list = g.unitOf(model).sheet.weapons;
  for (let k = 0; k < list.length; k++) {
    if (g.desk.fullShots[model * MOST_WEAPONS + k] !== 0 && list[k].profile.type === ARM.ordnance) return true;
  }
  return false;
}

/** How often a model has elected to fire a weapon of its unit, snap shots among them. */
export const shotsElected = (g: Game<Classic>, model: ModelId, weapon: number): number => {
  const at = model * MOST_WEAPONS + weapon;
  return g.desk.fullShots[at] + g.desk.snapShots[at];
};

/** Whether any model of a unit has elected to fire a weapon. */
export function isElected(g: Game<Classic>, u: Unit<Classic>, weapon: number): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (shotsElected(g, i, weapon) > 0) return true;
  return false;
}
