import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** A good Armour Piercing value makes damage worse. */
export default defineRule({
  id: 'CLS-VEH-18',
  title: 'Damage roll modifiers',
  source: 'vehicles: Damage roll modifiers',
  text: 'AP1: +2. AP2: +1. Open-topped target: +1. They add.',
  default: 'on',
  params: {
    ap1: integer(2, 0, 6, 'What AP1 adds to a damage roll', 'to a roll'),
    ap2: integer(1, 0, 6, 'What AP2 adds to it', 'to a roll'),
  },
  patch: ({ ap1, ap2 }) => ({
    wrap: {
      damageModifier: (next) => (g, a, vehicle) => next(g, a, vehicle) + (a.ap === 1 ? ap1 : a.ap === 2 ? ap2 : 0),
    },
  }),
});
