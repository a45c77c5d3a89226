import { integer } from 'sandtable/rules';
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
  params: {
    best: integer(5, 2, 8, 'best Leadership after modifiers', 'needed on 2D6'),
    worst: integer(8, 5, 12, 'worst Leadership after modifiers', 'needed on 2D6'),
  },
  patch: ({ best, worst }) => ({
    wrap: {
      leadershipOfModel: (next) => (g, m) => {
        const leadership = next(g, m);
        if ((g.sheetOf(m).stats.fixed & FIXED.Ld) !== 0) return leadership;
        return leadership < best ? best : leadership > worst ? worst : leadership;
      },
    },
  }),
});
