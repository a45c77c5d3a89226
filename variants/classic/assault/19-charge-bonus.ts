import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { chargedInGoodOrder } from './in-good-order.ts';

/** Chargers make an extra attack. */
export default defineRule({
  id: 'CLS-ASSAULT-19',
  title: 'Charge bonus',
  source: 'assault: Charge bonus',
  text: 'Each model of a unit that made a successful, not disordered charge this turn has +1 Attack in this Assault phase. Defensive grenades may cancel it.',
  default: 'on',
  params: { attacks: integer(1, 0, 3, 'Extra Attacks of a charging model', 'attacks') },
  patch: ({ attacks }, s) => ({
    wrap: {
      chargeBonus: (next) => (g, model, enemy) =>
        next(g, model, enemy) + (chargedInGoodOrder(g.unitOf(model)) ? s.bonusAttacks(g, model, attacks) : 0),
    },
  }),
});
