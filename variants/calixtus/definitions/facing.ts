import { EPSILON } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../../classic/family.ts';
import { FACING_X, FACING_Y } from '../state.ts';

/** Arcs of a unit, clockwise from its front (CAL-DEF-02). */
export const ARC = { front: 0, right: 1, rear: 2, left: 3 } as const;
export type Arc = (typeof ARC)[keyof typeof ARC];

/** The opposite arc: front and rear, left and right. */
export const opposite = (arc: Arc): Arc => ((arc + 2) & 3) as Arc;

/** Fills `into` with the mean position of a unit's living models. */
export function centroidOf(g: Game<Classic>, u: Unit<Classic>, into: Float64Array): void {
  const m = g.models;
  let n = 0;
  let x = 0;
  let y = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    n++;
    x += m.x[i];
    y += m.y[i];
  }
  into[0] = n === 0 ? u.x : x / n;
  into[1] = n === 0 ? u.y : y / n;
}

/** The arc in which dx, dy lies for a unit facing the unit vector faceX, faceY; a boundary belongs to front or rear. */
export function arcToward(faceX: number, faceY: number, dx: number, dy: number): Arc {
  const ahead = dx * faceX + dy * faceY;
  const leftward = dy * faceX - dx * faceY;
  const aside = Math.abs(leftward) - EPSILON;
  if (ahead >= aside) return ARC.front;
  if (-ahead >= aside) return ARC.rear;
  return leftward > 0 ? ARC.left : ARC.right;
}

/** Whether a unit has the facing of its hull, as vehicles other than Walkers do (CAL-SHOOT-19). */
export function facesAsHull(u: Unit<Classic>): boolean {
  const { vehicle } = u.sheet.models[0].stats;
  return vehicle !== 0 && (vehicle & VEHICLE.walker) === 0;
}

/** Turns a unit towards dx, dy; does nothing if both are 0. */
export function turnToward(u: Unit<Classic>, dx: number, dy: number): void {
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d < EPSILON) return;
  u.reg[FACING_X] = dx / d;
  u.reg[FACING_Y] = dy / d;
}
