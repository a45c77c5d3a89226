import { type Game, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { centroidOf, turnToward } from '../definitions/facing.ts';

export const room = scratch({ from: new Float64Array(2), to: new Float64Array(2) });

/** Turns `a` towards the centroid of `b`. */
export function turnTowardUnit(g: Game<Classic>, a: Unit<Classic>, b: Unit<Classic>): void {
  const { from, to } = room();
  centroidOf(g, a, from);
  centroidOf(g, b, to);
  turnToward(a, to[0] - from[0], to[1] - from[1]);
}
