import { defineRule } from '../family.ts';
import { DEBRIS, STATUARY, WRECK } from '../field-desk.ts';

/** A model that debris or a statue hides in part from an attacker has the Benefit of Cover. */
export const debrisCover = defineRule({
  id: 'TEN-TERRAIN-12',
  default: 'on',
  patch: () => ({
    wrap: {
      coverBehind: (next) => (g, by, n, piece) => {
        const kind = g.board.pieces[piece].kind;
        return kind === DEBRIS || kind === STATUARY || kind === WRECK || next(g, by, n, piece);
      },
    },
  }),
});
