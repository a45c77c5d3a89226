import type { ModelId, Models } from '../rules/game.ts';
import type { Optics } from './optics.ts';

/** Points on the outline of a model from which it sees and at which it is seen. */
export interface Spots {
  n: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

const MOST = 64;
export const makeSpots = (): Spots => ({ n: 0, x: new Float64Array(MOST), y: new Float64Array(MOST), z: new Float64Array(MOST) });

/**
 * Lays points over the outline of a model as seen along the unit vector vx, vy: at the middles of `across` equal
 * strips, and of `levels` up it.
 */
export function laySpots(
  m: Models,
  i: ModelId,
  vx: number,
  vy: number,
  { across, levels }: Pick<Optics, 'across' | 'levels'>,
  out: Spots,
): void {
  out.n = 0;
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return;
  const x = m.x[i] + m.dirX[i] * o.forward[i];
  const y = m.y[i] + m.dirY[i] * o.forward[i];
  const wide = o.halfLength[i] * Math.abs(m.dirY[i] * vx - m.dirX[i] * vy) + o.halfWidth[i] * Math.abs(m.dirX[i] * vx + m.dirY[i] * vy);
  const deep = m.height[i] - o.lift[i];
  for (let c = 0; c < across; c++) {
    const off = ((2 * c + 1) / across - 1) * wide;
    for (let level = 0; level < levels && out.n < MOST; level++) {
      out.x[out.n] = x - vy * off;
      out.y[out.n] = y + vx * off;
      out.z[out.n] = m.z[i] + o.lift[i] + (deep * (2 * level + 1)) / (2 * levels);
      out.n++;
    }
  }
}
