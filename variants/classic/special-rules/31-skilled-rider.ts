import { hasBit, integer, is, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { JINKED } from '../state.ts';

const SKILLED_RIDER = keyword('skilled-rider');

/** A better save when it jinks, and Dangerous Terrain tests passed automatically. */
export default defineRule({
  id: 'CLS-USR-31',
  title: 'Skilled Rider',
  source: 'universal special rules: Skilled Rider',
  text: '+1 to its Jink cover save and passes Dangerous tests automatically.',
  default: 'on',
  keyword: 'skilled-rider',
  params: {
    save: integer(3, 2, 6, 'Cover save of such a model when it jinks', 'needed on a D6'),
  },
  patch: ({ save }) => ({
    wrap: {
      coverOf: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return on > save && is(g.unitOf(model), JINKED) && hasBit(g.sheetOf(model).keywordBits, SKILLED_RIDER) ? save : on;
      },
      ignoresDanger: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, SKILLED_RIDER) || next(g, model),
    },
  }),
});
