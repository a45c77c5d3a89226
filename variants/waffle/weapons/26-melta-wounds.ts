import { EPSILON } from 'sandtable/kit';
import { hasBit, integer, keyword } from 'sandtable/rules';
import { weaponHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';
import { shotInches } from './seams.ts';

const MELTA = keyword('melta');

/** Within half range failed rolls To Wound are re-rolled. */
export default defineRule({
  id: 'WAF-WPN-26',
  title: 'Melta: wounds',
  source: 'Special Rules, Melta',
  text: 'At half range or less a Melta shot re-rolls failed To Wound rolls; farther away it wounds normally.',
  changes: 'classic base: Melta, which only affected vehicles (CLS-WPN-22)',
  default: 'on',
  keyword: 'melta',
  params: { rangePercent: integer(50, 1, 100, 'share of the range up to which it re-rolls', 'percent of the range') },
  patch: ({ rangePercent }, s) => {
    const part = rangePercent / 100;
    return {
      wrap: {
        rerollsWound: (next) => (g, a, face) => {
          if (next(g, a, face)) return true;
          if (a.melee || a.bearer < 0 || !weaponHas(a, MELTA)) return false;
          return shotInches(g, s, a) <= (s.rangeOf(g, a.bearer, a.weapon) + a.weapon.profile.muzzleInches) * part + EPSILON;
        },
        worthAt: (next) => (g, u, weapon, target, inches, worth) => {
          const arm = u.sheet.weapons[weapon].profile;
          const again = hasBit(arm.bits, MELTA) && inches <= arm.rangeInches * part && target.sheet.models[0].stats.vehicle === 0;
          return next(g, u, weapon, target, inches, again ? worth * AGAIN : worth);
        },
      },
    };
  },
});

/** Most such weapons wound on 2+: what a re-roll adds to that. */
const AGAIN = 7 / 6;
