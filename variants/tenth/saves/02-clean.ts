import { defineRule } from '../define-rule.ts';
import { ALLOCATED } from './allocate.ts';

/** A returned model counts as never attacked. */
export default defineRule({
  id: 'TEN-SAVE-02',
  title: 'Models returned in the same phase start clean',
  source: 'Commentary "Returning Models to a Unit" (allocation part)',
  text: 'A model returned to its unit in the phase it was destroyed counts, for the rest of that phase, as having lost no wounds and as not having had attacks allocated.',
  layer: 'commentary',
  changes: 'Adds to TEN-SAVE-01. Off: it still counts as having had attacks allocated and must take the next attack.',
  default: 'on',
  patch: () => ({
    after: {
      returned: (g, _u, m) => {
        g.models.reg[ALLOCATED][m] = 0;
      },
    },
  }),
});
