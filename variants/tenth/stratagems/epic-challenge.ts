import type { Game, Unit } from 'sandtable/rules';
import { decision, hasBit, inflict, integer, is, keyword } from 'sandtable/rules';
import { CHARACTER } from '../allocate.ts';
import { effect } from '../effects.ts';
import type { Modern } from '../family.ts';
import { defineRule, TRAIT } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { SNIPE, shieldedCharacter } from '../special/precision.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

const PRECISION = keyword('precision');
const EPIC_CHALLENGE = stratagem('epic-challenge', 1);
const CHALLENGER = effect('epic-challenge', 'phase', 'stratagem');
const ASKED = decision<Modern>('epic-challenge', 'flag', ifWorthwhile);

/** The melee attacks of one Character get Precision. */
export default defineRule({
  id: 'TEN-STRAT-05',
  default: 'on',
  keyword: 'character',
  params: { worthPoints: integer(60, 0, 400, 'Points of the enemy Character from which it is worth a Command point') },
  patch: ({ worthPoints }, s) => ({
    before: {
      meleeAttacks: (g, u) => {
        if (!hasBit(u.anyBits, CHARACTER) || !mayUse(g, s, EPIC_CHALLENGE, u.side, u)) return;
        const points = rivalPoints(g, s, u);
        if (points === 0) return;
        stake.points = points;
        stake.threshold = worthPoints;
        if (!g.choose(ASKED, u.side, u, null)) return;
        use(g, s, EPIC_CHALLENGE, u);
        inflict(g, u, CHALLENGER);
      },
    },
    wrap: {
      traitsOf: (next) => (g, u, m, weapon, t) => {
        const traits = next(g, u, m, weapon, t);
        return is(u, CHALLENGER) && u.sheet.weapons[weapon].profile.melee && m === heroOf(g, u) ? traits | TRAIT.hero : traits;
      },
      nextModel: (next) => (g, t, a) => {
        if (a === null || (a.traits & TRAIT.hero) === 0 || a.target !== t || hasBit(a.profile.bits, PRECISION)) return next(g, t, a);
        const character = shieldedCharacter(g, s, t);
        return character >= 0 && g.choose(SNIPE, a.attacker.side, a.attacker, t) ? character : next(g, t, a);
      },
    },
  }),
});

/** The first Character of a unit. */
function heroOf(g: Game<Modern>, u: Unit<Modern>): number {
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) if (g.models.alive[m] !== 0 && hasBit(g.sheetOf(m).keywordBits, CHARACTER)) return m;
  return -1;
}

/** Points of the dearest Character that is shielded in a unit within Engagement Range. */
function rivalPoints(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  let points = 0;
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    if (t.alive === 0 || !s.engages(g, u, t)) continue;
    const character = shieldedCharacter(g, s, t);
    if (character >= 0) points = Math.max(points, g.sheetOf(character).points);
  }
  return points;
}
