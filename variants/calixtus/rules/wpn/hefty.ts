import { hasBit, keyword } from 'sandtable/rules';
import { NEVER } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const HEFTY = keyword('hefty');
/** Strength up to which a heavy blow is like any other. */
const PLAIN_STRENGTH = 3;
const BEST_SAVE = 2;

/** Each point of Strength above 3 makes the armour save of what it wounds worse by one. */
export const hefty = defineRule({
  id: 'CAL-WPN-24',
  default: 'on',
  keyword: 'hefty',
  patch: () => ({
    wrap: {
      armourOn: (next) => (g, a, model) => {
        const on = next(g, a, model);
        if (on >= NEVER || a.strength <= PLAIN_STRENGTH || !hasBit(a.weapon.profile.bits, HEFTY)) return on;
        return Math.min(NEVER, Math.max(on, BEST_SAVE) + a.strength - PLAIN_STRENGTH);
      },
    },
  }),
});
