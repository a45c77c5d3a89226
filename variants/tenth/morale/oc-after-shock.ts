import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { changeTo } from '../modifiers/gathered.ts';
import { STAT } from '../modifiers/stats.ts';
import { BATTLE_SHOCKED } from '../states.ts';

/** Battle-shock changes OC to 0; what modifies it comes after. Against another change to a value it stands as one among them. */
export default defineRule({
  id: 'TEN-MORALE-05',
  default: 'on',
  patch: () => ({
    replace: { contests: () => true, ocStaysZero: () => false },
    after: {
      modelModifiers: (g, what, m, by) => {
        if (what === STAT.OC && by.changeCount > 0 && is(g.unitOf(m), BATTLE_SHOCKED)) changeTo(by, 0);
      },
    },
  }),
});
