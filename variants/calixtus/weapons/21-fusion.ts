import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const FUSION = keyword('fusion');
const FUSION_DICE = 2;
const FUSION_AP = 1;

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
  patch: () => ({
    wrap: {
      penetrationDice: (next) => (g, a) => (hasBit(a.weapon.profile.bits, FUSION) ? Math.max(FUSION_DICE, next(g, a)) : next(g, a)),
      apOf: (next) => (g, a) => (hasBit(a.weapon.profile.bits, FUSION) ? FUSION_AP : next(g, a)),
    },
  }),
});
