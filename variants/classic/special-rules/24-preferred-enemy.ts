import { hasBit, integer, keyword } from 'sandtable/rules';
import { isFoe } from '../assault/foes.ts';
import { defineRule } from '../define-rule.ts';
import { FOE } from '../family.ts';

const PREFERRED_ENEMY = keyword('preferred-enemy');

/** Natural 1s To Hit and To Wound are re-rolled. */
export default defineRule({
  id: 'CLS-USR-24',
  title: 'Preferred Enemy',
  source: 'universal special rules: Preferred Enemy',
  text: 'A unit with it re-rolls natural To Hit and To Wound rolls of 1 against the named foe (all if none).',
  outside: ['CLS-USR-15'],
  default: 'on',
  keyword: 'preferred-enemy',
  params: {
    upTo: integer(1, 1, 5, 'Highest natural roll that is made again', 'rolled on a D6'),
  },
  patch: ({ upTo }, s) => ({
    wrap: {
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        return face <= upTo && s.prefers(g, a.bearer, a.target) ? Math.min(on, s.hitOn(g, a)) : on;
      },
      rerollsWound: (next) => (g, a, face) => (face <= upTo && a.bearer >= 0 && s.prefers(g, a.bearer, a.target)) || next(g, a, face),
      prefers: (next) => (g, model, enemy) =>
        (hasBit(g.sheetOf(model).keywordBits, PREFERRED_ENEMY) && isFoe(g, model, FOE['preferred-enemy'], enemy)) || next(g, model, enemy),
    },
  }),
});
