import { is } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { typeOf } from '../mobility.ts';
import { UPRIGHT } from '../morale.ts';
import { FALLING_BACK, GONE_TO_GROUND, LOCKED } from '../state.ts';

/** A unit that is shot at may go to ground before it takes its saves. */
export const goingToGround = defineRule({
  id: 'CLS-MORALE-13',
  default: 'on',
  patch: () => ({
    wrap: {
      mayGoToGround: (next) => (g, u) =>
        next(g, u) || (u.alive > 0 && !is(u, GONE_TO_GROUND) && !is(u, LOCKED) && !is(u, FALLING_BACK) && UPRIGHT[typeOf(g, u)] === 0),
    },
  }),
});
