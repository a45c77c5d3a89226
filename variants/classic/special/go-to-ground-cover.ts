import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { GONE_TO_GROUND } from '../state.ts';

/** A unit that has gone to ground improves its cover saves by 1; in the open it has a 6+. */
export const groundCover = defineRule({
  id: 'CLS-SAVE-12',
  default: 'on',
  patch: () => ({
    wrap: { coverBonus: (next) => (g, a, model) => next(g, a, model) + (is(g.unitOf(model), GONE_TO_GROUND) ? 1 : 0) },
  }),
});
