import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { standAt } from './floors.ts';
import { missesBox } from './line.ts';
import type { MoveRules } from './move-rules.ts';
import { isHeight, nearbyOf } from './nearby.ts';
import { insidePolygon, segmentsMeet } from './polygon.ts';
import type { Pose } from './pose.ts';
import { makeSegment, type Segment, setSegment } from './segment.ts';

/** Flight paths: the shortest line over all heights along which a level base clears them. */

const MOST = 64;

interface Profile {
  /** Corners to be cleared, by distance along the way, and their heights. */
  readonly along: Float64Array;
  readonly high: Float64Array;
  /** The shares of the way between which its line is over a piece. */
  readonly span: Float64Array;
}

const profiles = scratch<Profile>({
  along: new Float64Array(2 * MOST + 2),
  high: new Float64Array(2 * MOST + 2),
  span: new Float64Array(2),
});

/** Writes to `span` the shares of a straight way between which its line is over a piece; false if it never is. */
function spanOf(polygon: Float64Array, corners: number, way: Segment, { span }: Profile): boolean {
  const { x0, y0, x1, y1 } = way;
  let from = insidePolygon(polygon, corners, x0, y0) ? 0 : Infinity;
  let to = insidePolygon(polygon, corners, x1, y1) ? 1 : -Infinity;
  let ax = polygon[2 * corners - 2];
  let ay = polygon[2 * corners - 1];
  for (let k = 0; k < corners; k++) {
    const bx = polygon[2 * k];
    const by = polygon[2 * k + 1];
    if (segmentsMeet(way, ax, ay, bx, by)) {
      const cross = (x1 - x0) * (by - ay) - (y1 - y0) * (bx - ax);
      if (cross !== 0) {
        const share = ((ax - x0) * (by - ay) - (ay - y0) * (bx - ax)) / cross;
        if (share < from) from = share;
        if (share > to) to = share;
      }
    }
    ax = bx;
    ay = by;
  }
  span[0] = Math.max(0, from);
  span[1] = Math.min(1, to);
  return span[0] <= span[1];
}

function add({ along, high }: Profile, n: number, d: number, z: number): number {
  let at = n;
  while (at > 0 && along[at - 1] > d) {
    along[at] = along[at - 1];
    high[at] = high[at - 1];
    at--;
  }
  along[at] = d;
  high[at] = z;
  return n + 1;
}

const crossed = scratch(makeSegment());

/** What heights add to the straight flight of a model from its position to a pose. */
export function flightInches<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, pose: Pose, rules: MoveRules): number {
  const m = g.models;
  const profile = profiles();
  const { span } = profile;
  const level = standAt(g, i, pose, rules);
  const { x, y } = pose;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const dx = x - x0;
  const dy = y - y0;
  const d = Math.sqrt(dx * dx + dy * dy);
  const nearby = nearbyOf(g);
  const listed = nearby.slot === unit.slot;
  const count = listed && !nearby.heights ? 0 : listed ? nearby.pieceCount : g.board.count;
  const base =
    m.rim[i] +
    (m.coreX[i] === 0 || d === 0
      ? 0
      : (m.coreX[i] * Math.abs(m.dirX[i] * dx + m.dirY[i] * dy) + m.coreY[i] * Math.abs(m.dirX[i] * dy - m.dirY[i] * dx)) / d);
  let n = 0;
  for (let k = 0; k < count && n < 2 * MOST; k++) {
    const piece = g.board.pieces[listed ? nearby.pieces[k] : k];
    if (
      !isHeight(piece, rules) ||
      missesBox(piece, x0, y0, x, y) ||
      !spanOf(piece.polygon, piece.corners, setSegment(crossed(), x0, y0, x, y), profile)
    )
      continue;
    if (piece.height <= Math.min(m.z[i], level)) continue;
    n = add(profile, n, Math.max(0, span[0] * d - base), piece.height);
    n = add(profile, n, Math.min(d, span[1] * d + base), piece.height);
  }
  if (n === 0 && m.z[i] === level) return 0;
  return tautLine(profile, n, d, m.z[i], level) - d;
}

/** Length of a taut line over `n` corners from one height to another `d` away. */
function tautLine({ along, high }: Profile, n: number, d: number, from: number, to: number): number {
  let length = 0;
  let at = 0;
  let z = from;
  let next = 0;
  // From each corner to the steepest one ahead; the farthest of those.
  for (;;) {
    let best = -1;
    let steepest = d > at ? (to - z) / (d - at) : to > z ? Infinity : -Infinity;
    for (let k = next; k < n; k++) {
      const slope = along[k] > at ? (high[k] - z) / (along[k] - at) : high[k] > z ? Infinity : -Infinity;
      const tied = slope === Infinity && steepest === Infinity && best >= 0;
      if (tied ? high[k] > high[best] : slope >= steepest && slope > -Infinity) {
        steepest = slope;
        best = k;
      }
    }
    const toX = best < 0 ? d : along[best];
    const toZ = best < 0 ? to : high[best];
    length += Math.sqrt((toX - at) * (toX - at) + (toZ - z) * (toZ - z));
    if (best < 0) return length;
    at = toX;
    z = toZ;
    next = best + 1;
  }
}
