import { defineRule } from '../define-rule.ts';
import { FIXED } from '../family.ts';

/** Ld is no better than 5+ and no worse than 8+. */
export default defineRule({
  id: 'TEN-MOD-08',
  title: 'Leadership stays between 5+ and 8+',
  source: 'Errata page 38, Profiles',
  text: 'After all modifiers Ld is never 4+ or better and never 9+ or worse.',
  layer: 'errata',
  changes: 'Adds to TEN-MOD-04. Off: no limits.',
  outside: ['TEN-MOD-14'],
  default: 'on',
  patch: () => ({
    wrap: {
      leadershipOfModel: (next) => (g, m) => {
        const leadership = next(g, m);
        if ((g.sheetOf(m).stats.fixed & FIXED.Ld) !== 0) return leadership;
        return leadership < 5 ? 5 : leadership > 8 ? 8 : leadership;
      },
    },
  }),
});
