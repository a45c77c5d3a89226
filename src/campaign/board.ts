import type { Battlefield, ObjectiveMarker, TerrainPiece } from '../scenario/types.ts';

/** A battlefield as stored with results: enough to draw maps without the scenario's files. Inches, origin in a corner. */
export interface BoardPlan {
  readonly width: number;
  readonly height: number;
  /** Side of the square cells in which models are counted, a whole number of inches. */
  readonly cell: number;
  /** It is the same when turned by 180 degrees: both seatings can then be shown on one map. */
  readonly turns: boolean;
  readonly terrain: readonly Pick<TerrainPiece, 'id' | 'kind' | 'height' | 'polygon'>[];
  readonly objectives: readonly ObjectiveMarker[];
}

/** Most cells along the longer side: fine enough to see a wood's edge, coarse enough that a cell holds something in many games. */
const MOST_CELLS = 18;

export function boardOf({ width, height, terrain, objectives }: Battlefield): BoardPlan {
  return {
    width,
    height,
    cell: Math.ceil(Math.max(width, height) / MOST_CELLS),
    turns: isTurned(terrain.map(pieceAt), width, height) && isTurned(objectives.map(markerAt), width, height),
    terrain: terrain.map(({ id, kind, height: above, polygon }) => ({ id, kind, height: above, polygon })),
    objectives: objectives.map(({ id, x, y, radius }) => ({ id, x, y, radius })),
  };
}

/** Cells along x and along y. Those at the far edges may reach beyond them. */
export const cellsOf = ({ width, height, cell }: BoardPlan): readonly [number, number] => [
  Math.ceil(width / cell),
  Math.ceil(height / cell),
];

type Spot = readonly [x: number, y: number];
/** Something with corners, and a description of it. */
type Placed = { readonly what: string; readonly spots: readonly Spot[] };

const pieceAt = ({ kind, height, polygon }: TerrainPiece): Placed => ({ what: `${kind} ${height}`, spots: polygon });
const markerAt = ({ x, y, radius }: ObjectiveMarker): Placed => ({ what: String(radius), spots: [[x, y]] });

function isTurned(things: readonly Placed[], width: number, height: number): boolean {
  // Coordinates of twins are computed, so they may differ in the last bits.
  const inWords = (turn: (spot: Spot) => Spot): string[] => {
    const written = things.map(({ what, spots }) => {
      const corners = spots.map((spot) =>
        turn(spot)
          .map((n) => Math.round(n * 100))
          .join(),
      );
      return `${what}: ${corners.sort().join(' ')}`;
    });
    return written.sort();
  };
  const turned = inWords(([x, y]) => [width - x, height - y]);
  return inWords((spot) => spot).every((it, i) => it === turned[i]);
}
