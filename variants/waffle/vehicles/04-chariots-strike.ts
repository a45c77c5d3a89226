import { isChariot } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';
import { SWEEP_HITS } from './assault.ts';

/** A chariot strikes a fleeing unit D3 times. */
export default defineRule({
  id: 'WAF-VEH-04',
  title: 'Chariots: D3 automatic hits',
  source: 'Vehicles, Chariots, Fighting from a Chariot',
  text: ['A Chariot inflicts D3 automatic hits in the situations of WAF-UNIT-06.', "Ruling: Hits use the rider's profile."].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'chariot',
  patch: () => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isChariot(g.sheetOf(model).stats) ? g.dice.d3(frame, SWEEP_HITS) : next(g, model, frame),
    },
  }),
});
