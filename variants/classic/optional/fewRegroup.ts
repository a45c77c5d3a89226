import { defineRule } from '../family.ts';
import { REGROUP } from '../state.ts';

/** Below a quarter of its strength a unit regroups on a double 1 only. */
export const fewRegroup = defineRule({
  id: 'CLS-MORALE-11',
  default: 'on',
  patch: () => ({
    wrap: {
      leadershipPasses: (next) => (g, u, why, one, other, leadership) => {
        if (why === REGROUP && u.alive * 4 < u.strength) return one === 1 && other === 1;
        return next(g, u, why, one, other, leadership);
      },
    },
  }),
});
