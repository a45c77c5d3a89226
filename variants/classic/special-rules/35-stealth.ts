import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const STEALTH = keyword('stealth');

export default defineRule({
  id: 'CLS-USR-35',
  title: 'Stealth',
  source: 'universal special rules: Stealth',
  text: '+1 to cover saves; with no cover 6+. Having it from two sources counts once.',
  default: 'on',
  keyword: 'stealth',
  params: {
    bonus: integer(1, 1, 5, 'Points by which its cover save is better', 'to a save'),
  },
  patch: ({ bonus }) => ({
    wrap: {
      stealthOf: (next) => (g, a, model) => (hasBit(g.sheetOf(model).keywordBits, STEALTH) ? bonus : next(g, a, model)),
    },
  }),
});
