import { PLACE } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { RETURNED } from './returning.ts';

/** Added models stand next to models that were there when the phase began, and engage nobody that their unit did not engage. */
export default defineRule({
  id: 'TEN-UNIT-11',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      mayAnchor: (next) => (g, u, m) => g.models.reg[RETURNED][m] === 0 && next(g, u, m),
      mayStandAdded: (next) => (g, u, m) => {
        if (!next(g, u, m)) return false;
        for (let k = 0; k < g.units.length; k++) {
          const e = g.units[k];
          if (e.side !== u.side && e.place === PLACE.table && s.modelEngages(g, m, e) && !s.engages(g, u, e)) return false;
        }
        return true;
      },
    },
  }),
});
