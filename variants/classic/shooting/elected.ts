import type { Game, ModelId } from 'sandtable/rules';
import { ARM, type Classic, MOST_WEAPONS } from '../family.ts';

/** Whether an Ordnance weapon is among those a vehicle has elected so far. */
export function electedOrdnance(g: Game<Classic>, model: ModelId): boolean {
  const list = g.unitOf(model).sheet.weapons;
  for (let k = 0; k < list.length; k++) {
    if (g.desk.fullShots[model * MOST_WEAPONS + k] !== 0 && list[k].profile.type === ARM.ordnance) return true;
  }
  return false;
}
