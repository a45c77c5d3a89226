import { defineRule } from '../define-rule.ts';

/** +1 to armour saves against shooting; not for 3+ or better against AP 0. */
export default defineRule({
  id: 'TEN-TERRAIN-06',
  title: 'Benefit of Cover',
  source: 'Core rules, Benefit of Cover',
  text: '+1 to armour saving throws against ranged attacks for the model the attack is allocated to. Not for invulnerable saves; not for models with Sv 3+ or better against AP0 attacks; never cumulative.',
  layer: 'core',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      armourModifier: (next) => (g, a, m) => {
        const sum = next(g, a, m);
        if (a.melee || (s.saveOf(g, m) <= 3 && s.apOf(g, a) === 0)) return sum;
        return s.benefitOfCover(g, a, m) ? sum + 1 : sum;
      },
    },
  }),
});
