import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { inPiece } from './bases.ts';
import { type MoveRules, PASS, passOf } from './moverules.ts';
import { pieceStops } from './path.ts';
import { segmentPolygonSquared } from './polygon.ts';
import { CONTACT } from './tolerance.ts';

/**
 * Which terrain a straight move of a model has to do with: writes the indices of pieces that its footprint starts on,
 * passes over or ends on to `out` and returns how many. The model's circle stands for its footprint.
 */
export function piecesTouched<F extends Family>(
  g: Game<F>,
  i: ModelId,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  out: Int16Array,
): number {
  const r = Math.max(g.models.radius[i] - CONTACT, 0);
  let n = 0;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (
      (fromX + r < piece.minX && toX + r < piece.minX) ||
      (fromX - r > piece.maxX && toX - r > piece.maxX) ||
      (fromY + r < piece.minY && toY + r < piece.minY) ||
      (fromY - r > piece.maxY && toY - r > piece.maxY)
    )
      continue;
    if (segmentPolygonSquared(piece.polygon, piece.corners, fromX, fromY, toX, toY) <= r * r) out[n++] = p;
  }
  return n;
}

/** Whether a straight move of a model starts in, enters or ends in terrain of at least this PASS value (`difficult` or above). */
export function touchesTerrain<F extends Family>(
  g: Game<F>,
  i: ModelId,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  rules: MoveRules,
  pass: number = PASS.difficult,
): boolean {
  const n = piecesTouched(g, i, fromX, fromY, toX, toY, touched);
  for (let k = 0; k < n; k++) if (passOf(rules, g.board.pieces[touched[k]].kind) >= pass) return true;
  return false;
}

const touched = new Int16Array(1024);

/** Whether any living model of a unit stands in difficult terrain. */
export function standsInDifficult<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean {
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (passOf(rules, piece.kind) !== PASS.difficult) continue;
    for (let i = unit.first; i < unit.first + unit.size; i++) if (g.models.alive[i] !== 0 && inPiece(g.models, i, piece)) return true;
  }
  return false;
}

/**
 * Whether a unit that sets out for a point and goes at most `inches` would start in or enter difficult terrain: the test
 * to make before the move. Ways round impassable pieces are not looked into.
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
    if (
      (unit.x + unit.radius < piece.minX && unit.x + dx * share + unit.radius < piece.minX) ||
      (unit.x - unit.radius > piece.maxX && unit.x + dx * share - unit.radius > piece.maxX) ||
      (unit.y + unit.radius < piece.minY && unit.y + dy * share + unit.radius < piece.minY) ||
      (unit.y - unit.radius > piece.maxY && unit.y + dy * share - unit.radius > piece.maxY)
    )
      continue;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (m.alive[i] === 0) continue;
      const r = Math.max(m.radius[i] - CONTACT, 0);
      const near = segmentPolygonSquared(piece.polygon, piece.corners, m.x[i], m.y[i], m.x[i] + dx * share, m.y[i] + dy * share);
      if (near <= r * r) return true;
    }
  }
  return false;
}

/** Whether a straight way from one point to another is barred to a footprint of this radius by impassable terrain. */
export function barred<F extends Family>(
  g: Game<F>,
  radius: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  rules: MoveRules,
): boolean {
  for (let p = 0; p < g.board.count; p++) if (pieceStops(g.board.pieces[p], radius, x0, y0, x1, y1, rules)) return true;
  return false;
}
