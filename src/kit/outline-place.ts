import type { Family } from '../rules/family.ts';
import type { Game, ModelId } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { circleMissesBox } from './line.ts';
import { type MoveRules, PASS, passOf } from './move-rules.ts';
import { boxOverEdgeAt, boxPolygonAt, boxSegmentAt } from './outline.ts';
import type { Pose } from './pose.ts';
import { makeSegment, setSegment } from './segment.ts';
import { EPSILON } from './tolerance.ts';

const wall = scratch(makeSegment());

/** Whether the edge of the board and terrain leave room for the outline of a model in a pose on a level. */
export function outlineStands<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, level: number, rules: MoveRules): boolean {
  const { x, y } = pose;
  const m = g.models;
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return true;
  const board = g.board;
  if (!rules.overhangsEdge && boxOverEdgeAt(m, i, pose, board.width, board.height) > EPSILON) return false;
  const foot = level + o.lift[i];
  for (let p = 0; p < board.count; p++) {
    const piece = board.pieces[p];
    if (piece.height <= foot) continue;
    if (circleMissesBox(piece, m.radius[i], x, y)) continue;
    if (passOf(rules, piece.kind) >= PASS.impassable && boxPolygonAt(m, i, pose, piece.polygon, piece.corners) < EPSILON) return false;
    const walls = piece.walls;
    for (let k = 0; k < walls.length; k += 4) {
      if (boxSegmentAt(m, i, pose, setSegment(wall(), walls[k], walls[k + 1], walls[k + 2], walls[k + 3])) === 0) return false;
    }
  }
  return true;
}
