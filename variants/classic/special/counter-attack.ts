import { hasBit, inflict, is, keyword, status } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { LOCKED } from '../state.ts';

const COUNTER_ATTACK = keyword('counter-attack');
/** Was charged this phase while it was not locked. */
const COUNTERS = status('counter-attacks', 'phase');

/** One more attack for the models of a unit that is charged. */
export const counterAttack = defineRule({
  id: 'CLS-USR-05',
  default: 'on',
  keyword: 'counter-attack',
  patch: () => ({
    before: {
      chargeMade: (g, _u, target) => {
        if (hasBit(target.anyBits, COUNTER_ATTACK) && !is(target, LOCKED)) inflict(g, target, COUNTERS);
      },
    },
    wrap: {
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        return attacks > 0 && is(g.unitOf(model), COUNTERS) && hasBit(g.sheetOf(model).keywordBits, COUNTER_ATTACK) ? attacks + 1 : attacks;
      },
    },
  }),
});
