import { hasBit, integer, keyword } from 'sandtable/rules';
import type { Attack } from '../../../classic/family.ts';
import { weaponHas } from '../../../classic/special/carried.ts';
import { defineRule } from '../../family.ts';

const BULLETSTORM = keyword('bulletstorm');
const MOST_STRENGTH = 10;
/** What doctrines expect of each point of Strength, as a share of what the weapon is worth without. */
const STEP_WORTH = 1 / 4;
const NO_AP = 7;
const BEST_AP = 1;
/** Distances in 1/256 inch steps. */
const SLACK = 1 / 512;

const storms = (a: Attack): boolean => !a.melee && a.bearer >= 0 && weaponHas(a, BULLETSTORM);

/** One Strength more for every full 6" by which the target is nearer than the range of the profile. */
export const stormStrength = defineRule({
  id: 'WAF-WPN-17',
  default: 'on',
  keyword: 'bulletstorm',
  params: { stepInches: integer(6, 1, 24, 'inches nearer than the range for each point of Strength') },
  patch: ({ stepInches }, s) => ({
    wrap: {
      strengthOf: (next) => (g, a) => {
        const strength = next(g, a);
        if (!storms(a)) return strength;
        const nearer = s.rangeOf(g, a.bearer, a.weapon) - s.shotInches(g, a);
        return nearer <= 0 ? strength : Math.min(MOST_STRENGTH, strength + Math.floor((nearer + SLACK) / stepInches));
      },
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const arm = u.sheet.weapons[weapon].profile;
        const steps = hasBit(arm.bits, BULLETSTORM) ? Math.max(0, Math.floor((arm.rangeInches - inches) / stepInches)) : 0;
        return next(g, u, weapon, target, inches, worth * (1 + steps * STEP_WORTH));
      },
    },
  }),
});

/** At 6" or less its AP is better by one. */
export const stormAp = defineRule({
  id: 'WAF-WPN-18',
  default: 'on',
  keyword: 'bulletstorm',
  params: { nearInches: integer(6, 1, 24, 'within how many inches the AP is better') },
  patch: ({ nearInches }, s) => ({
    wrap: {
      apOf: (next) => (g, a) => {
        const ap = next(g, a);
        if (!storms(a) || ap > NO_AP || s.shotInches(g, a) > nearInches + SLACK) return ap;
        return Math.max(BEST_AP, ap - 1);
      },
    },
  }),
});
