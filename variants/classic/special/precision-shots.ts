import { modelSees, within } from 'sandtable/kit';
import { type Decision, decision, first, hasBit, keyword } from 'sandtable/rules';
import { WOUND } from '../attack.ts';
import { type Classic, defineRule } from '../family.ts';

const CHARACTERS = [keyword('character'), keyword('independent-character')];
/** The model a precise wound goes to; the dearest one stands first. */
const PRECISION_TARGET = decision('precision-target', 'model', first) as Decision<Classic>;

/** Characters score Precision Shots on a natural 6 To Hit: the attacker says who takes the wound. */
export const precisionShots = defineRule({
  id: 'CLS-SHOOT-19',
  default: 'on',
  keyword: ['character', 'independent-character', 'sniper', 'precision-shots'],
  patch: (_p, s) => ({
    wrap: {
      hitFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        if (face !== 6 || a.melee || a.snap) return flags;
        const bits = g.sheetOf(a.bearer).keywordBits;
        return hasBit(bits, CHARACTERS[0]) || hasBit(bits, CHARACTERS[1]) ? flags | WOUND.precise : flags;
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
