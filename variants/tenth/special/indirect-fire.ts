import { hasBit, keyword } from 'sandtable/rules';
import type { Attack } from '../family.ts';
import { defineRule } from '../family.ts';

const INDIRECT_FIRE = keyword('indirect-fire');
const unseen = (a: Attack): boolean => !a.targetSeen && hasBit(a.profile.bits, INDIRECT_FIRE);

/** Fires at what it does not see, with -1 to hit and the target in cover. */
export default defineRule({
  id: 'TEN-WPN-09',
  default: 'on',
  keyword: 'indirect-fire',
  patch: () => ({
    wrap: {
      needsSight: (next) => (g, u, weapon) => !hasBit(u.sheet.weapons[weapon].profile.bits, INDIRECT_FIRE) && next(g, u, weapon),
      hitModifier: (next) => (g, a) => next(g, a) - (unseen(a) ? 1 : 0),
      benefitOfCover: (next) => (g, a, m) => unseen(a) || next(g, a, m),
    },
  }),
});
