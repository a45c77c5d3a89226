import { hasBit } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { SNIPER } from './sniper.ts';

/** What a re-roll adds to a 4+. */
const AGAIN = 3 / 2;

/** Its 4+ To Wound is re-rolled if its Strength is at least the Toughness. (The 4+ is that of the base.) */
export default defineRule({
  id: 'WAF-WPN-28',
  title: 'Sniper: wounds on 4+',
  source: 'Special Rules, Sniper',
  text: [
    "Sniper shots wound on 4+ whatever the Toughness. If the weapon's Strength equals or exceeds the Toughness, failed To Wound rolls must be re-rolled.",
    'Ruling: Replaces the 4+ of CLS-WPN-25, which never looks at Strength. A Sniper weapon without a printed Strength has no re-roll. Gargantuan Creatures are still wounded only on a 6 (CLS-UNIT-14).',
  ].join('\n'),
  changes: 'classic base: Sniper, 4+ (adds the re-roll) (CLS-WPN-25)',
  default: 'on',
  keyword: 'sniper',
  requires: ['CLS-WPN-25'],
  patch: (_p, s) => ({
    wrap: {
      rerollsWound: (next) => (g, a, face) => next(g, a, face) || (a.strength > 0 && a.strength >= a.toughness && s.snipes(g, a)),
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const arm = u.sheet.weapons[weapon].profile;
        const { stats } = target.sheet.models[0];
        const again = hasBit(arm.bits, SNIPER) && stats.vehicle === 0 && arm.strength > 0 && arm.strength >= stats.values[STAT.T];
        return next(g, u, weapon, target, inches, again ? worth * AGAIN : worth);
      },
    },
  }),
});
