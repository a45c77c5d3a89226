import { integer, modelRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { forget, keptFrom, note } from './held-off.ts';

/** The enemy model from which overhang kept a model away in its charge, and in its pile-in or consolidation: id plus 1. */
const KEPT_OFF = modelRegister('kept-off-in-charge', 'turn');

/** A charger that overhang keeps out of Engagement Range counts as within it until the end of the turn, if it came as near as it could. */
export default defineRule({
  id: 'TEN-ASSAULT-06',
  title: 'ER against overhanging models',
  source: 'Commentary "Charging with a Unit"',
  text: 'If an enemy\'s overhang makes it impossible to get within ER of it, the two models count as within ER of each other until the end of the turn while: the mover had enough distance to get within ER if nothing overhung; it was moved as close as possible; and some part of one is at most 1" from some part of the other.',
  layer: 'commentary',
  changes: 'Exception to TEN-MOVE-01. Off: ER is measured base to base (hull where used) with no exception.',
  default: 'on',
  keyword: 'overhang',
  params: { nearInches: integer(1, 0, 6, 'how near a part of one model has to be to a part of the other', 'inches') },
  tables: (t, { nearInches }) => ({ ...t, chargeHeldOffInches: nearInches }),
  patch: ({ nearInches }, _s, t) => ({
    after: {
      heldOff: (g, u, inches, pilesIn) => {
        if (!pilesIn) note(g, u, KEPT_OFF, inches, t.engagementInches, nearInches);
      },
      beginTurn: forget,
    },
    wrap: { modelEngages: (next) => (g, m, t) => next(g, m, t) || keptFrom(g, KEPT_OFF, m, t) },
  }),
});
