import { defineRule } from '../family.ts';
import { numberOfAbility } from '../modifiers/instances.ts';
import { SUSTAINED_ROLL } from '../states.ts';

/** A Critical Hit scores additional hits. */
export default defineRule({
  id: 'TEN-WPN-25',
  default: 'on',
  keyword: ['sustained-hits', 'grants-sustained-hits'],
  patch: (_p, s) => ({
    wrap: { additionalHits: (next) => (g, a) => next(g, a) + numberOfAbility(g, s, a, 'sustained-hits', SUSTAINED_ROLL) },
  }),
});
