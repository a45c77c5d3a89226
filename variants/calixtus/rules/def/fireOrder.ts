import { is } from 'sandtable/rules';
import { FALLING_BACK } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { PRONE } from '../../state.ts';

/**
 * The steps stand in the order of the rules that play them (CAL-SAVE-01, CAL-SHOOT-11, -14, -21). Of its own this one says that who
 * falls back is not pinned as well, nor who is prone.
 */
export const fireOrder = defineRule({
  id: 'CAL-DEF-01',
  default: 'on',
  patch: () => ({
    wrap: { canBePinned: (next) => (g, u) => !is(u, FALLING_BACK) && !is(u, PRONE) && next(g, u) },
  }),
});
