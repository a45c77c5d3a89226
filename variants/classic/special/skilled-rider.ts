import { hasBit, is, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { JINKED } from '../state.ts';

const SKILLED_RIDER = keyword('skilled-rider');
const JINK_COVER = 3;

/** A better save when it jinks, and no fear of dangerous ground. */
export const skilledRider = defineRule({
  id: 'CLS-USR-31',
  default: 'on',
  keyword: 'skilled-rider',
  patch: () => ({
    wrap: {
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return on > JINK_COVER && is(g.unitOf(model), JINKED) && hasBit(g.sheetOf(model).keywordBits, SKILLED_RIDER) ? JINK_COVER : on;
      },
      ignoresDanger: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, SKILLED_RIDER) || next(g, model),
    },
  }),
});
