import type { Family } from '../rules/family.ts';
import type { Game, Unit } from '../rules/game.ts';
import { levelAt } from './legality.ts';
import { missesBox } from './line.ts';
import type { MoveRules } from './move-rules.ts';
import { isHeight, nearbyOf } from './nearby.ts';
import { segmentPolygonSquared } from './polygon.ts';
import type { Segment } from './segment.ts';

/** What heights add to a straight move by one of a unit's models: up to the highest and down again, without low steps. */
export function climbInches<F extends Family>(g: Game<F>, unit: Unit<F>, way: Segment, rules: MoveRules): number {
  const { x0, y0, x1, y1 } = way;
  if (rules.climbsFromInches === Infinity || rules.flies) return 0;
  const nearby = nearbyOf(g);
  const listed = nearby.slot === unit.slot;
  if (listed && !nearby.heights) return 0;
  const count = listed ? nearby.pieceCount : g.board.count;
  let top = 0;
  for (let k = 0; k < count; k++) {
    const piece = g.board.pieces[listed ? nearby.pieces[k] : k];
    if (piece.height <= top || !isHeight(piece, rules) || missesBox(piece, x0, y0, x1, y1)) continue;
    if (segmentPolygonSquared(piece.polygon, piece.corners, x0, y0, x1, y1) === 0) top = piece.height;
  }
  if (top === 0) return 0;
  return climbed(top - levelAt(g, x0, y0, rules), rules) + climbed(top - levelAt(g, x1, y1, rules), rules);
}

const climbed = (inches: number, rules: MoveRules): number => (inches > rules.climbsFromInches ? inches : 0);
