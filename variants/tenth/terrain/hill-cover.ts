import { defineRule } from '../family.ts';
import { BUILDING, CONTAINER, HILL, IMPASSABLE } from '../field-desk.ts';

/** A model that a hill, a sealed building or a container hides in part from an attacker has the Benefit of Cover. */
export const hillCover = defineRule({
  id: 'TEN-TERRAIN-13',
  default: 'on',
  patch: () => ({
    wrap: {
      coverBehind: (next) => (g, by, n, piece) => {
        const kind = g.board.pieces[piece].kind;
        return kind === HILL || kind === BUILDING || kind === CONTAINER || kind === IMPASSABLE || next(g, by, n, piece);
      },
    },
  }),
});
