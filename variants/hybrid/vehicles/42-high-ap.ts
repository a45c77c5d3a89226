import { armourModifierAt, armourModifierOf, defineRule } from '../family.ts';

/** What AP-4, and AP-5 or better, add to a roll on the damage table. */
const bonusOf = (modifier: number): number => (modifier >= 5 ? 2 : modifier === 4 ? 1 : 0);

/** A good AP adds to rolls on the damage table. */
export default defineRule({
  id: 'HYB-VEH-42',
  title: 'High AP modifiers',
  source: 'Vehicle, High AP Weapons',
  text: 'AP-4 adds +1 to the damage roll, AP-5 (or better) +2, AP-3 and lower nothing.',
  changes: 'replaces classic base: AP modifiers of the damage roll (CLS-VEH-18); AP2 is AP-4 and AP1 AP-5 by HYB-DEF-04',
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
