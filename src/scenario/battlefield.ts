import { crossesItself, opposite, shapeCorners, signedArea } from './geometry.ts';
import { below, complain, type Reading, readNamed, type Spot } from './reading.ts';
import type { BattlefieldBody, ObjectiveBody, TerrainBody } from './schema/battlefield.ts';
import type { Battlefield, ObjectiveMarker, Point, TerrainPiece } from './types.ts';

/** A battlefield by name or written out; null if it has faults, which are noted. */
export function readBattlefield(reading: Reading, battlefield: string | BattlefieldBody, from: Spot): Battlefield | null {
  if (typeof battlefield !== 'string') return makeBattlefield(reading, battlefield, from);
  const checked = readNamed(reading, 'battlefield', battlefield, from);
  return checked === null ? null : makeBattlefield(reading, checked.data, { file: checked.file, path: [] });
}

export function makeBattlefield(reading: Reading, body: BattlefieldBody, spot: Spot): Battlefield | null {
  const before = reading.issues.length;
  const terrain = makeTerrain(reading, body.terrain, body, below(spot, 'terrain'));
  const objectives = makeObjectives(reading, body.objectives, body, below(spot, 'objectives'));
  const zones = zonesOf(body);
  zones.forEach((zone, seat) => {
    if (outside(zone, body))
      complain(reading, below(spot, 'zones'), `found a zone of seat ${seat} that leaves the board, expected it inside`);
  });
  const homeward = [home(zones[0], body), home(zones[1], body)] as const;
  return reading.issues.length === before ? { width: body.width, height: body.height, terrain, objectives, zones, homeward } : null;
}

interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** Terrain with its twins; checks that ids are unique. */
export function makeTerrain(reading: Reading, bodies: readonly TerrainBody[], board: BoardSize, spot: Spot): TerrainPiece[] {
  const pieces: TerrainPiece[] = [];
  const seen = new Set<string>();
  bodies.forEach((body, index) => {
    const at = below(spot, index);
    const piece = makePiece(reading, body, board, at);
    if (piece === null) return;
    addOnce(reading, seen, piece.id, below(at, 'id'));
    pieces.push(piece);
    if (body.twin === undefined) return;
    addOnce(reading, seen, body.twin, below(at, 'twin'));
    pieces.push(turned(piece, body.twin, board));
  });
  return pieces;
}

export function makeObjectives(reading: Reading, bodies: readonly ObjectiveBody[], board: BoardSize, spot: Spot): ObjectiveMarker[] {
  const markers: ObjectiveMarker[] = [];
  const seen = new Set<string>();
  bodies.forEach((body, index) => {
    const at = below(spot, index);
    addOnce(reading, seen, body.id, below(at, 'id'));
    if (outside([body.at], board)) complain(reading, below(at, 'at'), 'found a point off the board, expected one on it');
    markers.push({ id: body.id, x: body.at[0], y: body.at[1], radius: body.radius });
    if (body.twin === undefined) return;
    addOnce(reading, seen, body.twin, below(at, 'twin'));
    const [x, y] = opposite(body.at, board.width, board.height);
    markers.push({ id: body.twin, x, y, radius: body.radius });
  });
  return markers;
}

function makePiece(reading: Reading, body: TerrainBody, board: BoardSize, spot: Spot): TerrainPiece | null {
  const before = reading.issues.length;
  let corners: Point[] = [];
  if (body.polygon !== undefined) {
    if (body.at !== undefined || body.size !== undefined)
      complain(reading, below(spot, 'polygon'), 'found both a polygon and a named shape, expected one of them');
    corners = body.polygon;
  } else if (body.at === undefined || body.size === undefined) {
    complain(reading, spot, 'found neither a polygon nor a named shape, expected a polygon, or at and size');
    return null;
  } else {
    corners = shapeCorners(body.shape, body.at, body.size, body.angle);
  }
  if (outside(corners, board))
    complain(reading, spot, `found corners off the board, expected all within ${board.width} x ${board.height} inches`);
  if (crossesItself(corners) || signedArea(corners) === 0) complain(reading, spot, 'found sides that cross, expected a simple polygon');
  const walls = wallsOf(reading, body.walls, corners, spot);
  for (const floor of body.floors) {
    if (floor > body.height)
      complain(reading, below(spot, 'floors'), `found a floor at ${floor}, expected none above the height of ${body.height}`);
  }
  if (reading.issues.length > before) return null;
  const building =
    body.building === undefined ? {} : { building: { ...body.building, doors: doorsOf(reading, body.building.doors, corners, spot) } };
  if (reading.issues.length > before) return null;
  const polygon = signedArea(corners) < 0 ? corners.toReversed() : corners;
  const { id, kind, height, floors } = body;
  return {
    id,
    kind,
    polygon,
    height,
    floors,
    walls,
    cover: body.cover ?? 0,
    ...building,
    ...(body.gun === undefined ? {} : { gun: body.gun }),
    ...(body.owner === undefined ? {} : { ownerSeat: body.owner === 'red' ? (0 as const) : (1 as const) }),
  };
}

