import { FORMATION, layOut, makePose, setPose, unitGap } from 'sandtable/kit';
import { type Game, INTENT, intent, intentArgument, intentKind, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { goalOf } from '../movement/goal.ts';
import { moveRulesOf } from '../movement/mobility.ts';

/** Places ahead of the army: what infiltrators and scouts choose among. */

/** Lists as intents staying, a scripted point, the markers and the enemies on the table; returns how many. */
export function listPlaces(g: Game<Classic>, u: Unit<Classic>, into: Int32Array): number {
  let n = 0;
  into[n++] = intent(INTENT.hold);
  if (g.orderPoint(u) !== null) into[n++] = intent(INTENT.point);
  for (let k = 0; k < g.board.objectives.length; k++) into[n++] = intent(INTENT.objective, k);
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].alive > 0 && enemies[k].place === PLACE.table) into[n++] = intent(INTENT.advance, enemies[k].slot);
  }
  return n;
}

/** Fills `spot` with where an intent leads a unit that must keep these distances from enemies. */
export function spotOf(g: Game<Classic>, u: Unit<Classic>, code: number, apartInches: number, spot: Float64Array): void {
  goalOf(g, u, code, spot);
  if (intentKind(code) !== INTENT.advance) return;
  const e = g.units[intentArgument(code)];
  const dx = u.x - e.x;
  const dy = u.y - e.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const far = Math.min(d, apartInches + e.radius + u.radius);
  spot[0] = e.x + (d > 0 ? (dx / d) * far : 0);
  spot[1] = e.y + (d > 0 ? (dy / d) * far : 0);
}

/** Whether all enemies are farther from a unit than `inches`, and farther than `seenInches` if they see it. */
export function isFarFromEnemies(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, inches: number, seenInches: number): boolean {
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const dx = u.x - e.x;
    const dy = u.y - e.y;
    const far = seenInches + u.radius + e.radius;
    if (dx * dx + dy * dy > far * far) continue;
    const gap = unitGap(g, u, e);
    if (gap <= inches || (gap <= seenInches && s.unitSees(g, e, u))) return false;
  }
  return true;
}

/** Whether a unit's circle round a point would be too near an enemy's: then it need not be set up to find out. */
function isNearEnemies(g: Game<Classic>, u: Unit<Classic>, x: number, y: number, inches: number): boolean {
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const far = inches + u.radius + e.radius;
    if ((e.x - x) * (e.x - x) + (e.y - y) * (e.y - y) <= far * far) return true;
  }
  return false;
}

const room = scratch({ wasX: new Float64Array(8192), wasY: new Float64Array(8192) });

/** Steps back towards its old place before a unit stops looking for room. */
const TRIES = 24;

const there = scratch(makePose());

/**
 * Sets a unit up as near to a spot (x, y) as allowed, on the line back to where it was. Returns how far it moved; 0, with nothing
 * changed, if it stays.
 */
export function setUpTowards(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  spot: Readonly<Float64Array>,
  inches: number,
  seenInches: number,
): number {
  const x = spot[0];
  const y = spot[1];
  const { wasX, wasY } = room();
  const fromX = u.x;
  const fromY = u.y;
  const m = g.models;
  const dirX = m.dirX[u.first];
  const dirY = m.dirY[u.first];
  for (let i = u.first; i < u.first + u.size; i++) {
    wasX[i] = m.x[i];
    wasY[i] = m.y[i];
  }
  for (let k = 0; k < TRIES; k++) {
    const share = 1 - k / TRIES;
    const px = fromX + (x - fromX) * share;
    const py = fromY + (y - fromY) * share;
    if (isNearEnemies(g, u, px, py, inches)) continue;
    if (!layOut(g, u, setPose(there(), px, py, dirX, dirY), FORMATION.block, moveRulesOf(g, u, false))) continue;
    if (isFarFromEnemies(g, s, u, inches, seenInches)) return Math.sqrt((u.x - fromX) * (u.x - fromX) + (u.y - fromY) * (u.y - fromY));
  }
  for (let i = u.first; i < u.first + u.size; i++) {
    m.x[i] = wasX[i];
    m.y[i] = wasY[i];
  }
  g.moved(u);
  return 0;
}
