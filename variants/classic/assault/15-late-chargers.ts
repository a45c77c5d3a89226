import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** Units that charged through difficult terrain strike last. */
export default defineRule({
  id: 'CLS-ASSAULT-15',
  title: 'Initiative penalty for terrain',
  source: 'assault: Initiative penalty for terrain',
  text: 'Models of a unit whose charge crossed difficult terrain strike at step 1 that phase regardless of I, unless they carry assault grenades or the unit has a rule that avoids it, or the enemy was already locked or had gone to ground.',
  default: 'on',
  params: {
    step: integer(1, 1, 10, 'Initiative step at which they strike', 'Initiative'),
  },
  patch: ({ step }, s) => ({
    wrap: {
      fixedInitiative: (next) => (g, model) => {
        const fixed = next(g, model);
        return fixed === 0 && s.strikesLate(g, model) && s.initiativeOf(g, model) > step ? step : fixed;
      },
    },
  }),
});
