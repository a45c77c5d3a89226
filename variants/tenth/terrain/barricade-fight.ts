import { segmentPolygonSquared } from 'sandtable/kit';
import { defineRule } from '../family.ts';
import { isBarricade } from '../sight.ts';

/** While charges and fights are resolved, models with a barricade between them engage each other at 2". */
export const barricadeFight = defineRule({
  id: 'TEN-TERRAIN-11',
  default: 'on',
  patch: (_p, _s, t) => ({
    wrap: {
      engagementInches: (next) => (g, i, j) => {
        if (!g.desk.field.melee) return next(g, i, j);
        const board = g.board;
        const m = g.models;
        for (let p = 0; p < board.count; p++) {
          if (!isBarricade(g, p)) continue;
          const piece = board.pieces[p];
          if (segmentPolygonSquared(piece.polygon, piece.corners, m.x[i], m.y[i], m.x[j], m.y[j]) === 0) return t.barricadeReachInches;
        }
        return next(g, i, j);
      },
    },
  }),
});
