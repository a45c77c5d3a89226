import type { Family } from '../rules/family.ts';
import type { Game, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { corridors, shutBy } from './corridor.ts';
import { pointSegmentSquared } from './polygon.ts';
import { EXEMPT, type Sight } from './sight.ts';
import { newPieces, topOf } from './sight-pairs.ts';

/** Of what a unit takes up, the middle part from which it is asked whether a piece is in the way. */
const MIDDLE = 0.5;
const MOST_PIECES = 256;
const room = scratch({ near: new Int16Array(MOST_PIECES) });

/**
 * Whether a unit whose middle were at a point would see another where that is now, as far as one piece of terrain decides it alone: a guess for
 * players, which knows neither bodies in the way nor what several pieces hide together.
 */
export function wouldSee<F extends Family>(g: Game<F>, s: Sight<F>, unit: Unit<F>, x: number, y: number, target: Unit<F>): boolean {
  if (s.boardCount !== g.board.count) newPieces(g, s);
  const { near } = room();
  let n = 0;
  for (let k = 0; k < s.solidCount && n < MOST_PIECES; k++) {
    const p = s.solids[k];
    if (p === unit.housed || p === target.housed) continue;
    if (pointSegmentSquared(s.middleX[p], s.middleY[p], x, y, target.x, target.y) <= s.reach[p] * s.reach[p]) near[n++] = p;
  }
  if (n === 0) return true;
  const corridor = corridors();
  const { ends } = corridor;
  ends[0] = x;
  ends[1] = y;
  ends[2] = unit.radius * MIDDLE;
  ends[3] = target.x;
  ends[4] = target.y;
  ends[5] = target.radius * MIDDLE;
  ends[6] = Math.max(topOf(g, s, unit), topOf(g, s, target));
  const past = ((s.exempt[unit.slot] | s.exempt[target.slot]) & EXEMPT.screens) !== 0;
  return shutBy(g.board, near, n, s.optics, past, corridor) < 0;
}
