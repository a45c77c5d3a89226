import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const FUSION = keyword('fusion');

/** Fusion bombs roll two dice against hulls and are AP1 whatever the datasheet prints. */
export default defineRule({
  id: 'CAL-WPN-21',
  title: 'Fusion bombs',
  source: 'Grenades in the Assault Phase',
  text: [
    'A fusion bomb has Fusion: 2D6 + Strength against vehicle armour, and its hits are always AP1 whatever its printed AP.',
    'Ruling: no Strength is printed; S8 is used as for a melta bomb, Unwieldy included (CLS-WPN-55).',
  ].join('\n'),
  changes: 'new; a melta bomb (CLS-WPN-55) with fixed AP1',
  default: 'on',
  keyword: 'fusion',
  params: {
    dice: integer(2, 1, 4, 'D6 that are added up against armour', 'dice'),
    ap: integer(1, 1, 7, 'AP of its hits; 7 is none', 'AP'),
  },
  patch: ({ dice, ap }) => ({
    wrap: {
      penetrationDice: (next) => (g, a) => (hasBit(a.weapon.profile.bits, FUSION) ? Math.max(dice, next(g, a)) : next(g, a)),
      apOf: (next) => (g, a) => (hasBit(a.weapon.profile.bits, FUSION) ? ap : next(g, a)),
    },
  }),
});
