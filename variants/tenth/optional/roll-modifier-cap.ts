import { defineRule } from '../family.ts';

/** All modifiers of a Hit or Wound roll together count for 1 at most, up or down. */
export default defineRule({
  id: 'TEN-MOD-17',
  default: 'on',
  patch: (_p, _s, t) => ({
    wrap: {
      netRollModifier: (next) => (g, sum) => {
        const net = next(g, sum);
        return net > t.mostRollModifier ? t.mostRollModifier : net < -t.mostRollModifier ? -t.mostRollModifier : net;
      },
    },
  }),
});
