import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const EXTRA_ATTACKS = keyword('extra-attacks');

/** Attacks in addition to those of the melee weapon that was chosen. */
export default defineRule({
  id: 'TEN-WPN-26',
  default: 'on',
  keyword: 'extra-attacks',
  patch: () => ({
    wrap: {
      isExtraWeapon: (next) => (g, u, weapon) => hasBit(u.sheet.weapons[weapon].profile.bits, EXTRA_ATTACKS) || next(g, u, weapon),
    },
  }),
});
