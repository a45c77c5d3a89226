import { EPSILON, gapToPoint } from 'sandtable/kit';
import { type Game, hasBit, integer, keyword } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { type Attack, WOUND } from '../../classic/shooting/attack.ts';
import { lookInches } from '../../classic/sight/look.ts';
import { weaponHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';

const MELTA = keyword('melta');

/** Within half range failed rolls To Wound are re-rolled; for a blast the range is measured to the final place of each marker. */
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
    const near = (g: Game<Classic>, a: Attack, inches: number): boolean =>
      s.measuredInches(g, a, inches) <= (s.rangeOf(g, a.bearer, a.weapon) + a.weapon.profile.muzzleInches) * part + EPSILON;
    const nearMark = (g: Game<Classic>, a: Attack): boolean => near(g, a, gapToPoint(g.models, a.bearer, a.mark[0], a.mark[1]));
    return {
      wrap: {
        markerFlags: (next) => (g, a) => next(g, a) | (a.bearer >= 0 && weaponHas(a, MELTA) && nearMark(g, a) ? WOUND.again : 0),
        rerollsWound: (next) => (g, a, face) => {
          if (next(g, a, face)) return true;
          if (a.melee || a.bearer < 0 || !weaponHas(a, MELTA)) return false;
          if (a.weapon.profile.blastInches === 0) return near(g, a, lookInches(g, a.bearer, a.target));
          return a.hasRings ? nearMark(g, a) : (a.hitFlags[a.at] & WOUND.again) !== 0;
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
