import { item } from '../rules/item.ts';
import type { Battle, Battlefield, Order, Placement, Point, TerrainPiece } from '../scenario/types.ts';

/**
 * Boards have a handedness, as maps do: what lies to the right on one lies to the left on its mirror image. Play has to begin somewhere, at the
 * left or at the right, so a left-handed board is played as its mirror image. Then a battle and its mirror image are one game, whatever searches,
 * scatter dice and table edges do, without any code to see to it. `Board.mirrored` says it, and code that shows places turns them back.
 */

/** Coordinates that a mirror image has had to round are the same again. */
const STEPS_PER_INCH = 1e10;
/** What differs by less is the same place. */
const SAME_PLACE_INCHES = 1e-4;

const tidy = (inches: number): number => Math.round(inches * STEPS_PER_INCH) / STEPS_PER_INCH;

/** The axis along which a board is mirrored, so that both armies keep their edges. */
const axisOf = ({ homeward }: Battlefield): 'x' | 'y' => (homeward[0][1] !== 0 ? 'x' : 'y');

/**
 * The handedness of a battle: 1 or -1, 0 if it is its own mirror image. The first thing decides that does not lie evenly about the middle line,
 * as the army in seat 0 sees it: terrain and markers, then zones, then units by name.
 */
export function handOf(battle: Battle): 1 | -1 | 0 {
  for (const points of thingsOf(battle)) {
    const hand = leaning(points.map((at) => seenBySeat0(battle.battlefield, at)));
    if (hand !== 0) return hand;
  }
  return 0;
}

/** A battle whose board has one handedness, and whether that is not how its files have it. */
export function rightHanded(battle: Battle): { readonly battle: Battle; readonly mirrored: 'x' | 'y' | null } {
  if (handOf(battle) >= 0) return { battle, mirrored: null };
  return { battle: mirrorImage(battle), mirrored: axisOf(battle.battlefield) };
}

function thingsOf({ battlefield, deployment, armies }: Battle): (readonly Point[])[] {
  const placed = (['red', 'blue'] as const).flatMap((army) =>
    armies[army].units.flatMap(({ id }) => deployment[army].filter((it) => it.unit === id)),
  );
  return [
    ...battlefield.terrain.flatMap((it) => [
      it.polygon,
      it.walls.flatMap(([x0, y0, x1, y1]): Point[] => [
        [x0, y0],
        [x1, y1],
      ]),
      (it.building?.doors ?? []).map(([x, y]): Point => [x, y]),
    ]),
    ...battlefield.objectives.map((it): Point[] => [[it.x, it.y]]),
    ...battlefield.zones,
    ...placed.map((it) => it.positions),
  ];
}

/** Inches to the right of the middle line and ahead of the middle, as seat 0 sees it. */
function seenBySeat0({ width, height, homeward }: Battlefield, [x, y]: Point): Point {
  const [homeX, homeY] = homeward[0];
  const dx = x - width / 2;
  const dy = y - height / 2;
  return [dy * homeX - dx * homeY, -dx * homeX - dy * homeY];
}

/** To which side of the middle line points lean: 1 right, -1 left, 0 neither. */
function leaning(points: readonly Point[]): 1 | -1 | 0 {
  const sorted = (side: 1 | -1): Point[] =>
    points
      .map(([aside, ahead]): Point => [Math.round((side * aside) / SAME_PLACE_INCHES) + 0, Math.round(ahead / SAME_PLACE_INCHES) + 0])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const theirs = sorted(-1);
  for (const [k, [aside, ahead]] of sorted(1).entries()) {
    const [otherAside, otherAhead] = item(theirs, k);
    const more = aside - otherAside || ahead - otherAhead;
    if (more !== 0) return more > 0 ? 1 : -1;
  }
  return 0;
}

/** Everything on the board on the other side of its middle line. */
export function mirrorImage(battle: Battle): Battle {
  const field = battle.battlefield;
  const axis = axisOf(field);
  const point = ([x, y]: Point): Point => (axis === 'x' ? [tidy(field.width - x), y] : [x, tidy(field.height - y)]);
  const way = ([x, y]: Point): Point => (axis === 'x' ? [0 - x, y] : [x, 0 - y]);
  // The mirror image of a formation is none that ranks describe.
  const placed = ({ ranks: _, ...it }: Placement): Placement => ({
    ...it,
    positions: it.positions.map(point),
    facing: ((axis === 'x' ? 180 : 360) - (it.facing % 360) + 360) % 360,
  });
  const ordered = (it: Order): Order => ({ ...it, do: it.do.map((step) => ('move' in step ? { ...step, move: point(step.move) } : step)) });
  return {
    ...battle,
    battlefield: {
      ...field,
      terrain: field.terrain.map((it) => mirroredPiece(it, point, way)),
      objectives: field.objectives.map((it) => {
        const [x, y] = point([it.x, it.y]);
        return { ...it, x, y };
      }),
      zones: [field.zones[0].map(point), field.zones[1].map(point)],
      homeward: [way(field.homeward[0]), way(field.homeward[1])],
    },
    deployment: { red: battle.deployment.red.map(placed), blue: battle.deployment.blue.map(placed) },
    orders: battle.orders.map(ordered),
  };
}

type Map = (at: Point) => Point;

/** Its polygon goes round the other way, so that it is anticlockwise again, as in a file that has it mirrored. */
function mirroredPiece(it: TerrainPiece, point: Map, way: Map): TerrainPiece {
  return {
    ...it,
    polygon: it.polygon.map(point).toReversed(),
    walls: it.walls.map(([x0, y0, x1, y1]) => [...point([x0, y0]), ...point([x1, y1])]),
    ...(it.building === undefined
      ? {}
      : {
          building: {
            ...it.building,
            doors: it.building.doors.map(([x, y, outX, outY]) => [...point([x, y]), ...way([outX, outY])]),
          },
        }),
  };
}
