import { integer, is } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { GONE_TO_GROUND } from '../state.ts';

/** A unit that has gone to ground improves its cover saves by 1; in the open it has a 6+. */
export default defineRule({
  id: 'CLS-SAVE-12',
  title: 'Going to ground and cover',
  source: 'saves and cover: Going to ground and cover',
  text: 'A unit that has gone to ground adds +1 to its cover saves; without cover it has a 6+ cover save.',
  default: 'on',
  params: {
    bonus: integer(1, 0, 5, 'Points by which its cover save is better', 'to a save'),
  },
  patch: ({ bonus }) => ({
    wrap: { coverBonus: (next) => (g, a, model) => next(g, a, model) + (is(g.unitOf(model), GONE_TO_GROUND) ? bonus : 0) },
  }),
});
