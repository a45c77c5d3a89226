import { inflict, is, lift } from 'sandtable/rules';
import { defineRule } from '../../family.ts';
import { standsStill } from '../../standsStill.ts';
import { PINNED } from '../../state.ts';

/** Who fails a pinning test is gone to ground, and does nothing at all until the end of its own next turn. Initiative 1: CAL-ASSAULT-09. */
export const pinned = defineRule({
  id: 'CAL-DEF-03',
  default: 'on',
  patch: (_p, s) => ({
    before: {
      pin: (g, u) => {
        if (s.pinHolds(g, u)) inflict(g, u, PINNED);
      },
      breakUnit: (_g, u) => lift(u, PINNED),
    },
    wrap: {
      ...standsStill(PINNED),
      mayShoot: (next) => (g, u) => !is(u, PINNED) && next(g, u),
      isPinned: () => (_g, u) => is(u, PINNED),
    },
  }),
});
