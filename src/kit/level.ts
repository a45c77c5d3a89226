import type { Family } from '../rules/family.ts';
import type { Game } from '../rules/game.ts';
import { endsOn, type MoveRules, standsOn } from './move-rules.ts';
import { insidePolygon } from './polygon.ts';

/** The level of a model at x, y: the top of the highest piece there that models can stand on, else the ground. */
export function levelAt<F extends Family>(g: Game<F>, x: number, y: number, rules: MoveRules): number {
  let level = 0;
  if (rules.stands.length === 0 && rules.tops.length === 0) return 0;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    // Most pieces are elsewhere.
    if (x < piece.minX || x > piece.maxX || y < piece.minY || y > piece.maxY || piece.height <= level) continue;
    if (!standsOn(rules, piece.kind) && !endsOn(rules, piece.kind)) continue;
    if (insidePolygon(piece.polygon, piece.corners, x, y)) level = piece.height;
  }
  return level;
}
