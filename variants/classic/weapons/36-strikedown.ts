import { inflict, is, keyword, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { PSYKERS } from '../psychic/psykers.ts';
import { attackHas } from '../special-rules/carried.ts';

const STRIKEDOWN = keyword('strikedown');
const STRUCK_DOWN = status('struck-down', 'next-own-turn-end', 'isStruckDown');

/** A unit that suffers or saves a wound from it moves as in difficult terrain until the end of its next turn. */
export default defineRule({
  id: 'CLS-WPN-36',
  title: 'Strikedown',
  source: 'weapons: Strikedown',
  text: 'A non-vehicle unit that suffers one or more unsaved wounds, or passes one or more saves, against it moves as if in difficult terrain until the end of its next turn.',
  default: 'on',
  keyword: ['strikedown', ...PSYKERS],
  patch: (_p, s) => ({
    after: {
      unsaved: (g, a) => {
        if (attackHas(g, a, STRIKEDOWN) && !s.isVehicle(g, a.target)) inflict(g, a.target, STRUCK_DOWN);
      },
      saved: (g, a) => {
        if (attackHas(g, a, STRIKEDOWN) && !s.isVehicle(g, a.target)) inflict(g, a.target, STRUCK_DOWN);
      },
    },
    wrap: {
      movesAsInDifficult: (next) => (g, u) => is(u, STRUCK_DOWN) || next(g, u),
    },
  }),
});
