import { type Game, inflict, is, lift, type ModelId, status, type Unit, type WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { lookInches } from '../../../classic/look.ts';
import { defineRule } from '../../family.ts';
import type { WaffleSeams } from '../../seams.ts';

/** What every range counts as. */
const WATCH_INCHES = 1;
/** Fires Overwatch now. */
const WATCHING = status('WAF-ASSAULT-07/watching', 'activation');

/** Whether a weapon points at a model of a unit that its bearer sees, however far away. */
function points(g: Game<Classic>, s: WaffleSeams, model: ModelId, weapon: WeaponSheet<Classic>, target: Unit<Classic>): boolean {
  if (lookInches(g, model, target) === Infinity) return false;
  if (weapon.profile.cosHalfArc <= -1) return true;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (g.models.alive[j] !== 0 && s.inFireArc(g, model, weapon, j) && s.modelSees(g, model, j)) return true;
  }
  return false;
}

/** Overwatch is fired as if the chargers were an inch away; sight and cover are those of where they stand. */
export const overwatchRange = defineRule({
  id: 'WAF-ASSAULT-07',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      overwatch: (next) => (g, u, charger) => {
        inflict(g, u, WATCHING);
        next(g, u, charger);
        lift(u, WATCHING);
      },
      bears: (next) => (g, model, weapon, target) =>
        is(g.unitOf(model), WATCHING) ? points(g, s, model, weapon, target) : next(g, model, weapon, target),
      measuredInches: (next) => (g, a, inches) => {
        const counted = next(g, a, inches);
        return a.overwatch ? Math.min(WATCH_INCHES, counted) : counted;
      },
    },
  }),
});
