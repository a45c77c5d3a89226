import { GRID_INCHES, withinPoint } from 'sandtable/kit';
import { type Game, type ModelId, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { coveredBy } from '../shooting/markers.ts';

/** Where Stomp markers can be placed: the first touching the stomper's base, each further one touching an earlier one (CLS-VEH-49). */

/** Radius of the marker. */
export const STOMP_INCHES = 1.5;
const MOST = 8;
/** Centres of the markers that one model has placed so far; the next is appended. */
export const stompRoom = scratch({ x: new Float64Array(MOST), y: new Float64Array(MOST) });
export type Stomps = ReturnType<typeof stompRoom>;

/** Points of the models a marker would cover, 0 if a friend is among them. */
function worthAt(g: Game<Classic>, u: Unit<Classic>, x: number, y: number): number {
  let worth = 0;
  for (let k = 0; k < g.units.length; k++) {
    const other = g.units[k];
    if (other === u || other.alive === 0 || other.place !== PLACE.table) continue;
    const n = coveredBy(g, other, x, y, STOMP_INCHES);
    if (n === 0) continue;
    if (other.side === u.side) return 0;
    worth += n * other.sheet.models[0].points;
  }
  return worth;
}

/** Whether a marker at x, y touches the stomper's base, or (`laid` > 0) an earlier marker. */
function touches(g: Game<Classic>, i: ModelId, stomps: Stomps, laid: number, x: number, y: number): boolean {
  if (laid === 0) return withinPoint(g.models, i, x, y, STOMP_INCHES);
  for (let k = 0; k < laid; k++) {
    const dx = stomps.x[k] - x;
    const dy = stomps.y[k] - y;
    if (dx * dx + dy * dy <= 4 * STOMP_INCHES * STOMP_INCHES) return true;
  }
  return false;
}

/**
 * Finds the place for the next marker that covers a model of `target` and the most points in total, and appends it to
 * those placed. Tries the centres of its models, or as near to them as the marker may be. Returns 0 if there is none.
 */
export function placeStomp(g: Game<Classic>, u: Unit<Classic>, i: ModelId, target: Unit<Classic>, stomps: Stomps, laid: number): number {
  const m = g.models;
  let best = 0;
  const fromN = laid === 0 ? 1 : laid;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (m.alive[j] === 0) continue;
    for (let k = 0; k < fromN; k++) {
      const fromX = laid === 0 ? m.x[i] : stomps.x[k];
      const fromY = laid === 0 ? m.y[i] : stomps.y[k];
      const dx = m.x[j] - fromX;
      const dy = m.y[j] - fromY;
      const d = Math.sqrt(dx * dx + dy * dy);
      // From a base a marker's centre is at most the base's reach plus its own radius away; from another marker, its diameter.
      const far = laid === 0 ? Math.max(m.rim[i], m.coreX[i] + m.rim[i], m.coreY[i] + m.rim[i]) + STOMP_INCHES : 2 * STOMP_INCHES;
      const share = d > far ? (far - GRID_INCHES) / d : 1;
      const x = fromX + dx * share;
      const y = fromY + dy * share;
      if (!touches(g, i, stomps, laid, x, y) || !withinPoint(m, j, x, y, STOMP_INCHES)) continue;
      const worth = worthAt(g, u, x, y);
      if (worth <= best) continue;
      best = worth;
      stomps.x[laid] = x;
      stomps.y[laid] = y;
    }
  }
  return best;
}
