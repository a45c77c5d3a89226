import { NameTable } from './names.ts';

declare const terrainBrand: unique symbol;
/** A kind of terrain (`woods`, `ruin`, `barricade` ...) as a number. What a kind does is up to the edition. */
export type TerrainKind = number & { readonly [terrainBrand]: true };
export const terrainKinds = new NameTable('terrain kind');
export const terrainKind = (name: string): TerrainKind => terrainKinds.add(name) as TerrainKind;

/**
 * A piece of terrain: an upright prism over a simple polygon, with opaque walls and floors if it has any.
 * All lengths are inches. Wrecks and craters made in play are pieces from a reserve allocated at the start.
 */
export interface Piece {
  readonly index: number;
  id: string;
  kind: TerrainKind;
  /** x0, y0, x1, y1 ... anticlockwise; the last corner joins the first. Only the first `corners` of them count. */
  readonly polygon: Float64Array;
  corners: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** Height of the prism above the ground. */
  height: number;
  /** Heights above ground at which models can stand inside, apart from the ground itself (a hill's top, a ruin's floors). */
  readonly floors: readonly number[];
  /** Upright opaque walls as segments x0, y0, x1, y1 ... as high as the piece. */
  readonly walls: Float64Array;
  /** A cover save printed on the piece itself; 0 means the kind's. */
  cover: number;
  /** Only for pieces that units can occupy. */
  readonly building: Building | null;
  /** A weapon mounted on it, as blocks by family like those of a datasheet. */
  readonly gun: { readonly [family: string]: { readonly [key: string]: unknown } } | null;
  /** The seat whose army owns it, or -1. */
  readonly ownerSeat: 0 | 1 | -1;
}

/** The interior of a building. */
export interface Building {
  readonly armour: number;
  /** Number of models it holds, and how many of those inside may fire. */
  readonly capacity: number;
  readonly firePoints: number;
  /** Doors: the middle of a side and the unit vector out of it, x, y, outX, outY of each. Empty: models leave anywhere. */
  readonly doors: Float64Array;
  /** Whether models can stand on its roof, behind a parapet. */
  readonly battlements: boolean;
}

/** A point that an army can control. */
export interface Objective {
  readonly id: string;
  readonly index: number;
  x: number;
  y: number;
  readonly radius: number;
}

/** A simple polygon where a seat deploys: x0, y0, x1, y1 ... */
export type Zone = Float64Array;

export interface Board {
  readonly width: number;
  readonly height: number;
  /** All pieces, the reserve for wrecks last; only the first `count` are in play. */
  readonly pieces: readonly Piece[];
  count: number;
  readonly objectives: readonly Objective[];
  /** Deployment zones by seat. */
  readonly zones: readonly [Zone, Zone];
  /** Unit vector from the centre of the board towards the edge each seat falls back to. */
  readonly homeward: readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];
  /**
   * The axis along which it is the mirror image of the board in the scenario's files, or null. A battle and its mirror image are one game, so
   * one of the two is played as the other: left is right there, and places that are reported are turned back (`writtenX`, `writtenY`).
   */
  readonly mirrored: 'x' | 'y' | null;
}

type Lie = Pick<Board, 'width' | 'height' | 'mirrored'>;

/** The x of a place on a board as the scenario's files have it. */
export const writtenX = ({ width, mirrored }: Lie, x: number): number => (mirrored === 'x' ? width - x : x);
/** Its y. */
export const writtenY = ({ height, mirrored }: Lie, y: number): number => (mirrored === 'y' ? height - y : y);

/** A field of an event as the scenario's files would have it: `x` and `y` are places. */
export const writtenField = (board: Lie, name: string, inches: number): number =>
  name === 'x' ? writtenX(board, inches) : name === 'y' ? writtenY(board, inches) : inches;
