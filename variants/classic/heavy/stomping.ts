import { withinPoint } from 'sandtable/kit';
import { type Game, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { coveredBy } from '../markers.ts';
import type { ClassicSeams } from '../seams.ts';

/** Where Stomps can be put down: the first against the stomper's base, the others against one that lies there (CLS-VEH-49). */

/** Radius of the marker. */
export const STOMP_INCHES = 1.5;
const MOST = 8;
/** Middles of the markers laid so far; the next is written behind them. */
export const stompX = new Float64Array(MOST);
export const stompY = new Float64Array(MOST);
const EDGE = 1 / 256;

/** Points of what a marker would lie over, 0 if a friend is among it. */
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

/** Whether a marker at x, y lies against the stomper's base, or (`laid` > 0) against a marker that is there. */
function touches(g: Game<Classic>, i: ModelId, laid: number, x: number, y: number): boolean {
  if (laid === 0) return withinPoint(g.models, i, x, y, STOMP_INCHES);
  for (let k = 0; k < laid; k++) {
    const dx = stompX[k] - x;
    const dy = stompY[k] - y;
    if (dx * dx + dy * dy <= 4 * STOMP_INCHES * STOMP_INCHES) return true;
  }
  return false;
}

/**
 * Finds the place for the next marker that lies over a model of `target` and the most points in all, and notes it behind
 * those that are laid. Tried are the middles of its models, or as near to them as the marker may lie. 0 if there is none.
 */
export function placeStomp(g: Game<Classic>, _s: ClassicSeams, u: Unit<Classic>, i: ModelId, target: Unit<Classic>, laid: number): number {
  const m = g.models;
  let best = 0;
  const fromN = laid === 0 ? 1 : laid;
  for (let j = target.first; j < target.first + target.size; j++) {
    if (m.alive[j] === 0) continue;
    for (let k = 0; k < fromN; k++) {
      const fromX = laid === 0 ? m.x[i] : stompX[k];
      const fromY = laid === 0 ? m.y[i] : stompY[k];
      const dx = m.x[j] - fromX;
      const dy = m.y[j] - fromY;
      const d = Math.sqrt(dx * dx + dy * dy);
      // Seen from the base the marker reaches its rim and half its own breadth; from another marker its whole breadth.
      const far = laid === 0 ? Math.max(m.rim[i], m.coreX[i] + m.rim[i], m.coreY[i] + m.rim[i]) + STOMP_INCHES : 2 * STOMP_INCHES;
      const share = d > far ? (far - EDGE) / d : 1;
      const x = fromX + dx * share;
      const y = fromY + dy * share;
      if (!touches(g, i, laid, x, y) || !withinPoint(m, j, x, y, STOMP_INCHES)) continue;
      const worth = worthAt(g, u, x, y);
      if (worth <= best) continue;
      best = worth;
      stompX[laid] = x;
      stompY[laid] = y;
    }
  }
  return best;
}
