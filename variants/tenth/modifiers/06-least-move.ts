import { integer } from 'sandtable/rules';
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
  params: {
    moveInches: integer(1, 0, 12, 'least Move after modifiers', 'inches'),
    rangeInches: integer(1, 0, 24, 'least range of a ranged weapon after modifiers', 'inches'),
  },
  patch: ({ moveInches, rangeInches }) => ({
    wrap: {
      moveOf: (next) => (g, m) => {
        const inches = next(g, m);
        if (inches >= moveInches) return inches;
        const stats = g.sheetOf(m).stats;
        return (stats.fixed & FIXED.M) !== 0 && !stats.plusMove ? inches : moveInches;
      },
      rangeOf: (next) => (g, u, m, weapon) => {
        const inches = next(g, u, m, weapon);
        return inches >= rangeInches || u.sheet.weapons[weapon].profile.melee ? inches : rangeInches;
      },
    },
  }),
});
