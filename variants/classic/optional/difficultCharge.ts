import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** A charge through difficult terrain is shorter. */
export const difficultCharge = defineRule({
  id: 'CLS-ASSAULT-07',
  default: 'on',
  params: { inches: integer(2, 0, 6, 'Inches taken off the charge range') },
  patch: ({ inches }, s) => ({
    wrap: {
      chargePenalty: (next) => (g, u, target) => next(g, u, target) + (s.chargesThrough(g, u, target) ? inches : 0),
    },
  }),
});
