import { keyword, purpose } from 'sandtable/rules';
import { secondOf } from '../../../classic/arms.ts';
import { attackHas, weaponHas } from '../../../classic/special/carried.ts';
import { defineRule } from '../../family.ts';

const HAYWIRE = keyword('haywire');
const HAYWIRE_DIE = purpose('haywire');
const PENETRATES = secondOf('haywire');
/** Needed where none is printed. */
const GLANCES_ON = 2;
const PENETRATES_ON = 6;

/** A hit on a vehicle rolls a D6 in place of penetration: it glances and penetrates on the numbers that are printed (`haywire 4/6`). */
export const haywire = defineRule({
  id: 'WAF-WPN-22',
  default: 'on',
  keyword: 'haywire',
  supersedes: ['CLS-WPN-29'],
  patch: () => ({
    wrap: {
      penetrate: (next) => (g, a, vehicle) => {
        if (!attackHas(g, a, HAYWIRE)) return next(g, a, vehicle);
        const printed = weaponHas(a, HAYWIRE) ? a.weapon.profile.ruleValues : null;
        const face = g.dice.d6(a.frame, HAYWIRE_DIE);
        if (face >= (printed?.[PENETRATES] ?? PENETRATES_ON)) return 1;
        return face >= (printed?.['haywire'] ?? GLANCES_ON) ? 0 : -1;
      },
    },
  }),
});
