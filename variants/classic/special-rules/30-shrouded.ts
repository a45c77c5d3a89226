import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const SHROUDED = keyword('shrouded');

export default defineRule({
  id: 'CLS-USR-30',
  title: 'Shrouded',
  source: 'universal special rules: Shrouded',
  text: '+2 to cover saves of the unit; with no cover 5+. Stacks with Stealth (and so to +3).',
  outside: ['CLS-USR-35'],
  default: 'on',
  keyword: 'shrouded',
  params: {
    bonus: integer(2, 1, 5, 'Points by which its cover save is better', 'to a save'),
  },
  patch: ({ bonus }) => ({
    wrap: {
      coverBonus: (next) => (g, a, model) => next(g, a, model) + (hasBit(g.sheetOf(model).keywordBits, SHROUDED) ? bonus : 0),
    },
  }),
});
