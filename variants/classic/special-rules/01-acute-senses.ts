import { type Decision, decision, first, hasBit, keyword, type Question } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { EDGE } from '../reserves/edges.ts';
import { promiseOfEdge } from '../reserves/outflank.ts';

const ACUTE_SENSES = keyword('acute-senses');
/** Whether to re-roll for the edge; asked after the first roll. */
const REROLL_EDGE = decision<Classic>('edge-reroll', 'flag', first);

/** A unit with such a model may re-roll the die for its edge. */
export default defineRule({
  id: 'CLS-USR-01',
  title: 'Acute Senses',
  source: 'universal special rules: Acute Senses',
  text: 'A unit containing this rule may re-roll the D6 that decides its table edge when it arrives by Outflank.',
  default: 'on',
  keyword: 'acute-senses',
  patch: (_p, s) => {
    let edge: number = EDGE.left;
    /** Re-rolls the worse of the two edges. */
    const worse = ({ game: g, about: u }: Question<Classic>): number =>
      u !== null && promiseOfEdge(g, s, u, edge) < promiseOfEdge(g, s, u, edge === EDGE.left ? EDGE.right : EDGE.left) ? 1 : 0;
    const reroll: Decision<Classic> = { ...REROLL_EDGE, otherwise: worse };
    return {
      wrap: {
        rerollsEdge: (next) => (g, u, face) => {
          if (next(g, u, face)) return true;
          if (face >= g.desk.numbers.chooseEdgeOn || !hasBit(u.anyBits, ACUTE_SENSES)) return false;
          edge = face <= g.desk.numbers.leftUpTo ? EDGE.left : EDGE.right;
          return g.choose(reroll, u.side, u, null);
        },
      },
    };
  },
});
