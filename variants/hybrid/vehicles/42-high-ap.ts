import { integer } from 'sandtable/rules';
import { armourModifierAt, armourModifierOf, defineRule } from '../family.ts';

/** What a modifier of armour saves adds to a roll on the damage table. */
const bonusOf = ({ ap4, ap5 }: { readonly ap4: number; readonly ap5: number }, modifier: number): number =>
  modifier >= 5 ? ap5 : modifier === 4 ? ap4 : 0;

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
  params: {
    ap4: integer(1, 0, 6, 'What AP-4 adds to a damage roll', 'to a roll'),
    ap5: integer(2, 0, 6, 'What AP-5 or better adds to it', 'to a roll'),
  },
  tables: (t, p) => ({ ...t, onPaper: { ...t.onPaper, damageBonus: (arm) => bonusOf(p, armourModifierOf(arm)) } }),
  patch: (p) => ({
    wrap: {
      damageModifier: (next) => (g, a, vehicle) => next(g, a, vehicle) + bonusOf(p, armourModifierAt(a.weapon.profile, a.ap)),
    },
  }),
});
