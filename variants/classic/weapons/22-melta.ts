import { EPSILON, gap, gapToPoint } from 'sandtable/kit';
import { integer, keyword } from 'sandtable/rules';
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
  params: {
    dice: integer(2, 1, 6, 'Dice added up for penetration', 'dice'),
    percent: integer(50, 0, 100, 'How much of its range is near enough', 'percent'),
  },
  patch: ({ dice, percent }, s) => ({
    wrap: {
      penetrationDice: (next) => (g, a) => {
        const most = next(g, a);
        if (!weaponHas(a, MELTA) || a.bearer < 0) return most;
        const { muzzleInches } = a.weapon.profile;
        const near = (s.rangeOf(g, a.bearer, a.weapon) + muzzleInches) * (percent / 100) + EPSILON;
        const inches =
          a.weapon.profile.blastInches > 0 ? gapToPoint(g.models, a.bearer, a.mark[0], a.mark[1]) : gap(g.models, a.bearer, a.target.first);
        return s.measuredInches(g, a, inches) <= near ? Math.max(most, dice) : most;
      },
    },
  }),
});
