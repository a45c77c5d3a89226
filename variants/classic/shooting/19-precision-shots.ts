import { modelSees, within } from 'sandtable/kit';
import { type Decision, decision, integer, keyword, reckoned } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { attackHas } from '../special-rules/carried.ts';
import { WOUND } from './attack.ts';

/** Who has one of these, or fires a weapon that has it, scores Precision Shots. */
const PRECISE = [keyword('character'), keyword('independent-character'), keyword('precision-shots')];
/** The model a precise wound goes to; the dearest first. */
const PRECISION_TARGET = decision('precision-target', 'model', reckoned) as Decision<Classic>;

/** Characters, and whatever has the rule, score Precision Shots on a natural 6 To Hit: the attacker chooses who takes the wound. */
export default defineRule({
  id: 'CLS-SHOOT-19',
  title: 'Precision Shots',
  source: 'shooting: Precision Shots',
  text: 'Characters, and models or weapons with the rule, score a Precision Shot on a natural To Hit of 6 when shooting (not Snap Shots, not blasts or templates). Wounds from it are allocated by the attacker to any visible model in range of the shooter. Look Out Sir still applies.',
  default: 'on',
  keyword: ['character', 'independent-character', 'sniper', 'precision-shots'],
  params: {
    on: integer(6, 2, 6, 'Natural To Hit roll of a Precision Shot', 'needed on a D6'),
  },
  patch: ({ on }, s) => ({
    wrap: {
      hitFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        if (face < on || a.melee || a.snap) return flags;
        return attackHas(g, a, PRECISE[0]) || attackHas(g, a, PRECISE[1]) || attackHas(g, a, PRECISE[2]) ? flags | WOUND.precise : flags;
      },
      allocateNext: (next) => (g, a, current) => {
        if (a.melee || (a.poolFlags[a.pool] & WOUND.precise) === 0) return next(g, a, current);
        const m = g.models;
        const shooter = a.poolBy[a.pool];
        const range = s.rangeOf(g, shooter, a.weapon);
        const options = PRECISION_TARGET.options;
        let n = 0;
        let most = -1;
        for (let j = a.target.first; j < a.target.first + a.target.size; j++) {
          if (m.alive[j] === 0 || !within(m, shooter, j, range) || !modelSees(g, g.desk.sight, shooter, j)) continue;
          options[n++] = j;
          const points = g.sheetOf(j).points;
          if (points <= most) continue;
          most = points;
          options[n - 1] = options[0];
          options[0] = j;
        }
        if (n === 0) return next(g, a, current);
        return n === 1 ? options[0] : options[g.ask(PRECISION_TARGET, a.attacker.side, a.attacker, a.target, n)];
      },
    },
  }),
});
