import { insidePolygon } from 'sandtable/kit';
import { terrainKind } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

const CONTAINER = terrainKind('container');

/** A marker on a container that belongs to nobody is a mysterious one, whether or not the mission has such. */
export const mysteriousContainer = defineRule({
  id: 'WAF-TERRAIN-02',
  default: 'on',
  keyword: 'container',
  requires: ['CLS-MISSION-14'],
  patch: () => ({
    wrap: {
      isMysterious: (next) => (g, marker) => {
        if (next(g, marker)) return true;
        const { x, y } = g.board.objectives[marker];
        for (let p = 0; p < g.board.count; p++) {
          const piece = g.board.pieces[p];
          if (piece.kind === CONTAINER && piece.ownerSeat === -1 && insidePolygon(piece.polygon, piece.corners, x, y)) return true;
        }
        return false;
      },
    },
  }),
});
