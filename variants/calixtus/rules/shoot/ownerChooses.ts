import type { Decision } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { ALLOCATE } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** Of models equally near to the fire their owner chooses the one that takes the wound. */
export const ownerChooses = defineRule({
  id: 'CAL-SHOOT-13',
  default: 'on',
  patch: () => ({
    wrap: {
      breakTie: (next) => (g, a, ties) => {
        if (a.melee) return next(g, a, ties);
        for (let k = 0; k < ties; k++) ALLOCATE.options[k] = a.tied[k];
        return a.tied[g.ask(ALLOCATE as Decision<Classic>, a.target.side, a.target, a.attacker, ties)];
      },
    },
  }),
});
