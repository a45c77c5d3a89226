import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { sweepHits } from '../units/automatic-hits.ts';
import { isWalker } from './assault.ts';

/** A walker strikes a fleeing unit D3 times. */
export default defineRule({
  id: 'WAF-VEH-13',
  title: 'Walkers sweep with D3 hits',
  source: 'Vehicles, Walkers, Walkers and Assaults',
  text: 'Walkers may sweep, Pile In and Consolidate unless Stunned or Immobilised, and inflict D3 automatic hits in the situations of WAF-UNIT-06.',
  changes: 'classic base: Walkers in combat (the hits are new) (CLS-VEH-40, CLS-ASSAULT-32)',
  default: 'on',
  keyword: 'walker',
  params: { dice: integer(1, 0, 4, 'D3 that are added up for the hits of each model', 'dice') },
  patch: ({ dice }) => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isWalker(g.sheetOf(model).stats.vehicle) ? sweepHits(g, frame, dice, 3) : next(g, model, frame),
    },
  }),
});
