import { integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { attackHas } from '../special-rules/carried.ts';

const ARMOURBANE = keyword('armourbane');

export default defineRule({
  id: 'CLS-WPN-28',
  title: 'Armourbane',
  source: 'weapons: Armourbane',
  text: 'Rolls an extra die for penetration (S + 2D6) at any range and in combat.',
  default: 'on',
  keyword: 'armourbane',
  params: {
    dice: integer(2, 1, 6, 'Dice added up for penetration', 'dice'),
  },
  patch: ({ dice }) => ({
    wrap: { penetrationDice: (next) => (g, a) => (attackHas(g, a, ARMOURBANE) ? Math.max(dice, next(g, a)) : next(g, a)) },
  }),
});
