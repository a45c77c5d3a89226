import { integer } from 'sandtable/rules';
import { STAT } from '../../../classic/family.ts';
import { isOfTheWarp, warpIsNear } from '../../blanks.ts';
import { defineRule } from '../../family.ts';

/** No Leadership counts as lower (CLS-MORALE-06). */
const LEAST = 2;

/** Psykers and Daemons of either side near a Blank have less Leadership, however many Blanks there are. */
export const blankLeadership = defineRule({
  id: 'WAF-USR-03',
  default: 'on',
  keyword: 'blank',
  params: { less: integer(3, 1, 8, 'points of Leadership that they lose') },
  patch: ({ less }) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if (stat !== STAT.Ld || value <= LEAST || !isOfTheWarp(g, model)) return value;
        return warpIsNear(g, g.unitOf(model)) ? Math.max(LEAST, value - less) : value;
      },
    },
  }),
});
