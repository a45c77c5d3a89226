import { ARM } from '../../../classic/family.ts';
import { leader } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';
import { COMBAT, isAtSpeed, isBeyondSpeed, snappedShare } from './speed.ts';

/** At Combat Speed Heavy weapons snap, and all others fire at full Ballistic Skill. */
export const combatSpeed = defineRule({
  id: 'HYB-VEH-14',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s, t) => ({
    wrap: {
      exceedsSpeed: (next) => (g, model, weapon, ordinal) => {
        if (!isAtSpeed(g, s, model, COMBAT)) return next(g, model, weapon, ordinal);
        return weapon.profile.type === ARM.heavy && !isBeyondSpeed(g, s, model, ordinal, COMBAT);
      },
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const full = next(g, u, weapon, target, inches, worth);
        const isLimited = u.sheet.weapons[weapon].profile.type === ARM.heavy && isAtSpeed(g, s, leader(g, u), COMBAT);
        return isLimited ? full * snappedShare(g, s, t, u, weapon) : full;
      },
    },
  }),
});
