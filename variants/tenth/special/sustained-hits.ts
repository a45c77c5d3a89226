import { defineRule } from '../family.ts';
import { rollAmount } from '../mod.ts';
import { SUSTAINED_ROLL } from '../states.ts';

/** A Critical Hit scores additional hits. */
export default defineRule({
  id: 'TEN-WPN-25',
  default: 'on',
  keyword: 'sustained-hits',
  patch: () => ({
    wrap: {
      additionalHits: (next) => (g, a) => {
        const more = a.profile.values['sustained-hits'];
        return next(g, a) + (more === undefined ? 0 : rollAmount(g, a.dice, SUSTAINED_ROLL, more));
      },
    },
  }),
});
