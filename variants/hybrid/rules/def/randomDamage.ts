import { purpose } from 'sandtable/rules';
import { damageRollOf, defineRule } from '../../family.ts';

/** Dice of Damage. */
export const DAMAGE = purpose('damage');

/** Damage that is written as dice is rolled for each wound and each hit that takes effect. */
export const randomDamage = defineRule({
  id: 'HYB-DEF-06',
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
