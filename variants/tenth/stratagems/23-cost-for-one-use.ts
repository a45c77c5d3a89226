import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** A Stratagem never costs less than 0, and a change of its cost applies to one use. */
export default defineRule({
  id: 'TEN-STRAT-23',
  title: 'Stratagem costs never below 0, changes are for one use',
  source: 'Commentary "Modifying a Stratagem\'s CP Cost"',
  text: 'The cost is never below 0CP; a change made when a Stratagem is used, without a stated duration, is for that use only.',
  layer: 'commentary',
  changes: 'Adds to TEN-STRAT-01. Off: costs may go below 0 (CP are gained) and changes last for the phase.',
  default: 'on',
  keyword: 'stratagem-discount',
  params: { least: integer(0, 0, 3, 'least that a Stratagem costs', 'Command points') },
  patch: ({ least }) => ({
    wrap: {
      stratagemCost: (next) => (g, side, what, unit, second) => Math.max(least, next(g, side, what, unit, second)),
      heldDiscount: () => () => 0,
    },
  }),
});
