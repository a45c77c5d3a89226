import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

const CHARGE_ONLY = keyword('charge-only');
/** No Initiative is higher. */
const MOST = 10;

/** Weapons for the shock of a charge: of use in the turn in which their bearer charges, when they strike sooner. */
export const chargeOnly = defineRule({
  id: 'WAF-USR-09',
  default: 'on',
  keyword: 'charge-only',
  params: { initiative: integer(2, 0, 9, 'Initiative that such a weapon adds') },
  patch: ({ initiative }, s) => ({
    wrap: {
      mayStrikeWith: (next) => (g, model, weapon) =>
        (!hasBit(weapon.profile.bits, CHARGE_ONLY) || s.hasCharged(g, g.unitOf(model))) && next(g, model, weapon),
      initiativeOf: (next) => (g, model) => {
        const value = next(g, model);
        const u = g.unitOf(model);
        const index = s.meleeWeaponOf(g, model, u);
        return index >= 0 && hasBit(u.sheet.weapons[index].profile.bits, CHARGE_ONLY) ? Math.min(MOST, value + initiative) : value;
      },
    },
  }),
});
