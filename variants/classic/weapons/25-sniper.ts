import { integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';
import { WOUND } from '../shooting/attack.ts';
import { weaponHas } from '../special-rules/carried.ts';

const SNIPER = keyword('sniper');

/** Always wounds on 4+, at AP2 on a natural 6; a natural 6 To Hit is a Precision Shot. (Pinning: CLS-WPN-31.) */
export default defineRule({
  id: 'CLS-WPN-25',
  title: 'Sniper',
  source: 'weapons: Sniper',
  text: 'Ranged hits always wound on 4+ whatever the Toughness (the chart is not used, even where it would be easier); a natural 6 To Wound has AP2; a natural 6 To Hit is a Precision Shot. Against vehicles a Sniper weapon without a printed Strength counts as S4. Sniper weapons are also Pinning.',
  outside: ['CLS-WPN-26', 'CLS-WPN-27', 'CLS-USR-25'],
  default: 'on',
  keyword: 'sniper',
  params: {
    woundsOn: integer(4, 2, 6, 'Needed To Wound, whatever the Toughness', 'needed on a D6'),
    ap: integer(2, 1, 6, 'AP of a wound by a natural roll of these', 'AP'),
    naturalOn: integer(6, 2, 6, 'Natural roll that is a Precision Shot, or wounds at that AP', 'needed on a D6'),
    strength: integer(4, 1, 10, 'Strength against vehicles of a weapon without one', 'Strength'),
  },
  patch: ({ woundsOn, ap, naturalOn, strength }, s) => ({
    wrap: {
      woundOn: (next) => (g, a) => (s.snipes(g, a) ? woundsOn : next(g, a)),
      woundAp: (next) => (g, a, face) => {
        const plain = next(g, a, face);
        return face >= naturalOn && s.snipes(g, a) ? Math.min(plain, ap) : plain;
      },
      hitFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        return face >= naturalOn && !a.snap && s.snipes(g, a) ? flags | WOUND.precise : flags;
      },
      snipes: (next) => (g, a) => (!a.melee && weaponHas(a, SNIPER)) || next(g, a),
      // Against armour a Sniper weapon without a Strength of its own counts as Strength 4.
      strengthOf: (next) => (g, a) => {
        const own = next(g, a);
        return own === 0 && weaponHas(a, SNIPER) && (a.target.sheet.models[0].stats.vehicle & VEHICLE.plain) !== 0 ? strength : own;
      },
    },
  }),
});
