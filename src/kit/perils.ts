import type { Family } from '../rules/family.ts';
import type { Game, ModelId } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { inPieceAt } from './bases.ts';
import { circleMissesBox } from './line.ts';
import { pointPolygonSquared, segmentPolygonSquared } from './polygon.ts';
import { makePose, type Pose, setPose } from './pose.ts';
import { CONTACT } from './tolerance.ts';

/** Pieces of terrain in which models come to harm. What they suffer is for the edition to say; the kit knows whom it befalls, and spares them if it can. */

export interface Perils {
  n: number;
  /** Indices of the pieces on the board. */
  readonly pieces: Int16Array;
  /** 1 where a peril harms a kind of model (`Models.kind`) of the unit: see `harmOf`. */
  readonly harms: Uint8Array;
  /** Whether only those places count where a move begins and ends, not what lies between: the unit flies. */
  endsOnly: boolean;
  /** How near to a friend in contact a model without contact still fights. */
  besideInches: number;
}

/** `Models.kind` is a byte. */
const MOST_KINDS = 256;

/** The place of the k-th peril and a kind of model in `harms`. */
export const harmOf = (k: number, kind: number): number => k * MOST_KINDS + kind;

/** Room for perils. */
export const makePerils = (most: number): Perils => ({
  n: 0,
  pieces: new Int16Array(most),
  harms: new Uint8Array(most * MOST_KINDS),
  endsOnly: false,
  besideInches: 0,
});

const starts = scratch(makePose());

/** Whether a model that moves straight from x, y to a pose comes to harm in one of the perils. */
export function comesToHarm<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, end: Pose, perils: Perils): boolean {
  if (end.x === x && end.y === y) return false;
  const m = g.models;
  const kind = m.kind[i];
  const { radius } = m;
  const near = Math.max(radius[i] - CONTACT, 0);
  for (let k = 0; k < perils.n; k++) {
    if (perils.harms[harmOf(k, kind)] === 0) continue;
    const piece = g.board.pieces[perils.pieces[k]];
    if (perils.endsOnly) {
      if (inPieceAt(m, i, setPose(starts(), x, y, m.dirX[i], m.dirY[i]), piece) || inPieceAt(m, i, end, piece)) return true;
      continue;
    }
    if (x + near < piece.minX && end.x + near < piece.minX) continue;
    if (x - near > piece.maxX && end.x - near > piece.maxX) continue;
    if (y + near < piece.minY && end.y + near < piece.minY) continue;
    if (y - near > piece.maxY && end.y - near > piece.maxY) continue;
    if (segmentPolygonSquared(piece.polygon, piece.corners, x, y, end.x, end.y) <= near * near) return true;
  }
  return false;
}

/** Whether a model at x, y comes to harm wherever it moves: it begins in a peril. */
export function isInPeril<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, perils: Perils): boolean {
  const m = g.models;
  const kind = m.kind[i];
  const near = Math.max(m.radius[i] - CONTACT, 0);
  for (let k = 0; k < perils.n; k++) {
    if (perils.harms[harmOf(k, kind)] === 0) continue;
    const piece = g.board.pieces[perils.pieces[k]];
    if (perils.endsOnly) {
      if (inPieceAt(m, i, setPose(starts(), x, y, m.dirX[i], m.dirY[i]), piece)) return true;
    } else if (!circleMissesBox(piece, near, x, y) && pointPolygonSquared(piece.polygon, piece.corners, x, y) <= near * near) return true;
  }
  return false;
}
