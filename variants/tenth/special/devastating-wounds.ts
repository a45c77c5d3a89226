import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { ASIDE, putAside } from '../saves/aside.ts';

export const DEVASTATING_WOUNDS = keyword('devastating-wounds');

/** A Critical Wound inflicts its damage as mortal wounds, at once unless those wait for the unit's normal damage. */
export default defineRule({
  id: 'TEN-WPN-22',
  default: 'on',
  keyword: 'devastating-wounds',
  patch: (_p, s) => ({
    wrap: {
      criticalWound: (next) => (g, a) => {
        if (!hasBit(a.profile.bits, DEVASTATING_WOUNDS)) return next(g, a);
        if (s.mortalWoundsWait(g)) putAside(g, a, ASIDE.devastating);
        else {
          s.devastate(g, a);
          s.afterCriticalWound(g, a);
        }
        return true;
      },
    },
  }),
});
