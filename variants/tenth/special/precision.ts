import type { Game, ModelId, Unit } from 'sandtable/rules';
import { decision, hasBit, keyword, take } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule, TRAIT } from '../family.ts';
import type { ModernSeams } from '../seams.ts';

const PRECISION = keyword('precision');
/** Whether an attack is allocated to a Character of the target. */
export const SNIPE = decision<Modern>('precision', 'flag', take);

/** A Character that others of its unit shield, or -1. */
export function shieldedCharacter(g: Game<Modern>, s: ModernSeams, t: Unit<Modern>): ModelId {
  const end = t.first + t.size;
  for (let m = t.first; m < end; m++) if (g.models.alive[m] !== 0 && s.shielded(g, m)) return m;
  return -1;
}

/** The attacker may have the attack allocated to a Character it sees. */
export default defineRule({
  id: 'TEN-WPN-12',
  default: 'on',
  keyword: 'precision',
  patch: (_p, s) => ({
    wrap: {
      traitsOf: (next) => (g, u, m, weapon, t) => {
        let traits = next(g, u, m, weapon, t);
        if (!hasBit(u.sheet.weapons[weapon].profile.bits, PRECISION)) return traits;
        const character = shieldedCharacter(g, s, t);
        if (character >= 0 && s.modelSees(g, m, character)) traits |= TRAIT.character;
        return traits;
      },
      nextModel: (next) => (g, t, a) => {
        if (a === null || (a.traits & TRAIT.character) === 0 || a.target !== t) return next(g, t, a);
        const character = shieldedCharacter(g, s, t);
        return character >= 0 && g.choose(SNIPE, a.attacker.side, a.attacker, t) ? character : next(g, t, a);
      },
    },
  }),
});
