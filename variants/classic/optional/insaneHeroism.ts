import { defineRule } from '../family.ts';

/** A double 1 passes every Leadership test. */
export const insaneHeroism = defineRule({
  id: 'CLS-MORALE-02',
  default: 'on',
  patch: () => ({
    wrap: {
      leadershipPasses: (next) => (g, u, why, one, other, leadership) =>
        (one === 1 && other === 1) || next(g, u, why, one, other, leadership),
    },
  }),
});
