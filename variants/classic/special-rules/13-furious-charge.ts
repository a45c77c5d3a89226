import { integer } from 'sandtable/rules';
import { chargedInGoodOrder } from '../assault/in-good-order.ts';
import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';

/** +1 Strength in a turn in which the unit charged. */
export default defineRule({
  id: 'CLS-USR-13',
  title: 'Furious Charge',
  source: 'universal special rules: Furious Charge',
  text: '+1 S in a turn in which the unit charged (not disordered).',
  default: 'on',
  keyword: ['furious-charge', 'warlord-traits'],
  params: {
    strength: integer(1, 1, 5, 'Strength that a charge adds', 'Strength'),
  },
  patch: ({ strength }, s) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if (stat !== STAT.S || !chargedInGoodOrder(g.unitOf(model)) || !s.chargesFuriously(g, model)) return value;
        return Math.min(10, value + strength);
      },
    },
  }),
});
