import { integer, is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { CHARGED, DISORDERED } from '../state.ts';

/** Chargers make one attack more. */
export const chargeBonus = defineRule({
  id: 'CLS-ASSAULT-19',
  default: 'on',
  params: { attacks: integer(1, 0, 3, 'Attacks a charging model has more') },
  patch: ({ attacks }, s) => ({
    wrap: {
      chargeBonus: (next) => (g, model, enemy) =>
        next(g, model, enemy) + (is(g.unitOf(model), CHARGED) && !is(g.unitOf(model), DISORDERED) ? s.bonusAttacks(g, model, attacks) : 0),
    },
  }),
});
