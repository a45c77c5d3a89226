import { EPSILON, standing } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Modern, TRAIT } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { RUIN } from './field-desk.ts';

function onGround(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && !s.atGroundLevel(g, i)) return false;
  return true;
}

/** Ranged attacks from at least 6" up in a ruin against targets on the ground have better AP. */
export default defineRule({
  id: 'TEN-TERRAIN-21',
  title: 'Plunging Fire',
  source: 'Core rules, Ruins',
  text: 'If the attacking model is wholly within a ruin, 6" or more above ground level, and every model of the target is at ground level, the AP of its ranged attacks improves by 1.',
  layer: 'core',
  default: 'on',
  params: {
    heightInches: integer(6, 1, 24, 'how high up in a ruin the attacker stands at least', 'inches'),
    ap: integer(1, 0, 4, 'how much the AP improves', 'AP'),
  },
  patch: ({ heightInches, ap }, s) => ({
    wrap: {
      traitsOf: (next) => (g, u, i, weapon, target) => {
        const traits = next(g, u, i, weapon, target);
        if (g.models.z[i] < heightInches - EPSILON || u.sheet.weapons[weapon].profile.melee || !onGround(g, s, target)) return traits;
        const board = g.board;
        for (let p = 0; p < board.count; p++) {
          if (board.pieces[p].kind === RUIN && standing(g, g.desk.field.sight, i, p) === 2) return traits | TRAIT.plunging;
        }
        return traits;
      },
      apOf: (next) => (g, a) => next(g, a) + ((a.traits & TRAIT.plunging) !== 0 ? ap : 0),
    },
  }),
});
