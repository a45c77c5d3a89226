import { EPSILON, FORMATION, gapToPoint, layOut, pointPolygonSquared, standOnGround } from 'sandtable/kit';
import { CAUSE, type Game, inflict, type ModelId, type Piece, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { moveRulesOf } from '../mobility.ts';
import { MOVED } from '../state.ts';
import { DISEMBARKED, FACES, faceOf, standAlone } from './hold.ts';

/** Finding room for units that leave a hull. */

/** How far from a face, and to both sides of its middle, the middle of the unit is tried. */
const DEPTHS = Float64Array.of(2.5, 1.25, 3.75);
const ASIDE = Float64Array.of(0, 2, -2);
const MOST_ANCHORS = 32 * DEPTHS.length * ASIDE.length;

const anchorX = new Float64Array(MOST_ANCHORS);
const anchorY = new Float64Array(MOST_ANCHORS);
const anchorKey = new Float64Array(MOST_ANCHORS);
const face = new Float64Array(4);

/** Doors by which units come out: the middle of each and the unit vector out of it. */
const doorX = new Float64Array(32);
const doorY = new Float64Array(32);
const doorOutX = new Float64Array(32);
const doorOutY = new Float64Array(32);
let doors = 0;
/** Whether bases need only be near the outline, which is that of a hull (a model) or, without one, of a piece. */
let anywhere = false;
let outlineHull: ModelId = -1;
let outlinePiece: Piece | null = null;
let doorInches = 0;

/** The doors of a hull: faces in `access`, or all of them, and anywhere along it, for 0. */
function useHull(g: Game<Classic>, hull: ModelId, access: number, inches: number): void {
  doors = 0;
  anywhere = access === 0;
  outlineHull = hull;
  outlinePiece = null;
  doorInches = inches;
  for (let k = 0; k < FACES.length; k++) {
    if (!anywhere && (access & FACES[k]) === 0) continue;
    faceOf(g, hull, FACES[k], face);
    addDoor(face[0], face[1], face[2], face[3]);
  }
}

const NO_DOORS = new Float64Array(0);

/** The doors of a building, or the middles of its sides where it has none, or where all of its outline will do. */
function usePiece(piece: Piece, all: boolean, inches: number): void {
  const listed = piece.building === null ? NO_DOORS : piece.building.doors;
  doors = 0;
  anywhere = all || listed.length === 0;
  outlineHull = -1;
  outlinePiece = piece;
  doorInches = inches;
  if (!anywhere) {
    for (let k = 0; k < listed.length; k += 4) addDoor(listed[k], listed[k + 1], listed[k + 2], listed[k + 3]);
    return;
  }
  const { polygon, corners } = piece;
  for (let k = 0; k < corners; k++) {
    const l = (k + 1) % corners;
    const dx = polygon[2 * l] - polygon[2 * k];
    const dy = polygon[2 * l + 1] - polygon[2 * k + 1];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d > 0) addDoor((polygon[2 * k] + polygon[2 * l]) / 2, (polygon[2 * k + 1] + polygon[2 * l + 1]) / 2, dy / d, -dx / d);
  }
}

function addDoor(x: number, y: number, outX: number, outY: number): void {
  if (doors === doorX.length) return;
  doorX[doors] = x;
  doorY[doors] = y;
  doorOutX[doors] = outX;
  doorOutY[doors++] = outY;
}

/** Whether a model's whole base is near enough to a door, or to the outline where anywhere will do. */
function nearDoor(g: Game<Classic>, i: ModelId, x: number, y: number): boolean {
  const r = g.models.radius[i];
  if (anywhere) {
    const d =
      outlinePiece === null
        ? gapToPoint(g.models, outlineHull, x, y)
        : Math.sqrt(pointPolygonSquared(outlinePiece.polygon, outlinePiece.corners, x, y));
    return d + r <= doorInches + EPSILON;
  }
  const reach = doorInches - r + EPSILON;
  for (let k = 0; k < doors; k++) {
    const dx = x - doorX[k];
    const dy = y - doorY[k];
    if (reach > 0 && dx * dx + dy * dy <= reach * reach) return true;
  }
  return false;
}

