import { hasBit, is, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { JINKED } from '../state.ts';

const SKILLED_RIDER = keyword('skilled-rider');
const JINK_COVER = 3;

/** A better save when it jinks, and Dangerous Terrain tests passed automatically. */
export default defineRule({
  id: 'CLS-USR-31',
  title: 'Skilled Rider',
  source: 'universal special rules: Skilled Rider',
  text: '+1 to its Jink cover save and passes Dangerous tests automatically.',
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
