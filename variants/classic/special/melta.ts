import { gap, gapToPoint } from 'sandtable/kit';
import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { weaponHas } from './carried.ts';

const MELTA = keyword('melta');

/** Within half range one more die is rolled for penetration; a blast is measured to where its marker came down. */
export const melta = defineRule({
  id: 'CLS-WPN-22',
  default: 'on',
  keyword: 'melta',
  patch: (_p, s) => ({
    wrap: {
      penetrationDice: (next) => (g, a) => {
        const dice = next(g, a);
        if (!weaponHas(a, MELTA) || a.bearer < 0) return dice;
        const { muzzleInches } = a.weapon.profile;
        const half = (s.rangeOf(g, a.bearer, a.weapon) + muzzleInches) / 2 + 1 / 512;
        const inches =
          a.weapon.profile.blastInches > 0 ? gapToPoint(g.models, a.bearer, a.mark[0], a.mark[1]) : gap(g.models, a.bearer, a.target.first);
        return s.measuredInches(g, a, inches) <= half ? Math.max(dice, 2) : dice;
      },
    },
  }),
});
