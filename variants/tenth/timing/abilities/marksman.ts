import type { Ability, Game, Unit } from 'sandtable/rules';
import { enemyOf, hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { TRAIT } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import { HIT_REROLL, HIT_ROLL } from '../../state.ts';
import type { Tables } from '../../tables.ts';
import { unitInches } from '../../terrain/distance.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const MARKSMAN = keyword('rerolls-at-closest');

/** Whether no other unit that it may target is closer. */
function isClosest(g: G, s: ModernSeams, u: U, t: U): boolean {
  const inches = unitInches(g, u, t);
  const enemies = g.sides[t.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e !== t && e.alive > 0 && unitInches(g, u, e) < inches && s.mayTarget(g, u, e)) return false;
  }
  return true;
}

/** Whether a unit stands in range of an objective that its side controls. */
function holdsGround(g: G, s: ModernSeams, t: U): boolean {
  for (let o = 0; o < g.board.objectives.length; o++) {
    if (s.controls(g, o) !== t.side) continue;
    for (let m = t.first; m < t.first + t.size; m++) if (g.models.alive[m] !== 0 && s.inRangeOf(g, m, o)) return true;
  }
  return false;
}

/** A benefit, and a better one on a further condition, which needs both (TEN-TURN-13). */
export const marksman: Ability<Modern, Tables> = {
  keyword: 'rerolls-at-closest',
  text: 'Re-roll Hit rolls of 1 against the closest eligible target; if it is within range of an objective that the enemy controls, re-roll the Hit roll instead.',
  patch: (s) => ({
    wrap: {
      traitsOf: (next) => (g, u, m, weapon, t) => {
        const traits = next(g, u, m, weapon, t);
        if (!hasBit(g.sheetOf(m).keywordBits, MARKSMAN) || t.side !== enemyOf(u.side) || !isClosest(g, s, u, t)) return traits;
        return traits | TRAIT.closest | (holdsGround(g, s, t) ? TRAIT.holding : 0);
      },
      hitFace: (next) => (g, a) => {
        const face = next(g, a);
        if (a.rerolled || (a.traits & TRAIT.closest) === 0 || (face > 1 && (face >= a.hitOn || face >= a.criticalHitOn))) return face;
        if (face > 1 && (a.traits & TRAIT.holding) === 0) return face;
        a.rerolled = true;
        return g.dice.nth(a.dice, HIT_REROLL, g.dice.taken(a.dice, HIT_ROLL) - 1);
      },
    },
  }),
};
