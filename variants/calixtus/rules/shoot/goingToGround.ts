import { CAUSE, type Decision } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { GO_TO_GROUND } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';

/** A unit goes to ground when the shots at it are counted, before the cover dice, and not after it was wounded. */
export const goingToGround = defineRule({
  id: 'CAL-SHOOT-11',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      // Powers leave it where the base has it.
      goToGroundOffer: (next) => (g, a) => {
        if (a.cause !== CAUSE.shooting) next(g, a);
      },
    },
    before: {
      beforeShots: (g, a) => {
        const u = a.aimed;
        if (a.cause !== CAUSE.shooting || a.melee || a.stray || a.overwatch || !s.mayGoToGround(g, u)) return;
        if (g.choose(GO_TO_GROUND as Decision<Classic>, u.side, u, a.attacker)) s.goToGround(g, u);
      },
    },
  }),
});
