import { defineRule } from '../family.ts';
import { STAT } from '../modifiers/stats.ts';

/** The Hit rolls and the OC of a model that is nearly destroyed. */
export default defineRule({
  id: 'TEN-USR-21',
  default: 'on',
  keyword: 'damaged',
  patch: (_p, s) => ({
    wrap: {
      hitPenalty: (next) => (g, a) => {
        const sum = next(g, a);
        if (a.bearerCount === 0) return sum;
        const stats = g.sheetOf(a.bearers[0]).stats;
        return g.models.wounds[a.bearers[0]] <= stats.damagedAt ? sum - stats.damagedHit : sum;
      },
      ocOf: (next) => (g, m) => {
        const control = next(g, m);
        const stats = g.sheetOf(m).stats;
        if (stats.damagedOC === 0 || g.models.wounds[m] > stats.damagedAt || s.unmodifiable(g, m, STAT.OC)) return control;
        return control + stats.damagedOC;
      },
    },
  }),
});
