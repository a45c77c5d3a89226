import { hasBit, keyword } from 'sandtable/rules';
import { weaponHas } from '../../../classic/special/carried.ts';
import { defineRule } from '../../family.ts';

const MELTA = keyword('melta');
/** Distances in 1/256 inch steps. */
const SLACK = 1 / 512;

/** Within half range failed rolls To Wound are made again. */
export const meltaWounds = defineRule({
  id: 'WAF-WPN-26',
  default: 'on',
  keyword: 'melta',
  patch: (_p, s) => ({
    wrap: {
      rerollsWound: (next) => (g, a, face) => {
        if (next(g, a, face)) return true;
        if (a.melee || a.bearer < 0 || !weaponHas(a, MELTA)) return false;
        return s.shotInches(g, a) <= (s.rangeOf(g, a.bearer, a.weapon) + a.weapon.profile.muzzleInches) / 2 + SLACK;
      },
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const arm = u.sheet.weapons[weapon].profile;
        const again = hasBit(arm.bits, MELTA) && inches <= arm.rangeInches / 2 && target.sheet.models[0].stats.vehicle === 0;
        return next(g, u, weapon, target, inches, again ? worth * AGAIN : worth);
      },
    },
  }),
});

/** Most such weapons wound on 2+: what a second die adds to that. */
const AGAIN = 7 / 6;
