import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { chargesThrough } from './charge.ts';

/** A charge through difficult terrain is shorter. */
export default defineRule({
  id: 'CLS-ASSAULT-07',
  title: 'Charging through difficult terrain',
  source: 'assault: Charging through difficult terrain',
  text: 'If any charging model must cross or end in difficult terrain, subtract 2" from the rolled charge range (once, for the unit), and charging models strike at I1 that turn (CLS-ASSAULT-15). Move Through Cover removes the reduction. Dangerous terrain is tested by each model that crosses it.',
  default: 'on',
  params: { inches: integer(2, 0, 6, 'Inches taken off the charge range', 'inches') },
  patch: ({ inches }, s) => ({
    wrap: {
      chargePenalty: (next) => (g, u, target, length) =>
        next(g, u, target, length) + (s.slowedCharging(g, u) && chargesThrough(g, s, u, target, length) ? inches : 0),
    },
  }),
});
