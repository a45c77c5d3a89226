import { inflict, is, keyword, status } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { PSYKERS } from '../psychic/psykers.ts';
import { attackHas } from './carried.ts';

const STRIKEDOWN = keyword('strikedown');
const STRUCK_DOWN = status('struck-down', 'next-own-turn-end');

/** Who suffers, or saves, a wound from it moves as in difficult terrain until the end of his next turn. */
export const strikedown = defineRule({
  id: 'CLS-WPN-36',
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
