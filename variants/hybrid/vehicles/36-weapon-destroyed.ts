import { nearestModel } from 'sandtable/kit';
import { CAUSE, type Game, type ModelId, modelRegister, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { BROKEN } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';

/** Destroyed weapons of a model, by place as in `BROKEN`, which includes used-up ones. */
const DESTROYED = modelRegister('HYB-VEH-36/destroyed', 'game');

/** Whether a weapon can be brought to bear on the nearest model of a unit, whatever the distance. */
function faces(g: Game<Classic>, s: HybridSeams, vehicle: ModelId, place: number, by: Unit<Classic>): boolean {
  if (by.alive === 0 || (by.place !== PLACE.table && by.place !== PLACE.embarked)) return true;
  const weapon = g.unitOf(vehicle).sheet.weapons[g.sheetOf(vehicle).weapons[place]];
  return s.inFireArc(g, vehicle, weapon, nearestModel(g, by, vehicle));
}

/** Fire destroys a weapon that faces the firer, even a spent one; other weapons only if there is none. Blows destroy any. */
export default defineRule({
  id: 'HYB-VEH-36',
  title: '5 Weapon Destroyed',
  source: 'Vehicle, Vehicle Damage Table 5',
  text: [
    'One weapon of the vehicle that faces the firer (its arc contains the nearest model of the firing unit) is destroyed, chosen at random among such weapons, along with anything combined with or built into it; spent weapons and weapon upgrades count.',
    'Ruling: if weapons are left but none faces the firer, one of the others is chosen; in combat any weapon may be chosen.',
  ].join('\n'),
  changes: 'replaces classic base: Weapon Destroyed takes any weapon (CLS-VEH-21)',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      weaponLeft: () => (g, vehicle, place) => (g.models.reg[DESTROYED][vehicle] & (1 << place)) === 0,
      weaponExposed: (next) => (g, vehicle, place, cause, by) =>
        next(g, vehicle, place, cause, by) && (by === null || cause === CAUSE.assault || faces(g, s, vehicle, place, by)),
      breakWeapon: (next) => (g, vehicle, place) => {
        // Spent weapons can be destroyed too.
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
