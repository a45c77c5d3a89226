import {
  boxOn,
  EPSILON,
  FORMATION,
  fitIn,
  gapToPoint,
  layOut,
  leastMissedOf,
  makePose,
  outlookOf,
  type Pose,
  pointPolygonSquared,
  poseOf,
  SAME_INCHES,
  setPose,
  standOnGround,
} from 'sandtable/kit';
import { arenaMemory, CAUSE, type Game, inflict, type ModelId, type Piece, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { moveRulesOf } from '../movement/mobility.ts';
import { MOVED } from '../state.ts';
import { DISEMBARKED, FACES, faceOf, standAlone } from './hold.ts';

/** Finding room for units that leave a hull. */

/** Distances from a face, and to both sides of its middle, at which the unit's centre is tried. */
const DEPTHS = Float64Array.of(2.5, 1.25, 3.75);
const ASIDE = Float64Array.of(0, 2, -2);
const MOST_ANCHORS = 32 * DEPTHS.length * ASIDE.length;

const anchorRoom = scratch({ x: new Float64Array(MOST_ANCHORS), y: new Float64Array(MOST_ANCHORS), key: new Float64Array(MOST_ANCHORS) });
type Anchors = ReturnType<typeof anchorRoom>;
const faceRoom = scratch({ face: new Float64Array(4) });

const MOST_DOORS = 32;
/** The doors by which a unit gets out while it is being placed. */
const waysOut = arenaMemory('classic/ways-out', (_g: Game<Classic>) => ({
  /** Number of doors; the middle of each and the unit vector out of it. */
  doors: 0,
  x: new Float64Array(MOST_DOORS),
  y: new Float64Array(MOST_DOORS),
  outX: new Float64Array(MOST_DOORS),
  outY: new Float64Array(MOST_DOORS),
  inches: 0,
  /** Whether bases need only be near the outline: of a hull (a model) or, without one, of a piece. */
  anywhere: false,
  hull: -1 as ModelId,
  piece: null as Piece | null,
}));
type WaysOut = ReturnType<typeof waysOut>;

function closeWays(ways: WaysOut): void {
  ways.x.fill(0, 0, ways.doors);
  ways.y.fill(0, 0, ways.doors);
  ways.outX.fill(0, 0, ways.doors);
  ways.outY.fill(0, 0, ways.doors);
  ways.doors = 0;
  ways.inches = 0;
  ways.anywhere = false;
  ways.hull = -1;
  ways.piece = null;
}

/** The doors of a hull: the faces in `access`; 0 means anywhere along it. */
function useHull(g: Game<Classic>, ways: WaysOut, hull: ModelId, access: number, inches: number): void {
  const { face } = faceRoom();
  ways.anywhere = access === 0;
  ways.hull = hull;
  ways.inches = inches;
  for (let k = 0; k < FACES.length; k++) {
    if (!ways.anywhere && (access & FACES[k]) === 0) continue;
    faceOf(g, hull, FACES[k], face);
    addDoor(ways, face[0], face[1], face[2], face[3]);
  }
}

const NO_DOORS = Float64Array.of();

/** The doors of a building, or the middles of its sides where it has none, or if anywhere along its outline will do. */
function usePiece(ways: WaysOut, piece: Piece, all: boolean, inches: number): void {
  const listed = piece.building === null ? NO_DOORS : piece.building.doors;
  ways.anywhere = all || listed.length === 0;
  ways.piece = piece;
  ways.inches = inches;
  if (!ways.anywhere) {
    for (let k = 0; k < listed.length; k += 4) addDoor(ways, listed[k], listed[k + 1], listed[k + 2], listed[k + 3]);
    return;
  }
  const { polygon, corners } = piece;
  for (let k = 0; k < corners; k++) {
    const l = (k + 1) % corners;
    const dx = polygon[2 * l] - polygon[2 * k];
    const dy = polygon[2 * l + 1] - polygon[2 * k + 1];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d > 0) addDoor(ways, (polygon[2 * k] + polygon[2 * l]) / 2, (polygon[2 * k + 1] + polygon[2 * l + 1]) / 2, dy / d, -dx / d);
  }
}

function addDoor(ways: WaysOut, x: number, y: number, outX: number, outY: number): void {
  const k = ways.doors;
  if (k === MOST_DOORS) return;
  ways.x[k] = x;
  ways.y[k] = y;
  ways.outX[k] = outX;
  ways.outY[k] = outY;
  ways.doors++;
}

/** Whether a model's whole base is near enough to a door, or to the outline where anywhere will do. */
function nearDoor(g: Game<Classic>, i: ModelId, { x, y }: Pose): boolean {
  const r = g.models.radius[i];
  const ways = waysOut(g);
  if (ways.anywhere) {
    const { piece } = ways;
    const d = piece === null ? gapToPoint(g.models, ways.hull, x, y) : Math.sqrt(pointPolygonSquared(piece.polygon, piece.corners, x, y));
    return d + r <= ways.inches + EPSILON;
  }
  const reach = ways.inches - r + EPSILON;
  for (let k = 0; k < ways.doors; k++) {
    const dx = x - ways.x[k];
    const dy = y - ways.y[k];
    if (reach > 0 && dx * dx + dy * dy <= reach * reach) return true;
  }
  return false;
}

