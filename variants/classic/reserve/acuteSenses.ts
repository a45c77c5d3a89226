import { type Decision, decision, first, hasBit, keyword, type Question } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { EDGE } from './edges.ts';
import { promiseOfEdge } from './outflank.ts';

const ACUTE_SENSES = keyword('acute-senses');
/** Whether to roll again for the edge; asked with the first roll known. */
const REROLL_EDGE = decision<Classic>('edge-reroll', 'flag', first);
/** A die from here on leaves the choice of edge: nothing is better. */
const FREE_CHOICE = 5;

/** A unit with a model that has it may re-roll the die for its edge. */
export const acuteSenses = defineRule({
  id: 'CLS-USR-01',
  default: 'on',
  keyword: 'acute-senses',
  patch: (_p, s) => {
    let edge: number = EDGE.left;
    /** Rolls again for the worse of the two edges. */
    const worse = ({ game: g, about: u }: Question<Classic>): number =>
      u !== null && promiseOfEdge(g, s, u, edge) < promiseOfEdge(g, s, u, edge === EDGE.left ? EDGE.right : EDGE.left) ? 1 : 0;
    const reroll: Decision<Classic> = { ...REROLL_EDGE, otherwise: worse };
    return {
      wrap: {
        rerollsEdge: (next) => (g, u, face) => {
          if (next(g, u, face)) return true;
          if (face >= FREE_CHOICE || !hasBit(u.anyBits, ACUTE_SENSES)) return false;
          edge = face <= 2 ? EDGE.left : EDGE.right;
          return g.choose(reroll, u.side, u, null);
        },
      },
    };
  },
});
