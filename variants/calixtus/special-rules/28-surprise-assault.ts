import { hasBit, integer, is, keyword } from 'sandtable/rules';
import { CHARGED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

const SURPRISE_ASSAULT = keyword('surprise-assault');

/** +1 attack and +1 Initiative in the Assault phase in which the unit charged. */
export default defineRule({
  id: 'CAL-USR-28',
  title: 'Surprise Assault',
  source: 'Universal Special Rules',
  text: [
    'A unit with Surprise Assault has +1 attack and +1 Initiative in the Assault phase in which it charges.',
    'Ruling: on top of the ordinary +1 attack for charging; having it twice counts once. Initiative fixed at 1 by another rule stays 1.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'surprise-assault',
  params: {
    attacks: integer(1, 0, 5, 'more attacks of each model', 'attacks'),
    initiative: integer(1, 0, 9, 'more Initiative of each model', 'points of Initiative'),
  },
  patch: ({ attacks: more, initiative }, s) => ({
    wrap: {
      surprises: (next) => (g, model) => hasBit(g.sheetOf(model).keywordBits, SURPRISE_ASSAULT) || next(g, model),
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        return attacks > 0 && is(g.unitOf(model), CHARGED) && s.surprises(g, model) ? attacks + more : attacks;
      },
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        return step > 0 && is(g.unitOf(model), CHARGED) && s.surprises(g, model) ? step + initiative : step;
      },
    },
  }),
});
