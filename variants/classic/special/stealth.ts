import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const STEALTH = keyword('stealth');
const SHROUDED = keyword('shrouded');

export const stealth = defineRule({
  id: 'CLS-USR-35',
  default: 'on',
  keyword: 'stealth',
  patch: () => ({
    wrap: {
      coverBonus: (next) => (g, a, model) => next(g, a, model) + (hasBit(g.sheetOf(model).keywordBits, STEALTH) ? 1 : 0),
    },
  }),
});

export const shrouded = defineRule({
  id: 'CLS-USR-30',
  default: 'on',
  keyword: 'shrouded',
  patch: () => ({
    wrap: {
      coverBonus: (next) => (g, a, model) => next(g, a, model) + (hasBit(g.sheetOf(model).keywordBits, SHROUDED) ? 2 : 0),
    },
  }),
});
