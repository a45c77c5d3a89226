import { integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { attackHas } from '../special-rules/carried.ts';

const POISONED = keyword('poisoned');

/** Wounds on X+ unless the chart needs less; failed rolls are re-rolled if Strength is at least the Toughness. */
export default defineRule({
  id: 'CLS-WPN-26',
  title: 'Poisoned (X+)',
  source: 'weapons: Poisoned (X+)',
  text: "Wounds on X+ (4+ if no number) whatever the Toughness, unless the chart needs less. If S at least equals the victim's T, failed To Wound rolls are re-rolled. No effect on vehicles.",
  outside: ['CLS-USR-21', 'CLS-USR-24', 'CLS-WPN-21'],
  default: 'on',
  keyword: 'poisoned',
  params: {
    on: integer(4, 2, 6, 'Needed To Wound by poison without a number', 'needed on a D6'),
  },
  patch: ({ on }) => ({
    wrap: {
      woundOn: (next) => (g, a) => {
        const plain = next(g, a);
        if (!attackHas(g, a, POISONED)) return plain;
        const own = a.bearer >= 0 ? g.sheetOf(a.bearer).values['poisoned'] : undefined;
        return Math.min(plain, a.weapon.profile.ruleValues['poisoned'] ?? own ?? on);
      },
      rerollsWound: (next) => (g, a, face) => (a.strength >= a.toughness && attackHas(g, a, POISONED)) || next(g, a, face),
    },
  }),
});