function wallsOf(reading: Reading, walls: 'all' | readonly number[], corners: readonly Point[], spot: Spot): TerrainPiece['walls'] {
  const sides = walls === 'all' ? corners.map((_, index) => index) : walls;
  return sides.flatMap((side, index) => {
    const from = corners[side];
    const to = corners[(side + 1) % corners.length];
    if (from !== undefined && to !== undefined) return [[from[0], from[1], to[0], to[1]] as const];
    complain(reading, below(spot, 'walls', index), `found side ${side}, expected 0 to ${corners.length - 1}`);
    return [];
  });
}

/** Middles of sides, each with the unit vector out of the polygon. Negative zero is avoided: files cannot hold one. */
function doorsOf(reading: Reading, sides: readonly number[], corners: readonly Point[], spot: Spot) {
  const hand = signedArea(corners) < 0 ? -1 : 1;
  return sides.flatMap((side, index) => {
    const from = corners[side];
    const to = corners[(side + 1) % corners.length];
    if (from === undefined || to === undefined) {
      complain(reading, below(spot, 'building', 'doors', index), `found side ${side}, expected 0 to ${corners.length - 1}`);
      return [];
    }
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.sqrt(dx * dx + dy * dy);
    return [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (hand * dy) / length + 0, (-hand * dx) / length + 0] as const];
  });
}

function turned(piece: TerrainPiece, id: string, board: BoardSize): TerrainPiece {
  const { width, height } = board;
  const walls = piece.walls.map(([x0, y0, x1, y1]) => [width - x0, height - y0, width - x1, height - y1] as const);
  const building =
    piece.building === undefined
      ? {}
      : {
          building: {
            ...piece.building,
            doors: piece.building.doors.map(([x, y, outX, outY]) => [width - x, height - y, 0 - outX, 0 - outY] as const),
          },
        };
  const owner = piece.ownerSeat === undefined ? {} : { ownerSeat: (1 - piece.ownerSeat) as 0 | 1 };
  return { ...piece, id, ...building, ...owner, polygon: piece.polygon.map((it) => opposite(it, width, height)), walls };
}

function zonesOf({ width, height, zones }: BattlefieldBody): readonly [readonly Point[], readonly Point[]] {
  if ('seats' in zones) return zones.seats;
  if ('long-edges' in zones) {
    const depth = zones['long-edges'];
    return [box(0, 0, width, depth), box(0, height - depth, width, height)];
  }
  const depth = zones['short-edges'];
  return [box(0, 0, depth, height), box(width - depth, 0, width, height)];
}

const box = (x0: number, y0: number, x1: number, y1: number): readonly Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** The edge nearest to a zone. */
function home(zone: readonly Point[], board: BoardSize): Point {
  let x = 0;
  let y = 0;
  for (const corner of zone) {
    x += corner[0] / zone.length;
    y += corner[1] / zone.length;
  }
  const acrossX = (x - board.width / 2) / board.width;
  const acrossY = (y - board.height / 2) / board.height;
  if (Math.abs(acrossX) > Math.abs(acrossY)) return [acrossX < 0 ? -1 : 1, 0];
  return [0, acrossY < 0 ? -1 : 1];
}

const outside = (corners: readonly Point[], { width, height }: BoardSize): boolean =>
  corners.some(([x, y]) => x < 0 || y < 0 || x > width || y > height);

function addOnce(reading: Reading, seen: Set<string>, id: string, spot: Spot): void {
  if (seen.has(id)) complain(reading, spot, `found "${id}" a second time, expected every id once`);
  seen.add(id);
}
