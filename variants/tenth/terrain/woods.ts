import { standing } from 'sandtable/kit';
import { defineRule } from '../family.ts';
import { WOODS } from '../field-desk.ts';

/** Woods keep models within and behind them from being fully visible, and give those the Benefit of Cover. */
export const woods = defineRule({
  id: 'TEN-TERRAIN-14',
  default: 'on',
  tables: (t) => ({ ...t, woodsHide: true }),
  patch: () => ({
    wrap: {
      coverNear: (next) => (g, by, n, piece, stands) =>
        (stands === 2 && g.board.pieces[piece].kind === WOODS) || next(g, by, n, piece, stands),
      coverBehind: (next) => (g, by, n, piece) => g.board.pieces[piece].kind === WOODS || next(g, by, n, piece),
      fullyVisible: (next) => (g, u, n) => {
        const board = g.board;
        for (let p = 0; p < board.count; p++) {
          if (board.pieces[p].kind === WOODS && standing(g, g.desk.field.sight, n, p) === 2) return false;
        }
        return next(g, u, n);
      },
    },
  }),
});
