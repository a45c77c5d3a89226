import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const THUNDER_HAMMER = keyword('thunder-hammer');

/** It takes both hands: never +1 attack for a second weapon, not even for another hammer. */
export default defineRule({
  id: 'CAL-WPN-23',
  title: 'Thunder hammers are two-handed',
  source: 'Weapons',
  text: [
    'A thunder hammer is a two-handed weapon: its bearer never gets the extra attack for a second close combat weapon.',
    'Ruling: in the base it is a Specialist Weapon and a second one would give the attack (CLS-WPN-38); here a second thunder hammer gives none either, and a storm shield remains usable (only the attack bonus is lost).',
  ].join('\n'),
  changes: 'extends classic base: thunder hammer (CLS-WPN-52) with Two-handed (CLS-WPN-39)',
  default: 'on',
  keyword: 'thunder-hammer',
  patch: () => ({
    wrap: {
      secondWeaponBonus: (next) => (g, model, weapon) => (hasBit(weapon.profile.bits, THUNDER_HAMMER) ? 0 : next(g, model, weapon)),
    },
  }),
});
