import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** +1 to armour saves against shooting; not for 3+ or better against AP 0. */
export default defineRule({
  id: 'TEN-TERRAIN-06',
  title: 'Benefit of Cover',
  source: 'Core rules, Benefit of Cover',
  text: '+1 to armour saving throws against ranged attacks for the model the attack is allocated to. Not for invulnerable saves; not for models with Sv 3+ or better against AP0 attacks; never cumulative.',
  layer: 'core',
  default: 'on',
  params: {
    bonus: integer(1, 0, 3, 'how much easier armour saves are', 'added to the roll'),
    saveOn: integer(3, 1, 7, 'models with this save or better have no cover against AP 0', 'needed on a D6'),
  },
  patch: ({ bonus, saveOn }, s) => ({
    wrap: {
      armourModifier: (next) => (g, a, m) => {
        const sum = next(g, a, m);
        if (a.melee || (s.saveOf(g, m) <= saveOn && s.apOf(g, a) === 0)) return sum;
        return s.benefitOfCover(g, a, m) ? sum + bonus : sum;
      },
    },
  }),
});
