import { DEED, type Decision, decision, type Game, hasBit, inflict, keyword, reckoned, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { ReserveSeams } from '../seams.ts';
import { EDGE, edgeLength, faceInward, inwardOf, leaveEdge } from './edges.ts';
import { promiseAt } from './promise.ts';
import { isScout } from './scouting.ts';
import { EDGE_REROLL, EDGE_ROLL, OUTFLANKED, OUTFLANKS } from './state.ts';

const OUTFLANK = keyword('outflank');
/** Which side edge, if the dice allow a choice: 1 left, 2 right. */
const OUTFLANK_EDGE = decision<Classic>('outflank-edge', 'number', reckoned);
/** Number of places considered along an edge. */
const LOOKS = 4;

type Keys = 'mayOutflank' | 'outflankEdge' | 'rerollsEdge';

/** RESERVE: outflanking. */
export const outflanking = (s: ClassicSeams): Pick<ReserveSeams<Classic>, Keys> => {
  const which: Decision<Classic> = {
    ...OUTFLANK_EDGE,
    otherwise: (q) =>
      q.n > 1 && promiseOfEdge(q.game, s, q.about, q.options[1]) > promiseOfEdge(q.game, s, q.about, q.options[0]) ? 1 : 0,
  };

  return {
    mayOutflank: (g, u) => s.infiltrates(g, u) || isScout(g, u) || hasBit(u.allBits, OUTFLANK),

    outflankEdge: (g, u) => {
      const frame = g.dice.begin(DEED.move, u, g.nobody);
      let face = g.dice.d6(frame, EDGE_ROLL);
      if (s.rerollsEdge(g, u, face)) face = g.dice.nth(frame, EDGE_REROLL, 0);
      g.dice.end(frame);
      let edge: number = face <= g.desk.numbers.leftUpTo ? EDGE.left : EDGE.right;
      if (face >= g.desk.numbers.chooseEdgeOn) {
        which.options[0] = EDGE.left;
        which.options[1] = EDGE.right;
        edge = which.options[g.ask(which, u.side, u, null, 2)];
      }
      inflict(g, u, OUTFLANKED);
      g.log.note(OUTFLANKS, u.slot, edge);
      return edge;
    },

    rerollsEdge: () => false,
  };
};

/** The worth of the best place along an edge. */
export function promiseOfEdge(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic> | null, edge: number): number {
  if (u === null) return 0;
  faceInward(g, u, edge);
  const inward = inwardOf(g);
  const deep = s.arrivalInches(g, u) / 2;
  let best = 0;
  for (let k = 0; k < LOOKS; k++) {
    const along = ((k + 0.5) / LOOKS) * edgeLength(g);
    const x = inward.x !== 0 ? (inward.x > 0 ? deep : g.board.width - deep) : along;
    const y = inward.x !== 0 ? along : inward.y > 0 ? deep : g.board.height - deep;
    best = Math.max(best, promiseAt(g, s, u, x, y));
  }
  leaveEdge(g);
  return best;
}
