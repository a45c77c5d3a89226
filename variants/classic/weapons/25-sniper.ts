import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';
import { WOUND } from '../shooting/attack.ts';
import { weaponHas } from '../special-rules/carried.ts';

const SNIPER = keyword('sniper');
const WOUNDS_ON = 4;
const SNIPER_AP = 2;

/** Always wounds on 4+, at AP2 on a natural 6; a natural 6 To Hit is a Precision Shot. (Pinning: CLS-WPN-31.) */
export default defineRule({
  id: 'CLS-WPN-25',
  title: 'Sniper',
  source: 'weapons: Sniper',
  text: 'Ranged hits always wound on 4+ whatever the Toughness (the chart is not used, even where it would be easier); a natural 6 To Wound has AP2; a natural 6 To Hit is a Precision Shot. Against vehicles a Sniper weapon without a printed Strength counts as S4. Sniper weapons are also Pinning.',
  outside: ['CLS-WPN-26', 'CLS-WPN-27', 'CLS-USR-25'],
  default: 'on',
  keyword: 'sniper',
  patch: (_p, s) => ({
    wrap: {
      woundOn: (next) => (g, a) => (s.snipes(g, a) ? WOUNDS_ON : next(g, a)),
      woundAp: (next) => (g, a, face) => {
        const ap = next(g, a, face);
        return face === 6 && s.snipes(g, a) ? Math.min(ap, SNIPER_AP) : ap;
      },
      hitFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        return face === 6 && !a.snap && s.snipes(g, a) ? flags | WOUND.precise : flags;
      },
      snipes: (next) => (g, a) => (!a.melee && weaponHas(a, SNIPER)) || next(g, a),
      // Against armour a Sniper weapon without a Strength of its own counts as Strength 4.
      strengthOf: (next) => (g, a) => {
        const strength = next(g, a);
        return strength === 0 && weaponHas(a, SNIPER) && (a.target.sheet.models[0].stats.vehicle & VEHICLE.plain) !== 0 ? 4 : strength;
      },
    },
  }),
});
