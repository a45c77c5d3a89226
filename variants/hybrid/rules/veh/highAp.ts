import { armourModifierAt, armourModifierOf, defineRule } from '../../family.ts';

/** What AP-4, and AP-5 or better, add to a roll on the damage table. */
const bonusOf = (modifier: number): number => (modifier >= 5 ? 2 : modifier === 4 ? 1 : 0);

/** AP as a modifier makes damage worse. */
export const highAp = defineRule({
  id: 'HYB-VEH-42',
  default: 'on',
  keyword: 'vehicle',
  supersedes: ['CLS-VEH-18'],
  tables: (t) => ({ ...t, onPaper: { ...t.onPaper, damageBonus: (arm) => bonusOf(armourModifierOf(arm)) } }),
  patch: () => ({
    wrap: {
      damageModifier: (next) => (g, a, vehicle) => next(g, a, vehicle) + bonusOf(armourModifierAt(a.weapon.profile, a.ap)),
    },
  }),
});
