import { isGargantuan } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';
import { SWEEP_HITS } from './automatic-hits.ts';

/** A gargantuan strikes a fleeing unit D6 times. */
export default defineRule({
  id: 'WAF-UNIT-07',
  title: 'Gargantuan Creatures: D6 automatic hits',
  source: 'Unit Types, Gargantuan Creatures, Assault',
  text: 'As WAF-UNIT-06 with D6 hits.',
  changes: 'new',
  default: 'on',
  keyword: ['gargantuan', 'flying-gargantuan'],
  patch: () => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isGargantuan(g.sheetOf(model).stats) ? g.dice.d6(frame, SWEEP_HITS) : next(g, model, frame),
    },
  }),
});
