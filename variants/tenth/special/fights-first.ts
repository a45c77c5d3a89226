import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const FIGHTS_FIRST = keyword('fights-first');

/** Fights in the first step if every model can. */
export default defineRule({
  id: 'TEN-USR-03',
  default: 'on',
  keyword: 'fights-first',
  patch: () => ({ wrap: { fightsFirst: (next) => (g, u) => hasBit(u.allBits, FIGHTS_FIRST) || next(g, u) } }),
});
