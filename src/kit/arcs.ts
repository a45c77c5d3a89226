import type { Board } from '../rules/board.ts';
import type { ModelId, Models } from '../rules/game.ts';
import { cosDegrees, sinDegrees } from './degrees.ts';
import { EPSILON } from './tolerance.ts';

/** The facings of a hull, as bits: a point on the line between two of them has both. Left is anticlockwise. */
export const FACING = { front: 1, left: 2, right: 4, rear: 8 } as const;

/** Which facing of a hull is towards a point, by the X through the corners of its outline; two bits on a line of the X. */
export function facingsTowards(m: Models, i: ModelId, px: number, py: number): number {
  const dx = px - m.x[i];
  const dy = py - m.y[i];
  const ahead = dx * m.dirX[i] + dy * m.dirY[i];
  const aside = dy * m.dirX[i] - dx * m.dirY[i];
  const long = Math.abs(ahead) * (m.coreY[i] + m.rim[i]);
  const broad = Math.abs(aside) * (m.coreX[i] + m.rim[i]);
  const end = ahead >= 0 ? FACING.front : FACING.rear;
  const side = aside >= 0 ? FACING.left : FACING.right;
  if (Math.abs(long - broad) <= EPSILON) return end | side;
  return long > broad ? end : side;
}

/** The degrees of a mount on a board: on one that is played as its mirror image, so are the models. */
export const mountOn = ({ mirrored }: Board, degrees: number): number => (mirrored === null ? degrees : -degrees);

/** Facings of a datasheet on a board: left and right change places on one that is played as its mirror image. */
export function facingsOn({ mirrored }: Board, facings: number): number {
  if (mirrored === null) return facings;
  const left = (facings & FACING.right) !== 0 ? FACING.left : 0;
  const right = (facings & FACING.left) !== 0 ? FACING.right : 0;
  return (facings & ~(FACING.left | FACING.right)) | left | right;
}

/**
 * Whether a point is in a fire arc of a model. The arc is `cosHalf` (the cosine of its half-angle; -1 is all round)
 * about the model's facing turned anticlockwise by the mount's whole degrees.
 */
export function inArc(m: Models, i: ModelId, mountDegrees: number, cosHalf: number, px: number, py: number): boolean {
  if (cosHalf <= -1) return true;
  const c = cosDegrees(mountDegrees);
  const s = sinDegrees(mountDegrees);
  const ax = m.dirX[i] * c - m.dirY[i] * s;
  const ay = m.dirX[i] * s + m.dirY[i] * c;
  const dx = px - m.x[i];
  const dy = py - m.y[i];
  return dx * ax + dy * ay >= cosHalf * Math.sqrt(dx * dx + dy * dy) - EPSILON;
}

/** Whether some part of a model is in a fire arc: its centre or either flank of its circle as seen from the firer. */
export function modelInArc(m: Models, i: ModelId, mountDegrees: number, cosHalf: number, target: ModelId): boolean {
  const tx = m.x[target];
  const ty = m.y[target];
  if (inArc(m, i, mountDegrees, cosHalf, tx, ty)) return true;
  const dx = tx - m.x[i];
  const dy = ty - m.y[i];
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return true;
  const ox = (-dy / d) * m.radius[target];
  const oy = (dx / d) * m.radius[target];
  return inArc(m, i, mountDegrees, cosHalf, tx + ox, ty + oy) || inArc(m, i, mountDegrees, cosHalf, tx - ox, ty - oy);
}
