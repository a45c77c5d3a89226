import { defineRule } from '../family.ts';

/** The Hit rolls of a model that is nearly destroyed. */
export default defineRule({
  id: 'TEN-USR-21',
  default: 'on',
  keyword: 'damaged',
  patch: () => ({
    wrap: {
      hitPenalty: (next) => (g, a) => {
        const sum = next(g, a);
        if (a.bearerCount === 0) return sum;
        const stats = g.sheetOf(a.bearers[0]).stats;
        return g.models.wounds[a.bearers[0]] <= stats.damagedAt ? sum - stats.damagedHit : sum;
      },
    },
  }),
});
