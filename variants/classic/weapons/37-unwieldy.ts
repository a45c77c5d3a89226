import { hasBit, integer, keyword } from 'sandtable/rules';
import { touchedEnemy } from '../assault/combat.ts';
import { defineRule } from '../define-rule.ts';
import { isMonstrous, VEHICLE } from '../family.ts';

const UNWIELDY = keyword('unwieldy');

/** Strikes at Initiative 1, except in the hands of monsters and walkers. */
export default defineRule({
  id: 'CLS-WPN-37',
  title: 'Unwieldy',
  source: 'weapons: Unwieldy',
  text: 'Non-vehicle models other than Monstrous Creatures and Gargantuans strike at I1 with it; Monstrous Creatures, Gargantuans and walkers keep their Initiative.',
  default: 'on',
  keyword: 'unwieldy',
  params: {
    step: integer(1, 1, 10, 'Initiative step at which it strikes', 'Initiative'),
  },
  patch: ({ step }, s) => ({
    wrap: {
      fixedInitiative: (next) => (g, model) => {
        const fixed = next(g, model);
        if (fixed !== 0) return fixed;
        const u = g.unitOf(model);
        // Against an enemy on whom it is used, a grenade is as unwieldy as any other weapon (CLS-WPN-55).
        const index = s.meleeWeaponOf(g, model, touchedEnemy(g, u) ?? u);
        if (index < 0 || !hasBit(u.sheet.weapons[index].profile.bits, UNWIELDY)) return 0;
        const stats = g.sheetOf(model).stats;
        const quick = isMonstrous(stats) || (stats.vehicle & VEHICLE.walker) !== 0;
        return !quick && s.initiativeOf(g, model) > step ? step : 0;
      },
    },
  }),
});
