import { hasBit, keyword } from 'sandtable/rules';
import type { Attack, ModernWeapon } from '../family.ts';
import { defineRule } from '../family.ts';

const INDIRECT_FIRE = keyword('indirect-fire');
export const isIndirect = (weapon: ModernWeapon): boolean => hasBit(weapon.bits, INDIRECT_FIRE);
/** Fired at a target of which nobody in the unit saw anything when it was picked. */
export const unseen = (a: Attack): boolean => !a.targetSeen && isIndirect(a.profile);

/** Fires at what it does not see, with -1 to hit and the target in cover. */
export default defineRule({
  id: 'TEN-WPN-09',
  default: 'on',
  keyword: 'indirect-fire',
  patch: () => ({
    wrap: {
      needsSight: (next) => (g, u, weapon) => !hasBit(u.sheet.weapons[weapon].profile.bits, INDIRECT_FIRE) && next(g, u, weapon),
      hitPenalty: (next) => (g, a) => next(g, a) + (unseen(a) ? 1 : 0),
      benefitOfCover: (next) => (g, a, m) => unseen(a) || next(g, a, m),
    },
  }),
});
