import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { attackHas } from './carried.ts';

const ARMOURBANE = keyword('armourbane');

export const armourbane = defineRule({
  id: 'CLS-WPN-28',
  default: 'on',
  keyword: 'armourbane',
  patch: () => ({
    wrap: { penetrationDice: (next) => (g, a) => (attackHas(g, a, ARMOURBANE) ? Math.max(2, next(g, a)) : next(g, a)) },
  }),
});