/** Lists possible places for a unit's centre, nearest to the goal first; returns how many. */
function listAnchors(ways: WaysOut, anchors: Anchors, goalX: number, goalY: number): number {
  let n = 0;
  for (let k = 0; k < ways.doors; k++) {
    for (let d = 0; d < DEPTHS.length; d++) {
      for (let a = 0; a < ASIDE.length; a++) {
        const x = ways.x[k] + ways.outX[k] * DEPTHS[d] - ways.outY[k] * ASIDE[a];
        const y = ways.y[k] + ways.outY[k] * DEPTHS[d] + ways.outX[k] * ASIDE[a];
        const key = (x - goalX) * (x - goalX) + (y - goalY) * (y - goalY);
        let at = n++;
        while (at > 0 && anchors.key[at - 1] > key + SAME_INCHES) {
          anchors.x[at] = anchors.x[at - 1];
          anchors.y[at] = anchors.y[at - 1];
          anchors.key[at] = anchors.key[at - 1];
          at--;
        }
        anchors.x[at] = x;
        anchors.y[at] = y;
        anchors.key[at] = key;
      }
    }
  }
  return n;
}

/** A box round all points where the middle of a model that gets out by these doors can be. */
function boundsOf(g: Game<Classic>, { anywhere, doors, hull, inches, piece, x, y }: WaysOut): Float64Array {
  if (anywhere && piece !== null) return boxOn(g, piece.minX - inches, piece.minY - inches, piece.maxX + inches, piece.maxY + inches);
  if (anywhere) {
    const m = g.models;
    const far = m.radius[hull] + inches;
    return boxOn(g, m.x[hull] - far, m.y[hull] - far, m.x[hull] + far, m.y[hull] + far);
  }
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let k = 0; k < doors; k++) {
    minX = Math.min(minX, x[k]);
    minY = Math.min(minY, y[k]);
    maxX = Math.max(maxX, x[k]);
    maxY = Math.max(maxY, y[k]);
  }
  return boxOn(g, minX - inches, minY - inches, maxX + inches, maxY + inches);
}

/**
 * Places a unit round a hull, each base wholly within `inches` of a door (`access`, 0: of the hull), as near to a goal
 * (x, y) as there is room. Returns false, with nothing changed, if there is none: none in formation, and none on the points of a grid.
 */
export function setDown(
  g: Game<Classic>,
  u: Unit<Classic>,
  hull: ModelId,
  access: number,
  inches: number,
  goal: Readonly<Float64Array>,
): boolean {
  const ways = waysOut(g);
  useHull(g, ways, hull, access, inches);
  return putOut(g, u, ways, goal, g.models.x[hull], g.models.y[hull]);
}

/** The same for the doors of a building; `all`: anywhere round it. */
export function setDownBeside(
  g: Game<Classic>,
  u: Unit<Classic>,
  piece: Piece,
  all: boolean,
  inches: number,
  goal: Readonly<Float64Array>,
): boolean {
  const ways = waysOut(g);
  usePiece(ways, piece, all, inches);
  return putOut(g, u, ways, goal, (piece.minX + piece.maxX) / 2, (piece.minY + piece.maxY) / 2);
}

const there = scratch(makePose());

function putOut(g: Game<Classic>, u: Unit<Classic>, ways: WaysOut, goal: Readonly<Float64Array>, fromX: number, fromY: number): boolean {
  const goalX = goal[0];
  const goalY = goal[1];
  standAlone(g, u);
  const rules = moveRulesOf(g, u, false);
  const anchors = anchorRoom();
  const n = listAnchors(ways, anchors, goalX, goalY);
  let dx = goalX - fromX;
  let dy = goalY - fromY;
  const d = Math.sqrt(dx * dx + dy * dy);
  dx = d > 0 ? dx / d : outlookOf(g, u.side);
  dy = d > 0 ? dy / d : 0;
  let stands = false;
  for (let k = 0; k < n && !stands; k++)
    stands = layOut(g, u, setPose(there(), anchors.x[k], anchors.y[k], dx, dy), FORMATION.block, rules, nearDoor);
  if (!stands) stands = fitIn(g, u, boundsOf(g, ways), setPose(there(), goalX, goalY, dx, dy), rules, nearDoor);
  closeWays(ways);
  if (stands) comeOut(g, u);
  return stands;
}

const here = scratch(makePose());

/** Places a unit where a hull was. */
export function setDownAt(g: Game<Classic>, u: Unit<Classic>, hull: ModelId): boolean {
  const m = g.models;
  standAlone(g, u);
  if (!layOut(g, u, poseOf(here(), m, hull), FORMATION.block, moveRulesOf(g, u, false))) return false;
  comeOut(g, u);
  return true;
}

/** Puts a unit back on the table; it counts as having moved. */
export function comeOut(g: Game<Classic>, u: Unit<Classic>): void {
  const m = g.models;
  u.inside = -1;
  u.housed = -1;
  g.relocate(u, PLACE.table);
  inflict(g, u, DISEMBARKED);
  for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0) m.reg[MOVED][i] = Math.max(m.reg[MOVED][i], 1);
  standOnGround(g, u, moveRulesOf(g, u, false));
  g.moved(u);
}

const middle = scratch({ goal: new Float64Array(2) });

/** Places as many models as there is room for round a hull or a building, those that their owner misses most; returns how many were lost. */
export function squeezeOut(
  g: Game<Classic>,
  u: Unit<Classic>,
  hull: ModelId,
  piece: Piece | null,
  inches: number,
  by: Unit<Classic> | null,
): number {
  const m = g.models;
  const { goal } = middle();
  goal[0] = piece === null ? m.x[hull] : (piece.minX + piece.maxX) / 2;
  goal[1] = piece === null ? m.y[hull] : (piece.minY + piece.maxY) / 2;
  let lost = 0;
  while (u.alive > 0) {
    if (piece === null ? setDown(g, u, hull, 0, inches, goal) : setDownBeside(g, u, piece, true, inches, goal)) return lost;
    g.remove(leastMissedOf(g, u), CAUSE.other, by);
    lost++;
  }
  return lost;
}
