import { EPSILON, gap, gapToPoint } from 'sandtable/kit';
import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { weaponHas } from '../special-rules/carried.ts';

const MELTA = keyword('melta');

/** Within half range an extra die is rolled for penetration; for a blast the range is measured to the marker's final place. */
export default defineRule({
  id: 'CLS-WPN-22',
  title: 'Melta',
  source: 'weapons: Melta',
  text: "Against AV, if the target is within half range, roll an extra die for penetration (S + 2D6). For Blast, measure to the marker centre's final position.",
  default: 'on',
  keyword: 'melta',
  patch: (_p, s) => ({
    wrap: {
      penetrationDice: (next) => (g, a) => {
        const dice = next(g, a);
        if (!weaponHas(a, MELTA) || a.bearer < 0) return dice;
        const { muzzleInches } = a.weapon.profile;
        const half = (s.rangeOf(g, a.bearer, a.weapon) + muzzleInches) / 2 + EPSILON;
        const inches =
          a.weapon.profile.blastInches > 0 ? gapToPoint(g.models, a.bearer, a.mark[0], a.mark[1]) : gap(g.models, a.bearer, a.target.first);
        return s.measuredInches(g, a, inches) <= half ? Math.max(dice, 2) : dice;
      },
    },
  }),
});
