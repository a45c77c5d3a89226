import { gapToPiece, insidePolygon } from 'sandtable/kit';
import { type Game, type Piece, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const CONTROL_INCHES = 3;
const CONTACT_INCHES = 1 / 64;

/** Who holds a marker is measured to its middle. */
export const toTheMiddle = defineRule({
  id: 'WAF-MISSION-01',
  default: 'on',
  patch: () => ({ replace: { controlInches: () => CONTROL_INCHES } }),
});

/** Whether a unit on the table has a model in contact with a piece. */
function touchesPiece(g: Game<Classic>, u: Unit<Classic>, piece: Piece): boolean {
  if (u.place !== PLACE.table) return false;
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0 && gapToPiece(g.models, i, piece) <= CONTACT_INCHES) return true;
  return false;
}

/** A marker on battlements is held from inside the building and from its walls too, fallen in or not. */
export const onBattlements = defineRule({
  id: 'WAF-MISSION-03',
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
