import { integer } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { isOfTheWarp, warpIsNear } from './blanks.ts';

/** Leadership is never reduced below this (CLS-MORALE-06). */
const LEAST = 2;

/** Psykers and Daemons of either side near a Blank have reduced Leadership, however many Blanks there are. */
export default defineRule({
  id: 'WAF-USR-03',
  title: 'Blank: Leadership',
  source: 'Special Rules, Blank',
  text: [
    'Psykers and Daemons of either side within 12" of a Blank have -3 Ld.',
    'Ruling: Not cumulative for several Blanks; applies per model or unit having the Psyker or Daemon rule, using the nearest model.',
  ].join('\n'),
  changes: 'new; adds to classic base: Leadership modifiers (CLS-MORALE-06)',
  default: 'on',
  keyword: 'blank',
  params: {
    inches: integer(12, 1, 48, 'how near a Blank has to be', 'inches'),
    less: integer(3, 1, 8, 'Leadership lost', 'points of Leadership'),
  },
  patch: ({ inches, less }) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if (stat !== STAT.Ld || value <= LEAST || !isOfTheWarp(g, model)) return value;
        return warpIsNear(g, g.unitOf(model), inches) ? Math.max(LEAST, value - less) : value;
      },
    },
  }),
});
