import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { weaponHas } from '../special-rules/carried.ts';

const SUNDER = keyword('sunder');
const IMMOBILE = keyword('immobile');

/** Failed rolls to penetrate buildings and immobile structures are re-rolled; +1 on the building damage table. */
export default defineRule({
  id: 'CLS-WPN-57',
  title: 'Sunder',
  source: 'weapons: Sunder',
  text: 'Failed penetration rolls against buildings, fortifications and immobile structures are re-rolled, and building damage rolls gain +1.',
  default: 'on',
  keyword: 'sunder',
  params: {
    bonus: integer(1, 0, 5, 'What is added to the roll for building damage', 'to a roll'),
  },
  patch: ({ bonus }) => ({
    wrap: {
      rerollsPenetration: (next) => (g, a) =>
        (weaponHas(a, SUNDER) && (a.target.housed >= 0 || hasBit(a.target.allBits, IMMOBILE))) || next(g, a),
      buildingModifier: (next) => (g, a) => next(g, a) + (weaponHas(a, SUNDER) ? bonus : 0),
    },
  }),
});
