import { modelSees } from 'sandtable/kit';
import { type Game, inflict, integer, is, lift, type ModelId, status, type Unit, type WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { lookInches } from '../../classic/sight/look.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

/** Fires Overwatch now. */
const WATCHING = status('WAF-ASSAULT-07/watching', 'activation');

/** Whether a weapon points at a model of a unit that its bearer sees, at whatever distance. */
function points(g: Game<Classic>, s: WaffleSeams, model: ModelId, weapon: WeaponSheet<Classic>, target: Unit<Classic>): boolean {
  if (lookInches(g, model, target) === Infinity) return false;
  if (weapon.profile.cosHalfArc <= -1) return true;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (g.models.alive[j] !== 0 && s.inFireArc(g, model, weapon, j) && modelSees(g, g.desk.sight, model, j)) return true;
  }
  return false;
}

/** Overwatch is fired as if the chargers were an inch away; line of sight and cover are those of their actual position. */
export default defineRule({
  id: 'WAF-ASSAULT-07',
  title: 'Overwatch range is 1"',
  source: 'Reaction to Charge, Overwatch (last sentence)',
  text: [
    'For range, the charging unit counts as within 1" of the models firing Overwatch.',
    'Ruling: Everything that reads range uses 1": half-range effects always apply (Rapid Fire, Melta), and Bulletstorm counts from 1". Sight and cover use real positions.',
  ].join('\n'),
  changes: 'classic base: Overwatch at the actual range (CLS-ASSAULT-04); templates whatever the distance (CLS-WPN-11)',
  default: 'on',
  params: { inches: integer(1, 0, 24, 'how near the chargers count as being', 'inches') },
  patch: ({ inches: watchInches }, s) => ({
    wrap: {
      overwatch: (next) => (g, u, charger) => {
        inflict(g, u, WATCHING);
        next(g, u, charger);
        lift(u, WATCHING);
      },
      canFire: (next) => (g, u, target, overwatch) => {
        if (!overwatch) return next(g, u, target, overwatch);
        inflict(g, u, WATCHING);
        const can = next(g, u, target, overwatch);
        lift(u, WATCHING);
        return can;
      },
      bears: (next) => (g, model, weapon, target) =>
        is(g.unitOf(model), WATCHING) ? points(g, s, model, weapon, target) : next(g, model, weapon, target),
      measuredInches: (next) => (g, a, inches) => {
        const counted = next(g, a, inches);
        return a.overwatch ? Math.min(watchInches, counted) : counted;
      },
    },
  }),
});
