import { ALLOCATED } from '../allocate.ts';
import { defineRule } from '../family.ts';

/** A model that was returned counts as never attacked. */
export default defineRule({
  id: 'TEN-SAVE-02',
  default: 'on',
  patch: () => ({
    after: {
      returned: (g, _u, m) => {
        g.models.reg[ALLOCATED][m] = 0;
      },
    },
  }),
});
