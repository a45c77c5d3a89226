import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const ETERNAL_WARRIOR = keyword('eternal-warrior');

/** Immune to Instant Death. */
export const eternalWarrior = defineRule({
  id: 'CLS-USR-08',
  default: 'on',
  keyword: 'eternal-warrior',
  patch: () => ({
    wrap: { instantDeath: (next) => (g, a, model) => !hasBit(g.sheetOf(model).keywordBits, ETERNAL_WARRIOR) && next(g, a, model) },
  }),
});
