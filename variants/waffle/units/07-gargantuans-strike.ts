import { integer } from 'sandtable/rules';
import { isGargantuan } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';
import { sweepHits } from './automatic-hits.ts';

/** A gargantuan strikes a fleeing unit D6 times. */
export default defineRule({
  id: 'WAF-UNIT-07',
  title: 'Gargantuan Creatures: D6 automatic hits',
  source: 'Unit Types, Gargantuan Creatures, Assault',
  text: 'As WAF-UNIT-06 with D6 hits.',
  changes: 'new',
  default: 'on',
  keyword: ['gargantuan', 'flying-gargantuan'],
  params: { dice: integer(1, 0, 4, 'D6 that are added up for the hits of each model', 'dice') },
  patch: ({ dice }) => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isGargantuan(g.sheetOf(model).stats) ? sweepHits(g, frame, dice, 6) : next(g, model, frame),
    },
  }),
});
