import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { sweepMissesBox } from './line.ts';
import { type MoveRules, PASS, passOf } from './move-rules.ts';
import { segmentPolygonSquared } from './polygon.ts';
import type { Segment } from './segment.ts';
import { CONTACT } from './tolerance.ts';

const MOST_PIECES = 1024;

/**
 * The terrain that a straight move of a model concerns: writes the indices of pieces that its footprint starts on,
 * passes over or ends on to `out` and returns their number. The model's circle is used instead of its footprint.
 */
export function piecesTouched<F extends Family>(g: Game<F>, i: ModelId, way: Segment, out: Int16Array): number {
  const { x0, y0, x1, y1 } = way;
  const r = Math.max(g.models.radius[i] - CONTACT, 0);
  let n = 0;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (sweepMissesBox(piece, r, x0, y0, x1, y1)) continue;
    if (segmentPolygonSquared(piece.polygon, piece.corners, x0, y0, x1, y1) <= r * r) out[n++] = p;
  }
  return n;
}

const touching = scratch({ touched: new Int16Array(MOST_PIECES) });

/** Whether a straight move of a model starts in, enters or ends in terrain of at least this PASS value (`difficult` or above). */
export function touchesTerrain<F extends Family>(
  g: Game<F>,
  i: ModelId,
  way: Segment,
  rules: MoveRules,
  pass: number = PASS.difficult,
): boolean {
  const { touched } = touching();
  const n = piecesTouched(g, i, way, touched);
  for (let k = 0; k < n; k++) if (passOf(rules, g.board.pieces[touched[k]].kind) >= pass) return true;
  return false;
}

/**
 * Whether a unit that sets out for a point and moves at most `inches` would start in or enter difficult terrain: the test
 * to make before the move. Routes around impassable pieces are not considered.
 */
export function wouldEnter<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, inches: number, rules: MoveRules): boolean {
  const m = g.models;
  const dx = x - unit.x;
  const dy = y - unit.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const share = d > inches ? inches / d : 1;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (passOf(rules, piece.kind) !== PASS.difficult) continue;
    if (sweepMissesBox(piece, unit.radius, unit.x, unit.y, unit.x + dx * share, unit.y + dy * share)) continue;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (m.alive[i] === 0) continue;
      const r = Math.max(m.radius[i] - CONTACT, 0);
      const near = segmentPolygonSquared(piece.polygon, piece.corners, m.x[i], m.y[i], m.x[i] + dx * share, m.y[i] + dy * share);
      if (near <= r * r) return true;
    }
  }
  return false;
}
