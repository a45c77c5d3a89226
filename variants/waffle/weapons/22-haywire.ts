import { integer, keyword, purpose } from 'sandtable/rules';
import { attackHas, weaponHas } from '../../classic/special-rules/carried.ts';
import { secondOf } from '../../classic/weapons/arms.ts';
import { defineRule } from '../family.ts';

const HAYWIRE = keyword('haywire');
const HAYWIRE_DIE = purpose('haywire');
const PENETRATES = secondOf('haywire');

/** A hit on a vehicle rolls a D6 instead of penetration: it glances and penetrates on the printed rolls (`haywire 4/6`). */
export default defineRule({
  id: 'WAF-WPN-22',
  title: 'Haywire x+/y+',
  source: 'Special Rules, Haywire',
  text: [
    'On a hit against a vehicle roll D6 in place of armour penetration: at the first number or more it glances, at the second or more it penetrates.',
    'Ruling: A printed Haywire without numbers is 2+/6+. Against non-vehicles the weapon uses its normal profile.',
  ].join('\n'),
  changes: 'classic base: Haywire, fixed 2+/6+ (CLS-WPN-29)',
  default: 'on',
  keyword: 'haywire',
  supersedes: ['CLS-WPN-29'],
  params: {
    glancesOn: integer(2, 2, 7, 'roll that is a glancing hit, if none is printed', 'needed on a D6'),
    penetratesOn: integer(6, 2, 7, 'roll that is a penetrating hit, if none is printed', 'needed on a D6'),
  },
  patch: ({ glancesOn, penetratesOn }) => ({
    wrap: {
      penetrate: (next) => (g, a, vehicle) => {
        if (!attackHas(g, a, HAYWIRE)) return next(g, a, vehicle);
        const printed = weaponHas(a, HAYWIRE) ? a.weapon.profile.ruleValues : null;
        const face = g.dice.d6(a.frame, HAYWIRE_DIE);
        if (face >= (printed?.[PENETRATES] ?? penetratesOn)) return 1;
        return face >= (printed?.['haywire'] ?? glancesOn) ? 0 : -1;
      },
    },
  }),
});
