import type { Board, Objective, Piece } from '../rules/index.ts';
import { terrainKind } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { Battlefield, TerrainPiece } from '../scenario/types.ts';

/** The most corners that a piece made in play (a wreck, a crater) can have. */
const SPARE_CORNERS = 8;

function measure(piece: Piece): void {
  piece.minX = Infinity;
  piece.minY = Infinity;
  piece.maxX = -Infinity;
  piece.maxY = -Infinity;
  for (let c = 0; c < piece.corners; c++) {
    const x = item(piece.polygon, 2 * c);
    const y = item(piece.polygon, 2 * c + 1);
    if (x < piece.minX) piece.minX = x;
    if (x > piece.maxX) piece.maxX = x;
    if (y < piece.minY) piece.minY = y;
    if (y > piece.maxY) piece.maxY = y;
  }
}

function pieceOf(t: TerrainPiece, index: number): Piece {
  const piece: Piece = {
    index,
    id: t.id,
    kind: terrainKind(t.kind),
    polygon: Float64Array.from(t.polygon.flat()),
    corners: t.polygon.length,
    minX: 0,
    minY: 0,
    maxX: 0,
    maxY: 0,
    height: t.height,
    floors: t.floors,
    walls: Float64Array.from(t.walls.flat()),
    cover: t.cover,
    building: t.building === undefined ? null : { ...t.building, doors: Float64Array.from(t.building.doors.flat()) },
    gun: (t.gun ?? null) as Piece['gun'],
    ownerSeat: t.ownerSeat ?? -1,
  };
  measure(piece);
  return piece;
}

const spare = (index: number): Piece => ({
  index,
  id: `made-${index}`,
  kind: terrainKind('unmade'),
  polygon: new Float64Array(2 * SPARE_CORNERS),
  corners: 0,
  minX: 0,
  minY: 0,
  maxX: 0,
  maxY: 0,
  height: 0,
  floors: [],
  walls: new Float64Array(0),
  cover: 0,
  building: null,
  gun: null,
  ownerSeat: -1,
});

/** A fresh board with `spares` pieces in reserve for those made in play. `mirrored`: how it lies, see `Board`. */
export function makeBoard(field: Battlefield, spares: number, mirrored: Board['mirrored'] = null): Board {
  const pieces = field.terrain.map(pieceOf);
  const count = pieces.length;
  for (let i = 0; i < spares; i++) pieces.push(spare(count + i));
  return {
    width: field.width,
    height: field.height,
    pieces,
    count,
    objectives: field.objectives.map((o, index): Objective => ({ id: o.id, index, x: o.x, y: o.y, radius: o.radius })),
    zones: [Float64Array.from(field.zones[0].flat()), Float64Array.from(field.zones[1].flat())],
    homeward: [
      { x: field.homeward[0][0], y: field.homeward[0][1] },
      { x: field.homeward[1][0], y: field.homeward[1][1] },
    ],
    mirrored,
  };
}
