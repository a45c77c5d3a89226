import { hasBit, is, keyword } from 'sandtable/rules';
import { CHARGED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

const SURPRISE_ASSAULT = keyword('surprise-assault');
const BEST_INITIATIVE = 10;

/** One attack and one Initiative more in the Assault phase in which the unit charged. */
export const surpriseAssault = defineRule({
  id: 'CAL-USR-28',
  default: 'on',
  keyword: 'surprise-assault',
  patch: (_p, s) => ({
    wrap: {
      surprises: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, SURPRISE_ASSAULT) || next(g, model),
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        return attacks > 0 && is(g.unitOf(model), CHARGED) && s.surprises(g, model) ? attacks + 1 : attacks;
      },
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        return step > 0 && is(g.unitOf(model), CHARGED) && s.surprises(g, model) ? Math.min(BEST_INITIATIVE, step + 1) : step;
      },
    },
  }),
});
