import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';

const DAEMON = keyword('daemon');

/** A 5+ invulnerable save, and Fear. */
export default defineRule({
  id: 'CLS-USR-07',
  title: 'Daemon',
  source: 'universal special rules: Daemon',
  text: 'Has a 5+ invulnerable save and Fear.',
  outside: ['CLS-USR-13'],
  default: 'on',
  keyword: 'daemon',
  params: {
    save: integer(5, 2, 6, 'Invulnerable save', 'needed on a D6'),
  },
  patch: ({ save }) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        return stat === STAT.inv && value > save && hasBit(g.sheetOf(model).keywordBits, DAEMON) ? save : value;
      },
      causesFear: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, DAEMON) || next(g, model),
    },
  }),
});
