import { defineRule } from '../family.ts';

/** Who charged through difficult terrain strikes last. */
export const lateChargers = defineRule({
  id: 'CLS-ASSAULT-15',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      initiativeOf: (next) => (g, model) => {
        const step = next(g, model);
        return step > 1 && s.strikesLate(g, model) ? 1 : step;
      },
    },
  }),
});
