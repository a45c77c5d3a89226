import { type Game, hasBit, integer, keyword } from 'sandtable/rules';
import { isFoe } from '../../classic/assault/foes.ts';
import { type Classic, FOE, NEVER } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';

const PREFERRED_ENEMY = keyword('preferred-enemy');

const eased = (g: Game<Classic>, s: CalixtusSeams, a: Attack, on: number, worst: number): number =>
  on > worst && on < NEVER && a.bearer >= 0 && s.prefers(g, a.bearer, a.target) ? worst : on;

/** Against its Preferred Enemy a model never needs worse than 3+ To Hit or To Wound; what is impossible stays so. */
export default defineRule({
  id: 'CAL-USR-10',
  title: 'Preferred Enemy',
  source: 'Universal Special Rules',
  text: [
    'Against its Preferred Enemy a model never needs worse than 3+ to hit or 3+ to wound; better needed rolls stay as they are.',
    'Ruling: holds for shooting, Snap Shots included ("always never"), and close combat; the to-hit die of CAL-SHOOT-16 counts, armour penetration and scatter dice do not. The rerolls of CLS-USR-24 are dropped.',
  ].join('\n'),
  changes: 'replaces classic base: Preferred Enemy (CLS-USR-24), also in Snap Shots and blasts (CLS-SHOOT-08, CLS-WPN-15)',
  default: 'on',
  keyword: 'preferred-enemy',
  supersedes: ['CLS-USR-24'],
  params: {
    hitOn: integer(3, 2, 6, 'worst roll needed to hit', 'needed on a D6'),
    woundOn: integer(3, 2, 6, 'worst roll needed to wound', 'needed on a D6'),
  },
  patch: ({ hitOn: worstHit, woundOn: worstWound }, s) => ({
    wrap: {
      hitOn: (next) => (g, a) => eased(g, s, a, next(g, a), worstHit),
      // The second die of Ballistic Skill 6 or more needs 12 minus it, which is worse.
      rerollHitOn: (next) => (g, a, face) => eased(g, s, a, next(g, a, face), worstHit),
      woundOn: (next) => (g, a) => eased(g, s, a, next(g, a), worstWound),
      prefers: (next) => (g, model, enemy) =>
        (hasBit(g.sheetOf(model).keywordBits, PREFERRED_ENEMY) && isFoe(g, model, FOE['preferred-enemy'], enemy)) || next(g, model, enemy),
    },
  }),
});