/** Lists where the middle of a unit may stand, nearest to the goal first; returns how many. */
function listAnchors(goalX: number, goalY: number): number {
  let n = 0;
  for (let k = 0; k < doors; k++) {
    for (let d = 0; d < DEPTHS.length; d++) {
      for (let a = 0; a < ASIDE.length; a++) {
        const x = doorX[k] + doorOutX[k] * DEPTHS[d] - doorOutY[k] * ASIDE[a];
        const y = doorY[k] + doorOutY[k] * DEPTHS[d] + doorOutX[k] * ASIDE[a];
        const key = (x - goalX) * (x - goalX) + (y - goalY) * (y - goalY);
        let at = n++;
        while (at > 0 && anchorKey[at - 1] > key) {
          anchorX[at] = anchorX[at - 1];
          anchorY[at] = anchorY[at - 1];
          anchorKey[at] = anchorKey[at - 1];
          at--;
        }
        anchorX[at] = x;
        anchorY[at] = y;
        anchorKey[at] = key;
      }
    }
  }
  return n;
}

/**
 * Sets a unit down round a hull, each base wholly within `inches` of a door (`access`, 0: of the hull), as near to a goal
 * as there is room. Returns false, with nothing changed, if there is none.
 */
export function setDown(
  g: Game<Classic>,
  u: Unit<Classic>,
  hull: ModelId,
  access: number,
  inches: number,
  goalX: number,
  goalY: number,
): boolean {
  useHull(g, hull, access, inches);
  return putOut(g, u, goalX, goalY, g.models.x[hull], g.models.y[hull]);
}

/** The same by the doors of a building; `all`: anywhere round it. */
export function setDownBeside(
  g: Game<Classic>,
  u: Unit<Classic>,
  piece: Piece,
  all: boolean,
  inches: number,
  goalX: number,
  goalY: number,
): boolean {
  usePiece(piece, all, inches);
  return putOut(g, u, goalX, goalY, (piece.minX + piece.maxX) / 2, (piece.minY + piece.maxY) / 2);
}

function putOut(g: Game<Classic>, u: Unit<Classic>, goalX: number, goalY: number, fromX: number, fromY: number): boolean {
  standAlone(g, u);
  const rules = moveRulesOf(g, u, false);
  const n = listAnchors(goalX, goalY);
  let dx = goalX - fromX;
  let dy = goalY - fromY;
  const d = Math.sqrt(dx * dx + dy * dy);
  dx = d > 0 ? dx / d : 1;
  dy = d > 0 ? dy / d : 0;
  for (let k = 0; k < n; k++) {
    if (!layOut(g, u, anchorX[k], anchorY[k], dx, dy, FORMATION.block, rules, nearDoor)) continue;
    comeOut(g, u);
    return true;
  }
  return false;
}

/** Sets a unit down about the place where a hull was. */
export function setDownAt(g: Game<Classic>, u: Unit<Classic>, hull: ModelId): boolean {
  const m = g.models;
  standAlone(g, u);
  if (!layOut(g, u, m.x[hull], m.y[hull], m.dirX[hull], m.dirY[hull], FORMATION.block, moveRulesOf(g, u, false))) return false;
  comeOut(g, u);
  return true;
}

/** A unit stands on the table again, and counts as having moved. */
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

/** Sets down as many models as there is room for round a hull, or a building; returns how many were lost. */
export function squeezeOut(
  g: Game<Classic>,
  u: Unit<Classic>,
  hull: ModelId,
  piece: Piece | null,
  inches: number,
  by: Unit<Classic> | null,
): number {
  const m = g.models;
  const x = piece === null ? m.x[hull] : (piece.minX + piece.maxX) / 2;
  const y = piece === null ? m.y[hull] : (piece.minY + piece.maxY) / 2;
  let lost = 0;
  for (let i = u.first + u.size - 1; i >= u.first; i--) {
    if (piece === null ? setDown(g, u, hull, 0, inches, x, y) : setDownBeside(g, u, piece, true, inches, x, y)) return lost;
    if (m.alive[i] === 0) continue;
    g.remove(i, CAUSE.other, by);
    lost++;
    if (u.alive === 0) return lost;
  }
  return lost;
}
