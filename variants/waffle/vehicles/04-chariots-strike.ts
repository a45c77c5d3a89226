import { integer } from 'sandtable/rules';
import { isChariot } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';
import { sweepHits } from '../units/automatic-hits.ts';

/** A chariot strikes a fleeing unit D3 times. */
export default defineRule({
  id: 'WAF-VEH-04',
  title: 'Chariots: D3 automatic hits',
  source: 'Vehicles, Chariots, Fighting from a Chariot',
  text: ['A Chariot inflicts D3 automatic hits in the situations of WAF-UNIT-06.', "Ruling: Hits use the rider's profile."].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'chariot',
  params: { dice: integer(1, 0, 4, 'D3 that are added up for the hits of each model', 'dice') },
  patch: ({ dice }) => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isChariot(g.sheetOf(model).stats) ? sweepHits(g, frame, dice, 3) : next(g, model, frame),
    },
  }),
});
