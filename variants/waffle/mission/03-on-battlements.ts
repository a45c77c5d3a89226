import { CONTACT, gapToPiece, insidePolygon } from 'sandtable/kit';
import { type Game, type Piece, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

/** Whether a unit on the table has a model in contact with a piece. */
function touchesPiece(g: Game<Classic>, u: Unit<Classic>, piece: Piece): boolean {
  if (u.place !== PLACE.table) return false;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && gapToPiece(g.models, i, piece) <= CONTACT) return true;
  return false;
}

/** A marker on battlements is held from inside the building and from its walls too, ruined or not. */
export default defineRule({
  id: 'WAF-MISSION-03',
  title: 'Objectives on battlements',
  source: 'Victory Conditions, Controlling Objectives',
  text: 'Restated: an objective on battlements is controlled with a scoring model within 3" of it, embarked in that building, or touching that building, and no enemy scoring model in any of those positions; this holds even after a Total Collapse.',
  changes: 'classic base: Controlling objectives, Battlements (extended) (CLS-MISSION-03, CLS-TERRAIN-14)',
  default: 'on',
  keyword: 'garrison',
  patch: () => ({
    wrap: {
      isAtMarker: (next) => (g, u, marker) => {
        if (next(g, u, marker)) return true;
        const { x, y } = g.board.objectives[marker];
        for (let p = 0; p < g.board.count; p++) {
          const piece = g.board.pieces[p];
          if (piece.building === null || !piece.building.battlements || !insidePolygon(piece.polygon, piece.corners, x, y)) continue;
          if (touchesPiece(g, u, piece)) return true;
        }
        return false;
      },
    },
  }),
});
