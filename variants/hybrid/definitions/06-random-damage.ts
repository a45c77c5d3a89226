import { purpose } from 'sandtable/rules';
import { damageRollOf, defineRule } from '../family.ts';

/** Dice rolled for Damage. */
export const DAMAGE = purpose('damage');

/** Damage printed as dice is rolled for each wound and each hit that takes effect. */
export default defineRule({
  id: 'HYB-DEF-06',
  title: 'Random Damage',
  source: 'Vehicle, Glancing Hits (D inflicted)',
  text: 'A D written as dice (D3, D6, D6+2) is rolled separately for each unsaved wound, glancing hit or penetrating hit when it takes effect, after saves.',
  changes: 'new',
  default: 'on',
  patch: () => ({
    wrap: {
      inflictedDamage: (next) => (g, a) => {
        const { dice, sides, plus } = damageRollOf(a.weapon.profile);
        if (dice === 0) return next(g, a);
        let sum = plus;
        for (let k = 0; k < dice; k++) sum += sides === 3 ? g.dice.d3(a.frame, DAMAGE) : g.dice.d6(a.frame, DAMAGE);
        return sum;
      },
    },
  }),
});
