import { defineRule } from '../define-rule.ts';
import { FIXED } from '../family.ts';

/** M and Range are at least 1". A model without M does not move. */
export default defineRule({
  id: 'TEN-MOD-06',
  title: 'Floors for Move and Range',
  source: 'Errata page 38, Profiles and Weapons',
  text: 'After all modifiers M is at least 1" (a model with M "-" cannot move at all) and the Range of a ranged weapon at least 1".',
  layer: 'errata',
  changes: 'Adds to TEN-MOD-04. Off: both may fall to 0".',
  default: 'on',
  patch: () => ({
    wrap: {
      moveOf: (next) => (g, m) => {
        const inches = next(g, m);
        if (inches >= 1) return inches;
        const stats = g.sheetOf(m).stats;
        return (stats.fixed & FIXED.M) !== 0 && !stats.plusMove ? inches : 1;
      },
      rangeOf: (next) => (g, u, m, weapon) => {
        const inches = next(g, u, m, weapon);
        return inches >= 1 || u.sheet.weapons[weapon].profile.melee ? inches : 1;
      },
    },
  }),
});
