import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';

const DAEMON = keyword('daemon');
const DAEMON_SAVE = 5;

/** A 5+ invulnerable save, and Fear. */
export default defineRule({
  id: 'CLS-USR-07',
  title: 'Daemon',
  source: 'universal special rules: Daemon',
  text: 'Has a 5+ invulnerable save and Fear.',
  outside: ['CLS-USR-13'],
  default: 'on',
  keyword: 'daemon',
  patch: () => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        return stat === STAT.inv && value > DAEMON_SAVE && hasBit(g.sheetOf(model).keywordBits, DAEMON) ? DAEMON_SAVE : value;
      },
      causesFear: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, DAEMON) || next(g, model),
    },
  }),
});
