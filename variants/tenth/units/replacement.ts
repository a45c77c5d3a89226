import { status } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** A new unit in the place of one that was destroyed, in Reserves or since. */
export const REPLACEMENT = status('replacement', 'game');

/** A replacement is a new unit: nothing of what the old one did, used up or was under holds for it. */
export const newUnit = defineRule({
  id: 'TEN-RESERVE-21',
  default: 'on',
  keyword: 'replaced-when-destroyed',
  patch: () => ({
    after: {
      newUnit: (g, u) => {
        u.status.fill(0);
        u.reg.fill(0);
        for (let k = 0; k < g.models.reg.length; k++) g.models.reg[k].fill(0, u.first, u.first + u.size);
      },
    },
  }),
});
