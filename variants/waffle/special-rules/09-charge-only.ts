import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const CHARGE_ONLY = keyword('charge-only');
/** The highest Initiative there is. */
const MOST = 10;

/** Weapons for the shock of a charge: usable in the turn in which their bearer charges, and then faster. */
export default defineRule({
  id: 'WAF-USR-09',
  title: 'Charge-only weapons',
  source: 'Special Rules, Charge',
  text: [
    'A weapon with Charge may be used only on a turn in which its bearer charges; while used it gives +2 Initiative.',
    'Ruling: Initiative is capped at 10. A Sweeping Advance counts as charging (WAF-ASSAULT-18), so the weapon may be used for those hits. A Counter-Attacking unit (WAF-USR-11) gains charge bonuses but has not charged, so it may not use the weapon.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'charge-only',
  params: { initiative: integer(2, 0, 9, 'Initiative bonus of such a weapon', 'points of Initiative') },
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
