import type { Board, Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { coreCoreAtSquared, coreSegmentAtSquared, footprintPolygonAt, overlapDepthAt, reachX, reachY } from './footprint.ts';
import { circleMissesBox } from './line.ts';
import { gap, whollyWithin } from './measure.ts';
import { boxOverEdgeAt, boxPolygonAt, isMeasured, outlinesClashAt } from './outline.ts';
import { makePose, type Pose, poseOf } from './pose.ts';
import { makeSegment, setSegment } from './segment.ts';
import { CONTACT, EPSILON } from './tolerance.ts';

/** Contact and overlap of bases and hulls with each other, with terrain and with the edge of the board. */

const here = scratch(makePose());

/** Whether two footprints overlap by more than the tolerance of contact. */
export const overlaps = (m: Models, i: ModelId, j: ModelId): boolean => overlapsAt(m, i, poseOf(here(), m, i), j);

/** Whether model i, in a pose, would overlap model j. */
export function overlapsAt(m: Models, i: ModelId, pose: Pose, j: ModelId): boolean {
  const { x, y } = pose;
  const dx = x - m.x[j];
  const dy = y - m.y[j];
  const far = m.radius[i] + m.radius[j] - CONTACT;
  if (dx * dx + dy * dy >= far * far) return false;
  if (m.outlines !== null) return overlapDepthAt(m, i, pose, j) > CONTACT || outlinesClashAt(m, i, pose, j);
  if (m.coreX[i] === 0 && m.coreX[j] === 0) return true;
  return overlapDepthAt(m, i, pose, j) > CONTACT;
}

/** Whether two footprints are in base contact. */
export function touching(m: Models, i: ModelId, j: ModelId): boolean {
  const dx = m.x[i] - m.x[j];
  const dy = m.y[i] - m.y[j];
  const far = m.radius[i] + m.radius[j] + CONTACT;
  if (dx * dx + dy * dy > far * far) return false;
  if (m.outlines !== null) return gap(m, i, j) <= CONTACT;
  const reach = m.rim[i] + m.rim[j] + CONTACT;
  return coreCoreAtSquared(m, i, poseOf(here(), m, i), j) <= reach * reach;
}

/** Whether a model is in base contact with some living model of a unit. */
export const touchesUnit = <F extends Family>(g: Game<F>, i: ModelId, unit: Unit<F>): boolean => firstTouched(g, i, unit) >= 0;

/** The first living model of a unit in base contact with a model, or -1. */
export function firstTouched<F extends Family>(g: Game<F>, i: ModelId, unit: Unit<F>): ModelId {
  const m = g.models;
  const dx = m.x[i] - unit.x;
  const dy = m.y[i] - unit.y;
  const far = m.radius[i] + unit.radius + CONTACT;
  if (unit.alive === 0 || dx * dx + dy * dy > far * far) return -1;
  const end = unit.first + unit.size;
  for (let j = unit.first; j < end; j++) if (m.alive[j] !== 0 && j !== i && touching(m, i, j)) return j;
  return -1;
}

/** Whether some model of one unit is in base contact with some model of the other. */
export function unitsTouch<F extends Family>(g: Game<F>, a: Unit<F>, b: Unit<F>): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const far = a.radius + b.radius + CONTACT;
  if (a.alive === 0 || b.alive === 0 || a.aloft !== b.aloft || dx * dx + dy * dy > far * far) return false;
  const end = a.first + a.size;
  for (let i = a.first; i < end; i++) if (g.models.alive[i] !== 0 && firstTouched(g, i, b) >= 0) return true;
  return false;
}

/** Whether a footprint, in a pose, is wholly on the board. */
export function onBoardAt(board: Board, m: Models, i: ModelId, pose: Pose): boolean {
  const { x, y, dirX, dirY } = pose;
  const rx = reachX(m, i, dirX, dirY) - EPSILON;
  const ry = reachY(m, i, dirX, dirY) - EPSILON;
  if (isMeasured(m, i) && boxOverEdgeAt(m, i, pose, board.width, board.height) > EPSILON) return false;
  return x >= rx && y >= ry && x <= board.width - rx && y <= board.height - ry;
}

/** Whether a model is wholly on the board. */
export const onBoard = (board: Board, m: Models, i: ModelId): boolean => onBoardAt(board, m, i, poseOf(here(), m, i));

/** Whether any part of a footprint is on a piece of terrain. */
export const inPiece = (m: Models, i: ModelId, piece: Piece): boolean => inPieceAt(m, i, poseOf(here(), m, i), piece);

/** The same with the model in a pose. */
export function inPieceAt(m: Models, i: ModelId, pose: Pose, piece: Piece): boolean {
  if (standsIn(m, i, pose, piece)) return true;
  return isMeasured(m, i) && boxPolygonAt(m, i, pose, piece.polygon, piece.corners) < EPSILON;
}

/** The same for the footprint alone, without what reaches beyond it. */
export function standsIn(m: Models, i: ModelId, pose: Pose, piece: Piece): boolean {
  const { x, y } = pose;
  if (circleMissesBox(piece, m.radius[i], x, y)) return false;
  return footprintPolygonAt(m, i, pose, piece.polygon, piece.corners) < EPSILON;
}

/** Whether the whole footprint is on a piece of terrain. */
export function whollyInPiece(m: Models, i: ModelId, piece: Piece): boolean {
  const x = m.x[i];
  const y = m.y[i];
  if (x < piece.minX || x > piece.maxX || y < piece.minY || y > piece.maxY) return false;
  return whollyWithin(m, i, piece.polygon, piece.corners);
}

const wall = scratch(makeSegment());

/** Whether a footprint, in a pose, would straddle a wall of a piece. */
export function onWallAt(m: Models, i: ModelId, pose: Pose, piece: Piece): boolean {
  const { x, y } = pose;
  const walls = piece.walls;
  if (walls.length === 0) return false;
  if (circleMissesBox(piece, m.radius[i], x, y)) return false;
  const clear = m.rim[i] - CONTACT;
  for (let k = 0; k < walls.length; k += 4) {
    const d = coreSegmentAtSquared(m, i, pose, setSegment(wall(), walls[k], walls[k + 1], walls[k + 2], walls[k + 3]));
    if (clear > 0 ? d < clear * clear : d === 0) return true;
  }
  return false;
}
