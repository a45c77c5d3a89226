import { hasBit, is, keyword } from 'sandtable/rules';
import { defineRule, STAT } from '../family.ts';
import { CHARGED } from '../state.ts';

const FURIOUS_CHARGE = keyword('furious-charge');

/** One more Strength in a turn in which the unit charged. */
export const furiousCharge = defineRule({
  id: 'CLS-USR-13',
  default: 'on',
  keyword: 'furious-charge',
  patch: () => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if (stat !== STAT.S || !is(g.unitOf(model), CHARGED) || !hasBit(g.sheetOf(model).keywordBits, FURIOUS_CHARGE)) return value;
        return Math.min(10, value + 1);
      },
    },
  }),
});
