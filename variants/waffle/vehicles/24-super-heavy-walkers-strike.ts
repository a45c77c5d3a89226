import { isSuperHeavyWalker } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';
import { SWEEP_HITS } from './assault.ts';

/** A super-heavy walker strikes a fleeing unit D6 times. */
export default defineRule({
  id: 'WAF-VEH-24',
  title: 'Super-Heavy Walkers: D6 automatic hits',
  source: 'Vehicles, Super-Heavy Walkers, Assault',
  text: ['D6 automatic hits per model in the situations of WAF-UNIT-06.', 'Ruling: Replaces the D3 of WAF-VEH-13.'].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'super-heavy',
  patch: () => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isSuperHeavyWalker(g.sheetOf(model).stats) ? g.dice.d6(frame, SWEEP_HITS) : next(g, model, frame),
    },
  }),
});
