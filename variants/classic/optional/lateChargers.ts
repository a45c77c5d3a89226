import { defineRule } from '../family.ts';

/** Who charged through difficult terrain strikes last. */
export const lateChargers = defineRule({
  id: 'CLS-ASSAULT-15',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      fixedInitiative: (next) => (g, model) => {
        const fixed = next(g, model);
        return fixed === 0 && s.strikesLate(g, model) && s.initiativeOf(g, model) > 1 ? 1 : fixed;
      },
    },
  }),
});
