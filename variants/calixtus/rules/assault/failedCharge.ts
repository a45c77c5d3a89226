import { INTENT, intent, PLACE } from 'sandtable/rules';
import { go } from '../../../classic/move.ts';
import { defineRule } from '../../family.ts';

/** A charge that falls short brings the unit as near as it rolled, 1" from any enemy at most. */
export const failedCharge = defineRule({
  id: 'CAL-ASSAULT-01',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      chargeFailed: (g, u, target, rolledInches) => {
        if (u.alive === 0 || rolledInches <= 0 || target.alive === 0 || target.place !== PLACE.table) return;
        go(g, s, u, intent(INTENT.advance, target.slot), rolledInches);
      },
    },
  }),
});
