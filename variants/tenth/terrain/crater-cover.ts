import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { CRATER, INFANTRY } from '../field-desk.ts';

/** Infantry wholly on a crater or rubble has the Benefit of Cover. */
export const craterCover = defineRule({
  id: 'TEN-TERRAIN-09',
  default: 'on',
  patch: () => ({
    wrap: {
      coverNear: (next) => (g, by, n, piece, stands) =>
        (stands === 2 && g.board.pieces[piece].kind === CRATER && hasBit(g.sheetOf(n).keywordBits, INFANTRY)) ||
        next(g, by, n, piece, stands),
    },
  }),
});
