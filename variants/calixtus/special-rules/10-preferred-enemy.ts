import { type Game, hasBit, keyword } from 'sandtable/rules';
import { isFoe } from '../../classic/assault/foes.ts';
import { type Classic, FOE, NEVER } from '../../classic/family.ts';
import type { Attack } from '../../classic/shooting/attack.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';

const PREFERRED_ENEMY = keyword('preferred-enemy');
const WORST_NEED = 3;

const eased = (g: Game<Classic>, s: CalixtusSeams, a: Attack, on: number): number =>
  on > WORST_NEED && on < NEVER && a.bearer >= 0 && s.prefers(g, a.bearer, a.target) ? WORST_NEED : on;

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
  patch: (_p, s) => ({
    wrap: {
      hitOn: (next) => (g, a) => eased(g, s, a, next(g, a)),
      woundOn: (next) => (g, a) => eased(g, s, a, next(g, a)),
      prefers: (next) => (g, model, enemy) =>
        (hasBit(g.sheetOf(model).keywordBits, PREFERRED_ENEMY) && isFoe(g, model, FOE['preferred-enemy'], enemy)) || next(g, model, enemy),
    },
  }),
});
