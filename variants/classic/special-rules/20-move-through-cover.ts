import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const MOVE_THROUGH_COVER = keyword('move-through-cover');

/** An extra die in difficult terrain, no charge penalty for it, and no Dangerous Terrain tests. */
export default defineRule({
  id: 'CLS-USR-20',
  title: 'Move Through Cover',
  source: 'universal special rules: Move Through Cover',
  text: 'Rolls an extra D6 in Difficult tests (keep the highest), suffers no -2" when charging through difficult terrain and passes Dangerous tests automatically.',
  outside: ['CLS-USR-31'],
  default: 'on',
  keyword: 'move-through-cover',
  params: {
    dice: integer(1, 1, 4, 'Extra dice of a difficult terrain test', 'dice'),
  },
  patch: ({ dice }) => ({
    wrap: {
      difficultDice: (next) => (g, u) => next(g, u) + (hasBit(u.allBits, MOVE_THROUGH_COVER) ? dice : 0),
      slowedCharging: (next) => (g, u) => !hasBit(u.allBits, MOVE_THROUGH_COVER) && next(g, u),
      ignoresDanger: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, MOVE_THROUGH_COVER) || next(g, model),
    },
  }),
});
