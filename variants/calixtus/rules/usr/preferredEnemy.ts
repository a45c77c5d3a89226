import { type Game, hasBit, keyword } from 'sandtable/rules';
import { type Attack, type Classic, FOE, NEVER } from '../../../classic/family.ts';
import { isFoe } from '../../../classic/foes.ts';
import { defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';

const PREFERRED_ENEMY = keyword('preferred-enemy');
const WORST_NEED = 3;

const eased = (g: Game<Classic>, s: CalixtusSeams, a: Attack, on: number): number =>
  on > WORST_NEED && on < NEVER && a.bearer >= 0 && s.prefers(g, a.bearer, a.target) ? WORST_NEED : on;

/** Against its Preferred Enemy a model never needs worse than 3 To Hit or To Wound; what is impossible stays so. */
export const preferredEnemy = defineRule({
  id: 'CAL-USR-10',
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
