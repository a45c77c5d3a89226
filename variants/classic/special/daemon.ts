import { hasBit, keyword } from 'sandtable/rules';
import { defineRule, STAT } from '../family.ts';

const DAEMON = keyword('daemon');
const DAEMON_SAVE = 5;

/** A 5+ invulnerable save, and Fear. */
export const daemon = defineRule({
  id: 'CLS-USR-07',
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
