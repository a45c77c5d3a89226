import type { Family } from '../rules/family.ts';
import type { Game, ModelId } from '../rules/game.ts';
import { levelAt } from './level.ts';
import { whollyWithin } from './measure.ts';
import type { MoveRules } from './move-rules.ts';
import { insidePolygon } from './polygon.ts';
import type { Pose } from './pose.ts';

/** Floors above the ground: on which level a model ends, and the cost of going up and down. */

/** The level on which a model in a pose ends its move. */
export function standAt<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, rules: MoveRules): number {
  const { x, y } = pose;
  if (rules.floorPiece < 0) return levelAt(g, x, y, rules);
  const floor = rules.floorInches < 0 ? g.models.z[i] : rules.floorInches;
  const piece = g.board.pieces[rules.floorPiece];
  if (floor > 0 && piece.floors.includes(floor) && insidePolygon(piece.polygon, piece.corners, x, y)) {
    if (!rules.floorWhole || whollyAt(g, i, pose, rules.floorPiece)) return floor;
  }
  return levelAt(g, x, y, rules);
}

/** Whether the whole footprint of a model in a pose is on a piece. */
export function whollyAt<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, p: number): boolean {
  const { x, y, dirX, dirY } = pose;
  const m = g.models;
  const { polygon, corners } = g.board.pieces[p];
  const oldX = m.x[i];
  const oldY = m.y[i];
  const oldDirX = m.dirX[i];
  const oldDirY = m.dirY[i];
  m.x[i] = x;
  m.y[i] = y;
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
  const answer = whollyWithin(m, i, polygon, corners);
  m.x[i] = oldX;
  m.y[i] = oldY;
  m.dirX[i] = oldDirX;
  m.dirY[i] = oldDirY;
  return answer;
}

/** What going down from a model's floor, and up to the one on which it ends in a pose, adds to its move. */
export function floorClimb<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, rules: MoveRules): number {
  const { x, y } = pose;
  if (rules.floorPiece < 0 || rules.flies) return 0;
  const m = g.models;
  const from = m.z[i];
  const to = standAt(g, i, pose, rules);
  if (from === to) return 0;
  const { polygon, corners } = g.board.pieces[rules.floorPiece];
  if (insidePolygon(polygon, corners, m.x[i], m.y[i]))
    return Math.abs(to - from) - Math.abs(levelAt(g, x, y, rules) - levelAt(g, m.x[i], m.y[i], rules));
  return from - levelAt(g, m.x[i], m.y[i], rules) + to - levelAt(g, x, y, rules);
}
