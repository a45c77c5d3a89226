import { integer } from 'sandtable/rules';
import { isSuperHeavyWalker } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';
import { sweepHits } from '../units/automatic-hits.ts';

/** A super-heavy walker strikes a fleeing unit D6 times. */
export default defineRule({
  id: 'WAF-VEH-24',
  title: 'Super-Heavy Walkers: D6 automatic hits',
  source: 'Vehicles, Super-Heavy Walkers, Assault',
  text: ['D6 automatic hits per model in the situations of WAF-UNIT-06.', 'Ruling: Replaces the D3 of WAF-VEH-13.'].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'super-heavy',
  params: { dice: integer(1, 0, 4, 'D6 that are added up for the hits of each model', 'dice') },
  patch: ({ dice }) => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isSuperHeavyWalker(g.sheetOf(model).stats) ? sweepHits(g, frame, dice, 6) : next(g, model, frame),
    },
  }),
});
