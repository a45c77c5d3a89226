import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const MOVE_THROUGH_COVER = keyword('move-through-cover');

/** One die more in difficult terrain, no shorter charges through it, and no dangers. */
export const moveThroughCover = defineRule({
  id: 'CLS-USR-20',
  default: 'on',
  keyword: 'move-through-cover',
  patch: () => ({
    wrap: {
      difficultDice: (next) => (g, u) => next(g, u) + (hasBit(u.allBits, MOVE_THROUGH_COVER) ? 1 : 0),
      chargePenalty: (next) => (g, u, target) => (hasBit(u.allBits, MOVE_THROUGH_COVER) ? 0 : next(g, u, target)),
      ignoresDanger: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, MOVE_THROUGH_COVER) || next(g, model),
    },
  }),
});
