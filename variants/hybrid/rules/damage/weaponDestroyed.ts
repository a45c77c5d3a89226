import { nearestModel } from 'sandtable/kit';
import { CAUSE, type Game, type ModelId, modelRegister, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { BROKEN } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import type { HybridSeams } from '../../seams.ts';

/** Weapons of a model that are destroyed, by place as in `BROKEN`, which has those used up as well. */
const DESTROYED = modelRegister('HYB-VEH-36/destroyed', 'game');

/** Whether a weapon can be brought to bear on the nearest model of a unit, however far it is. */
function faces(g: Game<Classic>, s: HybridSeams, vehicle: ModelId, place: number, by: Unit<Classic>): boolean {
  if (by.alive === 0 || (by.place !== PLACE.table && by.place !== PLACE.embarked)) return true;
  const weapon = g.unitOf(vehicle).sheet.weapons[g.sheetOf(vehicle).weapons[place]];
  return s.inFireArc(g, vehicle, weapon, nearestModel(g, by, vehicle));
}

/** Fire destroys a weapon that faces who fired, be it spent or not; other weapons only when none does. Blows destroy any. */
export const weaponDestroyed = defineRule({
  id: 'HYB-VEH-36',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      weaponLeft: () => (g, vehicle, place) => (g.models.reg[DESTROYED][vehicle] & (1 << place)) === 0,
      weaponExposed: (next) => (g, vehicle, place, cause, by) =>
        next(g, vehicle, place, cause, by) && (by === null || cause === CAUSE.assault || faces(g, s, vehicle, place, by)),
      breakWeapon: (next) => (g, vehicle, place) => {
        // What is spent already is destroyed all the same.
        const column = g.models.reg[BROKEN];
        const spent = column[vehicle];
        column[vehicle] = 0;
        next(g, vehicle, place);
        g.models.reg[DESTROYED][vehicle] |= column[vehicle];
        column[vehicle] |= spent;
      },
    },
  }),
});
