import { CAUSE } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** A model for which there is no room is lost without setting anything off. */
export default defineRule({
  id: 'TEN-UNIT-06',
  default: 'on',
  patch: (_p, s) => ({
    replace: {
      loseForRoom: (g, m) => {
        g.remove(m, CAUSE.other, null);
        s.fallen(g, m, null);
      },
    },
  }),
});
