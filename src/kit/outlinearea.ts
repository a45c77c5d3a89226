import type { ModelId, Models } from '../rules/game.ts';

/** Most corners of an area that is cut by the sides of a box. */
const MOST_CORNERS = 256;
const column = (): Float64Array => new Float64Array(MOST_CORNERS);
let fromX = column();
let fromY = column();
let toX = column();
let toY = column();

/** Square inches of the box of a model's outline. */
export const boxArea = (m: Models, i: ModelId): number =>
  m.outlines === null ? 0 : 4 * m.outlines.halfLength[i] * m.outlines.halfWidth[i];

/** Square inches of that which lie on the area of a polygon, with the model at x, y facing dirX, dirY. */
export function boxAreaWithinAt(
  m: Models,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  polygon: Float64Array,
  corners: number,
): number {
  const o = m.outlines;
  if (o === null || o.halfLength[i] === 0) return 0;
  const cx = x + dirX * o.forward[i];
  const cy = y + dirY * o.forward[i];
  // The polygon as the box sees it, cut by one side of the box after the other.
  for (let k = 0; k < corners; k++) {
    const dx = polygon[2 * k] - cx;
    const dy = polygon[2 * k + 1] - cy;
    fromX[k] = dx * dirX + dy * dirY;
    fromY[k] = dy * dirX - dx * dirY;
  }
  let n = corners;
  for (let side = 0; side < 4 && n > 0; side++) n = cutBySide(side, n, side < 2 ? o.halfLength[i] : o.halfWidth[i]);
  let twice = 0;
  for (let k = 0; k < n; k++) {
    const next = k + 1 < n ? k + 1 : 0;
    twice += fromX[k] * fromY[next] - fromX[next] * fromY[k];
  }
  return Math.abs(twice) / 2;
}

/** Leaves what lies on the near side of one side of the box: ahead, behind, to the left, to the right. Returns its corners. */
function cutBySide(side: number, n: number, half: number): number {
  const ahead = side < 2;
  const sign = side % 2 === 0 ? 1 : -1;
  let count = 0;
  for (let k = 0; k < n; k++) {
    const next = k + 1 < n ? k + 1 : 0;
    const here = half - sign * (ahead ? fromX[k] : fromY[k]);
    const there = half - sign * (ahead ? fromX[next] : fromY[next]);
    if (here >= 0) count = add(count, fromX[k], fromY[k]);
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    count = add(count, fromX[k] + share * (fromX[next] - fromX[k]), fromY[k] + share * (fromY[next] - fromY[k]));
  }
  [fromX, toX] = [toX, fromX];
  [fromY, toY] = [toY, fromY];
  return count;
}

function add(n: number, x: number, y: number): number {
  if (n >= MOST_CORNERS) return n;
  toX[n] = x;
  toY[n] = y;
  return n + 1;
}
