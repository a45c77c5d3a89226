import { defineRule } from '../family.ts';
import { RUIN } from '../field-desk.ts';

/** A model wholly within a ruin, or hidden in part by one from an attacker, has the Benefit of Cover. */
export const ruinCover = defineRule({
  id: 'TEN-TERRAIN-20',
  default: 'on',
  patch: () => ({
    wrap: {
      coverNear: (next) => (g, by, n, piece, stands) =>
        (stands === 2 && g.board.pieces[piece].kind === RUIN) || next(g, by, n, piece, stands),
      coverBehind: (next) => (g, by, n, piece) => g.board.pieces[piece].kind === RUIN || next(g, by, n, piece),
    },
  }),
});
