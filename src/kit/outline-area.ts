import type { ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import type { Pose } from './pose.ts';

/** The most corners of an area cut by the sides of a box. */
const MOST_CORNERS = 256;
const column = (): Float64Array => new Float64Array(MOST_CORNERS);

/** Corners of an area before and after it is cut. */
interface Corners {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly cutX: Float64Array;
  readonly cutY: Float64Array;
}

const cornersRoom = scratch<Corners>({ x: column(), y: column(), cutX: column(), cutY: column() });

/** Square inches of the box of a model's outline. */
export const boxArea = (m: Models, i: ModelId): number =>
  m.outlines === null ? 0 : 4 * m.outlines.halfLength[i] * m.outlines.halfWidth[i];

/** Square inches of that on the area of a polygon, with the model in a pose. */
export function boxAreaWithinAt(m: Models, i: ModelId, pose: Pose, polygon: Float64Array, corners: number): number {
  const { x, y, dirX, dirY } = pose;
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return 0;
  const cx = x + dirX * o.forward[i];
  const cy = y + dirY * o.forward[i];
  const area = cornersRoom();
  const { x: ahead, y: aside } = area;
  // The polygon in the box's frame, cut by one side of the box after another.
  for (let k = 0; k < corners; k++) {
    const dx = polygon[2 * k] - cx;
    const dy = polygon[2 * k + 1] - cy;
    ahead[k] = dx * dirX + dy * dirY;
    aside[k] = dy * dirX - dx * dirY;
  }
  let n = corners;
  for (let side = 0; side < 4 && n > 0; side++) n = cutBySide(area, side, n, side < 2 ? o.halfLength[i] : o.halfWidth[i]);
  let twice = 0;
  for (let k = 0; k < n; k++) {
    const next = k + 1 < n ? k + 1 : 0;
    twice += ahead[k] * aside[next] - ahead[next] * aside[k];
  }
  return Math.abs(twice) / 2;
}

/** Keeps what is on the near side of one side of the box: ahead, behind, to the left, to the right. Returns the number of corners. */
function cutBySide(area: Corners, side: number, n: number, half: number): number {
  const { x, y, cutX, cutY } = area;
  const ahead = side < 2;
  const sign = side % 2 === 0 ? 1 : -1;
  let count = 0;
  for (let k = 0; k < n; k++) {
    const next = k + 1 < n ? k + 1 : 0;
    const here = half - sign * (ahead ? x[k] : y[k]);
    const there = half - sign * (ahead ? x[next] : y[next]);
    if (here >= 0) count = add(area, count, x[k], y[k]);
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    count = add(area, count, x[k] + share * (x[next] - x[k]), y[k] + share * (y[next] - y[k]));
  }
  for (let k = 0; k < count; k++) {
    x[k] = cutX[k];
    y[k] = cutY[k];
  }
  return count;
}

function add({ cutX, cutY }: Corners, n: number, x: number, y: number): number {
  if (n >= MOST_CORNERS) return n;
  cutX[n] = x;
  cutY[n] = y;
  return n + 1;
}
