import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

const THUNDER_HAMMER = keyword('thunder-hammer');

/** It takes both hands: never an attack more for a second weapon, not even for another hammer. */
export const thunderHammer = defineRule({
  id: 'CAL-WPN-23',
  default: 'on',
  keyword: 'thunder-hammer',
  patch: () => ({
    wrap: {
      secondWeaponBonus: (next) => (g, model, weapon) => (hasBit(weapon.profile.bits, THUNDER_HAMMER) ? 0 : next(g, model, weapon)),
    },
  }),
});
