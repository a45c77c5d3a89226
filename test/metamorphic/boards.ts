import type { Battle, Battlefield, Placement, Point, TerrainPiece } from '../../src/scenario/types.ts';
import type { View } from './account.ts';

/** A board in another place, with everything on it: how its points move, and back. */
export interface Shift {
  readonly field: (field: Battlefield) => { readonly width: number; readonly height: number };
  readonly point: (field: Battlefield, at: Point) => Point;
  /** What becomes of the parts of a direction: 1 if it stays, -1 if it is reversed. */
  readonly way: (field: Battlefield) => readonly [alongX: 1 | -1, alongY: 1 | -1];
  /** Where a place on the new board was on the old one. */
  readonly view: (field: Battlefield) => View;
}

const aside = ({ homeward }: Battlefield, inches: number): Point => (homeward[0][1] !== 0 ? [inches, 0] : [0, inches]);

/** Room added on both sides, beyond the edges that are nobody's own. */
export const withMargins = (inches: number): Shift => ({
  field: (field) => ({ width: field.width + 2 * aside(field, inches)[0], height: field.height + 2 * aside(field, inches)[1] }),
  point: (field, [x, y]) => [x + aside(field, inches)[0], y + aside(field, inches)[1]],
  way: () => [1, 1],
  view: (field) => (x, y) => [x - aside(field, inches)[0], y - aside(field, inches)[1]],
});

/** The board turned by 180 degrees. */
export const TURNED: Shift = {
  field: ({ width, height }) => ({ width, height }),
  point: ({ width, height }, [x, y]) => [width - x, height - y],
  way: () => [-1, -1],
  view:
    ({ width, height }) =>
    (x, y) => [width - x, height - y],
};

/** The board with left and right exchanged; both armies keep their edges. */
export const MIRRORED: Shift = {
  field: ({ width, height }) => ({ width, height }),
  point: ({ width, height, homeward }, [x, y]) => (homeward[0][1] !== 0 ? [width - x, y] : [x, height - y]),
  way: ({ homeward }) => (homeward[0][1] !== 0 ? [-1, 1] : [1, -1]),
  view:
    ({ width, height, homeward }) =>
    (x, y) =>
      homeward[0][1] !== 0 ? [width - x, y] : [x, height - y],
};

/** Datasheets with left and right exchanged: mounts and doors. */
export const mirroredSheets = (battle: Battle): Battle => ({
  ...battle,
  datasheets: JSON.parse(
    JSON.stringify(battle.datasheets).replace(
      /"(sponson-)?(left|right)"/g,
      (_, mount = '', side) => `"${mount}${side === 'left' ? 'right' : 'left'}"`,
    ),
  ) as Battle['datasheets'],
});

export function onBoard(shift: Shift, battle: Battle): Battle {
  const field = battle.battlefield;
  const point = (at: Point): Point => shift.point(field, at);
  const [alongX, alongY] = shift.way(field);
  const mirrors = alongX !== alongY;
  const way = ([x, y]: Point): Point => [alongX * x, alongY * y];
  const piece = (it: TerrainPiece): TerrainPiece => ({
    ...it,
    // Anticlockwise, as every file is read.
    polygon: mirrors ? it.polygon.map(point).toReversed() : it.polygon.map(point),
    walls: it.walls.map(([x0, y0, x1, y1]) => [...point([x0, y0]), ...point([x1, y1])]),
    ...(it.building === undefined
      ? {}
      : {
          building: {
            ...it.building,
            doors: it.building.doors.map(([x, y, outX, outY]) => [...point([x, y]), ...way([outX, outY])]),
          },
        }),
  });
  const placed = (it: Placement): Placement => ({
    ...it,
    positions: it.positions.map(point),
    facing: ((alongX > 0 ? 0 : 180) + alongX * alongY * it.facing + 360) % 360,
  });
  return {
    ...battle,
    battlefield: {
      ...field,
      ...shift.field(field),
      terrain: field.terrain.map(piece),
      objectives: field.objectives.map((it) => {
        const [x, y] = point([it.x, it.y]);
        return { ...it, x, y };
      }),
      zones: [field.zones[0].map(point), field.zones[1].map(point)],
      homeward: [way(field.homeward[0]), way(field.homeward[1])],
    },
    deployment: { red: battle.deployment.red.map(placed), blue: battle.deployment.blue.map(placed) },
    orders: battle.orders.map((it) => ({ ...it, do: it.do.map((step) => ('move' in step ? { move: point(step.move) } : step)) })),
  };
}
