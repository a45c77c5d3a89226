import { integer, modelRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { forget, kept, keptFrom, note } from './held-off.ts';

const PRESSED_ON = modelRegister('kept-off-in-pile-in', 'turn');

/**
 * A model that overhang keeps out of base contact in its pile-in counts as in contact until the end of the turn, if it came as near as it
 * could.
 */
export default defineRule({
  id: 'TEN-ASSAULT-15',
  title: 'Base contact with overhanging models',
  source: 'Commentary "Base-to-Base Contact"',
  text: 'If in a Pile-in or Consolidation move an enemy\'s overhang prevents base contact, the two models count as in base contact and within ER until the end of the turn while: the distance would have sufficed without overhang; the model was moved as close as possible; any part of one is within 1" of any part of the other.',
  layer: 'commentary',
  changes: 'Exception to TEN-ASSAULT-09, TEN-ASSAULT-11. Off: base contact needs touching bases (or TEN-VEH-06).',
  default: 'on',
  keyword: 'overhang',
  params: { nearInches: integer(1, 0, 6, 'how near a part of one model has to be to a part of the other', 'inches') },
  tables: (t, { nearInches }) => ({ ...t, pileInHeldOffInches: nearInches }),
  patch: ({ nearInches }) => ({
    after: {
      heldOff: (g, u, inches, pilesIn) => {
        if (pilesIn) note(g, u, PRESSED_ON, inches, 0, nearInches);
      },
      beginTurn: forget,
    },
    wrap: {
      modelEngages: (next) => (g, m, t) => next(g, m, t) || keptFrom(g, PRESSED_ON, m, t),
      baseContact: (next) => (g, m, n) => next(g, m, n) || (g.models.unit[m] !== g.models.unit[n] && kept(g, PRESSED_ON, m, n)),
    },
  }),
});
