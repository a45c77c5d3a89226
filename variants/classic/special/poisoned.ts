import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { attackHas } from './carried.ts';

const POISONED = keyword('poisoned');
const PLAIN = 4;

/** Wounds on X+ unless the chart needs less; failed rolls are made again where Strength is at least the Toughness. */
export const poisoned = defineRule({
  id: 'CLS-WPN-26',
  default: 'on',
  keyword: 'poisoned',
  patch: () => ({
    wrap: {
      woundOn: (next) => (g, a) => {
        const on = next(g, a);
        if (!attackHas(g, a, POISONED)) return on;
        const own = a.bearer >= 0 ? g.sheetOf(a.bearer).values['poisoned'] : undefined;
        return Math.min(on, a.weapon.profile.ruleValues['poisoned'] ?? own ?? PLAIN);
      },
      rerollsWound: (next) => (g, a, face) => (a.strength >= a.toughness && attackHas(g, a, POISONED)) || next(g, a, face),
    },
  }),
});
