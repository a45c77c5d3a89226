import { NEVER, STAT } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const ROLLED_AS = 2;
const PIERCED_BY_AP = 1;

/** A 1+ armour save is rolled as 2+, and only AP1 cancels it. */
export const onePlusArmour = defineRule({
  id: 'CAL-SAVE-04',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      armourOn: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return on >= NEVER && a.ap > PIERCED_BY_AP && !s.deniesArmour(g, a) && s.statOf(g, model, STAT.Sv) === 1 ? ROLLED_AS : on;
      },
    },
  }),
});
