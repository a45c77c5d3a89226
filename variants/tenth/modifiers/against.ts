import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';

/** AP is "worse" the nearer it is to 0; AP 0 is the worst (TEN-MOD-13). */
export const savesAgainstWeak: Ability<Modern, Tables> = {
  keyword: 'armour-bonus-against-ap',
  text: 'Armour saves of its bearer against attacks with AP -X or worse have +1.',
  patch: (s) => ({
    wrap: {
      armourModifier: (next) => (g, a, m) => {
        const most = g.sheetOf(m).values['armour-bonus-against-ap'];
        return next(g, a, m) + (most !== undefined && s.apSeen(g, a) <= most ? 1 : 0);
      },
    },
  }),
};
