import { missesBox, segmentPolygonSquared } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** While charges and fights are resolved, models with a barricade between them engage each other at 2". */
export default defineRule({
  id: 'TEN-TERRAIN-11',
  title: 'Barricades and pipes: fighting across',
  source: 'Core rules, Terrain',
  text: 'A unit may charge an enemy behind the barricade if it ends as close as it can to the feature and within 2" of the enemy; between models on opposite sides with the barricade between them ER is 2" horizontally for charging and fighting.',
  layer: 'core',
  default: 'on',
  params: { reachInches: integer(2, 1, 6, 'Engagement Range across a barricade', 'inches') },
  tables: (t, { reachInches }) => ({ ...t, barricadeReachInches: reachInches }),
  patch: (_p, _s, t) => ({
    wrap: {
      engagementInches: (next) => (g, i, j) => {
        const field = g.desk.field;
        if (!field.melee) return next(g, i, j);
        const m = g.models;
        for (let k = 0; k < field.barricadeCount; k++) {
          const piece = g.board.pieces[field.barricades[k]];
          if (missesBox(piece, m.x[i], m.y[i], m.x[j], m.y[j])) continue;
          if (segmentPolygonSquared(piece.polygon, piece.corners, m.x[i], m.y[i], m.x[j], m.y[j]) === 0) return t.barricadeReachInches;
        }
        return next(g, i, j);
      },
    },
  }),
});
