import { type Decision, decision, hasBit, integer, keyword, reckoned } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { WOUND } from '../shooting/attack.ts';

/** Models with one of these; those that score Precision Shots by a rule of their own are among them. */
const SKILLED = [keyword('character'), keyword('independent-character'), keyword('precision-strikes'), keyword('precision-shots')];
const PRECISION_TARGET = decision('precision-target', 'model', reckoned) as Decision<Classic>;

/** Characters, and models with one of the rules, score Precision Strikes on a natural 6 To Hit in combat: the attacker chooses who takes the wound. */
export default defineRule({
  id: 'CLS-USR-25',
  title: 'Precision Strikes',
  source: 'universal special rules: Precision Strikes',
  text: 'Models that score Precision Shots also score Precision Strikes: natural To Hit 6s in combat whose wounds the attacker allocates to any engaged enemy model. Look Out Sir applies.',
  default: 'on',
  keyword: ['character', 'independent-character', 'precision-strikes', 'precision-shots'],
  params: {
    on: integer(6, 2, 6, 'Natural To Hit roll of a Precision Strike', 'needed on a D6'),
  },
  patch: ({ on }, s) => ({
    wrap: {
      hitFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        if (face < on || !a.melee) return flags;
        const bits = g.sheetOf(a.bearer).keywordBits;
        for (let k = 0; k < SKILLED.length; k++) if (hasBit(bits, SKILLED[k])) return flags | WOUND.precise;
        return flags;
      },
      allocateNext: (next) => (g, a, current) => {
        if (!a.melee || (a.poolFlags[a.pool] & WOUND.precise) === 0 || a.target.alive < 2) return next(g, a, current);
        const options = PRECISION_TARGET.options;
        let n = 0;
        let most = -1;
        for (let j = a.target.first; j < a.target.first + a.target.size; j++) {
          if (g.models.alive[j] === 0 || !s.mayTake(g, a, j)) continue;
          options[n++] = j;
          const { points } = g.sheetOf(j);
          if (points <= most) continue;
          most = points;
          options[n - 1] = options[0];
          options[0] = j;
        }
        if (n === 0) return next(g, a, current);
        return options[g.ask(PRECISION_TARGET, a.attacker.side, a.attacker, a.target, n)];
      },
    },
  }),
});
