import { defineRule } from '../define-rule.ts';
import { TRAIT } from '../family.ts';
import { STAT } from '../modifiers/stats.ts';

/** The Hit rolls and the OC of a damaged model. */
export default defineRule({
  id: 'TEN-USR-21',
  title: 'Damaged profiles',
  source: 'Core rules, datasheets',
  text: 'Many large models have "Damaged: 1-N wounds remaining": while in that bracket the effects printed (commonly -1 to Hit, less OC) apply; they are ordinary modifiers.',
  layer: 'core',
  simulated: 'partial',
  leavesOut: 'Effects of a damaged profile other than on Hit rolls and OC are not played.',
  default: 'on',
  keyword: 'damaged',
  patch: (_p, s) => ({
    wrap: {
      traitsOf: (next) => (g, u, m, weapon, t) =>
        next(g, u, m, weapon, t) | (g.models.wounds[m] <= g.sheetOf(m).stats.damagedAt ? TRAIT.damaged : 0),
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
