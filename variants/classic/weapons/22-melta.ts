import { EPSILON, gap, gapToPoint, nearestModel } from 'sandtable/kit';
import { type Game, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { type Attack, WOUND } from '../shooting/attack.ts';
import { weaponHas } from '../special-rules/carried.ts';

const MELTA = keyword('melta');

/** Within half range an extra die is rolled for penetration; for a blast the range is measured to the final place of each marker. */
export default defineRule({
  id: 'CLS-WPN-22',
  title: 'Melta',
  source: 'weapons: Melta',
  text: "Against AV, if the target is within half range, roll an extra die for penetration (S + 2D6). For Blast, measure to the marker centre's final position.",
  default: 'on',
  keyword: 'melta',
  params: {
    dice: integer(2, 1, 6, 'Dice added up for penetration', 'dice'),
    percent: integer(50, 0, 100, 'How much of its range is near enough', 'percent'),
  },
  patch: ({ dice, percent }, s) => {
    const near = (g: Game<Classic>, a: Attack, inches: number): boolean => {
      const { rangeInches, templateInches, muzzleInches } = a.weapon.profile;
      // Half of the range as printed, whatever the bearer's place adds to it.
      const range = templateInches > 0 ? s.rangeOf(g, a.bearer, a.weapon) : rangeInches + muzzleInches;
      const reach = range + muzzleInches;
      return s.measuredInches(g, a, inches) <= reach * (percent / 100) + EPSILON;
    };
    const nearMark = (g: Game<Classic>, a: Attack): boolean => near(g, a, gapToPoint(g.models, a.bearer, a.mark[0], a.mark[1]));
    return {
      wrap: {
        markerFlags: (next) => (g, a) => next(g, a) | (weaponHas(a, MELTA) && a.bearer >= 0 && nearMark(g, a) ? WOUND.near : 0),
        penetrationDice: (next) => (g, a) => {
          const most = next(g, a);
          if (!weaponHas(a, MELTA) || a.bearer < 0) return most;
          // Who strikes is near enough.
          if (a.melee) return Math.max(most, dice);
          const closeBy =
            a.weapon.profile.blastInches > 0
              ? (a.pools > 0 && (a.poolFlags[a.pool] & WOUND.near) !== 0) || (a.hasRings && nearMark(g, a))
              : near(g, a, gap(g.models, a.bearer, nearestModel(g, a.target, a.bearer)));
          return closeBy ? Math.max(most, dice) : most;
        },
      },
    };
  },
});
