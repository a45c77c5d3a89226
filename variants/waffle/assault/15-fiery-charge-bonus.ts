import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** Firing in a charge costs the Attack for charging, or one of the two that Rage gives. */
export default defineRule({
  id: 'WAF-ASSAULT-15',
  title: 'Fiery Charge costs the charge bonus',
  source: 'Fiery Charge (proposed rule), paragraph 2',
  text: 'A unit using Fiery Charge gets no bonus Attack for charging; a unit with Rage loses only one of its two.',
  changes: 'classic base: Charge bonus and Rage (CLS-ASSAULT-19, CLS-USR-26); part of WAF-ASSAULT-14',
  default: 'off',
  requires: ['WAF-ASSAULT-14'],
  params: { attacks: integer(1, 0, 3, 'Attacks for charging that the fire costs', 'attacks') },
  patch: ({ attacks }, s) => ({
    wrap: {
      attacksForFiring: (next) => (g, u) => next(g, u) + attacks,
      chargeBonus: (next) => (g, model, enemy) => {
        const bonus = next(g, model, enemy);
        return bonus > 0 && s.firedInCharge(g, g.unitOf(model)) ? Math.max(0, bonus - attacks) : bonus;
      },
    },
  }),
});
