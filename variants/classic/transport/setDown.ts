import { EPSILON, FORMATION, gapToPoint, layOut, standOnGround } from 'sandtable/kit';
import { CAUSE, type Game, inflict, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { moveRulesOf } from '../mobility.ts';
import { MOVED } from '../state.ts';
import { DISEMBARKED, FACES, faceOf, standAlone } from './hold.ts';

/** Finding room for units that leave a hull. */

/** How far from a face, and to both sides of its middle, the middle of the unit is tried. */
const DEPTHS = Float64Array.of(2.5, 1.25, 3.75);
const ASIDE = Float64Array.of(0, 2, -2);
const MOST_ANCHORS = FACES.length * DEPTHS.length * ASIDE.length;

const anchorX = new Float64Array(MOST_ANCHORS);
const anchorY = new Float64Array(MOST_ANCHORS);
const anchorKey = new Float64Array(MOST_ANCHORS);
const face = new Float64Array(4);

/** What `nearDoor` measures from. */
let doorHull: ModelId = 0;
let doorAccess = 0;
let doorInches = 0;

/** Whether a model's whole base is near enough to a door, or to the hull where it has none. */
function nearDoor(g: Game<Classic>, i: ModelId, x: number, y: number): boolean {
  const r = g.models.radius[i];
  if (doorAccess === 0) return gapToPoint(g.models, doorHull, x, y) + r <= doorInches + EPSILON;
  const reach = doorInches - r + EPSILON;
  for (let k = 0; k < FACES.length; k++) {
    if ((doorAccess & FACES[k]) === 0) continue;
    faceOf(g, doorHull, FACES[k], face);
    const dx = x - face[0];
    const dy = y - face[1];
    if (reach > 0 && dx * dx + dy * dy <= reach * reach) return true;
  }
  return false;
}

/** Lists where the middle of a unit may stand, nearest to the goal first; returns how many. */
function listAnchors(g: Game<Classic>, goalX: number, goalY: number): number {
  let n = 0;
  for (let k = 0; k < FACES.length; k++) {
    if (doorAccess !== 0 && (doorAccess & FACES[k]) === 0) continue;
    faceOf(g, doorHull, FACES[k], face);
    for (let d = 0; d < DEPTHS.length; d++) {
      for (let a = 0; a < ASIDE.length; a++) {
        const x = face[0] + face[2] * DEPTHS[d] - face[3] * ASIDE[a];
        const y = face[1] + face[3] * DEPTHS[d] + face[2] * ASIDE[a];
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
  doorHull = hull;
  doorAccess = access;
  doorInches = inches;
  standAlone(g, u);
  const rules = moveRulesOf(g, u, false);
  const n = listAnchors(g, goalX, goalY);
  const m = g.models;
  let dx = goalX - m.x[hull];
  let dy = goalY - m.y[hull];
  const d = Math.sqrt(dx * dx + dy * dy);
  dx = d > 0 ? dx / d : m.dirX[hull];
  dy = d > 0 ? dy / d : m.dirY[hull];
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
  g.relocate(u, PLACE.table);
  inflict(g, u, DISEMBARKED);
  for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0) m.reg[MOVED][i] = Math.max(m.reg[MOVED][i], 1);
  standOnGround(g, u, moveRulesOf(g, u, false));
  g.moved(u);
}

/** Sets down as many models as there is room for round a hull; returns how many were lost. */
export function squeezeOut(g: Game<Classic>, u: Unit<Classic>, hull: ModelId, inches: number, by: Unit<Classic> | null): number {
  const m = g.models;
  let lost = 0;
  for (let i = u.first + u.size - 1; i >= u.first; i--) {
    if (setDown(g, u, hull, 0, inches, m.x[hull], m.y[hull])) return lost;
    if (m.alive[i] === 0) continue;
    g.remove(i, CAUSE.other, by);
    lost++;
    if (u.alive === 0) return lost;
  }
  return lost;
}
