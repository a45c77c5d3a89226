import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BLAST } from './blast.ts';

/** May not target units locked in combat. */
export default defineRule({
  id: 'TEN-WPN-16',
  title: '[BLAST] never into a melee',
  source: 'Core rules, weapon abilities',
  text: "A Blast weapon cannot target a unit within ER of any unit of the attacker's army, the attacker's own unit included.",
  layer: 'core',
  default: 'on',
  keyword: 'blast',
  patch: (_p, s) => ({
    wrap: {
      mayFireAt: (next) => (g, u, m, weapon, t) =>
        !(hasBit(u.sheet.weapons[weapon].profile.bits, BLAST) && s.engaged(g, t)) && next(g, u, m, weapon, t),
    },
  }),
});
