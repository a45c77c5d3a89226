import { defineRule } from '../family.ts';
import { numberOfAbility, SUSTAINED_WORDS } from '../modifiers/instances.ts';
import { SUSTAINED_ROLL } from '../states.ts';

/** A Critical Hit scores additional hits. */
export default defineRule({
  id: 'TEN-WPN-25',
  default: 'on',
  keyword: SUSTAINED_WORDS,
  patch: (_p, s) => ({
    wrap: { additionalHits: (next) => (g, a) => next(g, a) + numberOfAbility(g, s, a, 'sustained-hits', SUSTAINED_ROLL) },
  }),
});
