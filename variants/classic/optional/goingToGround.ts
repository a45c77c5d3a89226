import { defineRule } from '../family.ts';

/** A unit that is shot at may go to ground before it takes its saves. */
export const goingToGround = defineRule({
  id: 'CLS-MORALE-13',
  default: 'on',
  patch: (_p, s) => ({
    wrap: { mayGoToGround: (next) => (g, u) => next(g, u) || s.canGoToGround(g, u) },
  }),
});
