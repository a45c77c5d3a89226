import { hasBit, is, keyword } from 'sandtable/rules';
import { JINKED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

const AGILE_FLYER = keyword('agile-flyer');
const JINK_COVER = 3;

/** Jinking gives it 1 more on its cover save. */
export const agileFlyer = defineRule({
  id: 'WAF-FLYER-01',
  default: 'on',
  keyword: 'agile-flyer',
  patch: () => ({
    wrap: {
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return on > JINK_COVER && is(g.unitOf(model), JINKED) && hasBit(g.sheetOf(model).keywordBits, AGILE_FLYER) ? JINK_COVER : on;
      },
    },
  }),
});
