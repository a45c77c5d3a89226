import { defineRule } from '../define-rule.ts';
import { FIXED } from '../family.ts';

/** The printed T replaces a missing S or Ld. */
export default defineRule({
  id: 'TEN-MOD-14',
  title: 'Missing characteristics',
  source: 'Commentary "Null Characteristics"',
  text: 'If S or Ld is "-" and a rule needs it, T is used instead, unmodified.',
  layer: 'commentary',
  changes: 'Adds to core. Off: a rule that needs it fails automatically.',
  default: 'on',
  patch: () => ({
    wrap: {
      leadershipOfModel: (next) => (g, m) => {
        const stats = g.sheetOf(m).stats;
        return (stats.fixed & FIXED.Ld) === 0 ? next(g, m) : stats.T;
      },
      missingStrength: (next) => (g, a) => (a.bearerCount === 0 ? next(g, a) : g.sheetOf(a.bearers[0]).stats.T),
    },
  }),
});
