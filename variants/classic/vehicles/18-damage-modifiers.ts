import { defineRule } from '../define-rule.ts';

/** A good Armour Piercing value makes damage worse. */
export default defineRule({
  id: 'CLS-VEH-18',
  title: 'Damage roll modifiers',
  source: 'vehicles: Damage roll modifiers',
  text: 'AP1: +2. AP2: +1. Open-topped target: +1. They add.',
  default: 'on',
  patch: () => ({
    wrap: {
      damageModifier: (next) => (g, a, vehicle) => next(g, a, vehicle) + (a.ap === 1 ? 2 : a.ap === 2 ? 1 : 0),
    },
  }),
});
