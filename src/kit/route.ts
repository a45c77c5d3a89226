import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import type { MoveRules } from './move-rules.ts';
import { nearbyOf } from './nearby.ts';
import { groundFree, pieceStops, sweepAlong, sweepFree } from './path.ts';
import { makeSegment, type Segment, setSegment } from './segment.ts';
import { snap } from './tolerance.ts';

/** Routes around obstacles. */

/** The corners that a route passes, and then its goal: `n` points. Whoever looks for one says first what `half` and `way` are (`aim`). */
export interface Route {
  /** Half the width of the sweep that has to fit. */
  half: number;
  /** From where to where it leads. */
  readonly way: Segment;
  n: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** The most corners of a route. */
export const MOST_BENDS = 15;

export const makeRoute = (): Route => ({
  half: Number.NaN,
  way: makeSegment(),
  n: 0,
  x: new Float64Array(MOST_BENDS + 1),
  y: new Float64Array(MOST_BENDS + 1),
});

/** Says how wide the sweep is that looks for a route, from where to where it goes, and returns the route. */
export function aim(route: Route, half: number, { x0, y0, x1, y1 }: Segment): Route {
  route.half = half;
  setSegment(route.way, x0, y0, x1, y1);
  return route;
}

/** How far from the corners of a piece ways round it bend, for a sweep of half width `half`. */
export const bendsOut = (half: number): number => half * 1.42 + 0.125;

const length = (x0: number, y0: number, x1: number, y1: number): number => Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));

const legs = scratch(makeSegment());

/** By how much sums of lengths may be off, at most: far more than floating point is. */
const ROUNDING = 1e-9;

/**
 * The shortest way to where a route leads, of those of at most `most` inches: straight, or around one or two corners of a piece that is in the
 * way. Other models count only if `i` is a model (0 or more). Fills `route` if there is one; returns its length, Infinity if there is none.
 */
export function findRoute<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  rules: MoveRules,
  route: Route,
  most: number = Infinity,
): number {
  const { half, way } = route;
  const { x0, y0, x1, y1 } = way;
  route.n = 1;
  route.x[0] = x1;
  route.y[0] = y1;
  const straight = length(x0, y0, x1, y1);
  if (straight > most) return Infinity;
  if (legFree(g, unit, i, half, way, rules)) return straight;
  let best = Infinity;
  const board = g.board;
  const out = bendsOut(half);
  const nearby = nearbyOf(g);
  // Pieces that are not listed are too far off to stop such a way.
  const listed = i >= 0 && nearby.slot === unit.slot && length(nearby.x, nearby.y, x0, y0) + straight + half < nearby.reach;
  const count = listed ? nearby.pieceCount : board.count;
  for (let p = 0; p < count; p++) {
    const piece = board.pieces[listed ? nearby.pieces[p] : p];
    if (!pieceStops(piece, half, way, rules)) continue;
    const cx = (piece.minX + piece.maxX) / 2;
    const cy = (piece.minY + piece.maxY) / 2;
    for (let k = 0; k < piece.corners; k++) {
      const ax = cornerOut(piece.polygon[2 * k], piece.polygon[2 * k + 1], cx, cy, out);
      const ay = cornerOut(piece.polygon[2 * k + 1], piece.polygon[2 * k], cy, cx, out);
      const first = length(x0, y0, ax, ay);
      const direct = first + length(ax, ay, x1, y1);
      // By way of a second corner it is no shorter.
      if (direct > Math.min(best, most) + ROUNDING) continue;
      if (!onField(g, ax, ay, half) || !legFree(g, unit, i, half, setSegment(legs(), x0, y0, ax, ay), rules)) continue;
      if (direct < best && direct <= most && legFree(g, unit, i, half, setSegment(legs(), ax, ay, x1, y1), rules)) {
        best = direct;
        route.n = 2;
        route.x[0] = ax;
        route.y[0] = ay;
        route.x[1] = x1;
        route.y[1] = y1;
        continue;
      }
      for (let turn = 1; turn < piece.corners; turn += Math.max(1, piece.corners - 2)) {
        const l = (k + turn) % piece.corners;
        const bx = cornerOut(piece.polygon[2 * l], piece.polygon[2 * l + 1], cx, cy, out);
        const by = cornerOut(piece.polygon[2 * l + 1], piece.polygon[2 * l], cy, cx, out);
        const round = first + length(ax, ay, bx, by) + length(bx, by, x1, y1);
        if (
          round >= best ||
          round > most ||
          !onField(g, bx, by, half) ||
          !legFree(g, unit, i, half, setSegment(legs(), ax, ay, bx, by), rules)
        )
          continue;
        if (!legFree(g, unit, i, half, setSegment(legs(), bx, by, x1, y1), rules)) continue;
        best = round;
        route.n = 3;
        route.x[0] = ax;
        route.y[0] = ay;
        route.x[1] = bx;
        route.y[1] = by;
        route.x[2] = x1;
        route.y[2] = y1;
      }
    }
  }
  return best;
}

const unread = scratch(makeRoute());

/** Length of the shortest route past terrain for a sweep of half width `half`, without other models; Infinity if there is none. */
export const routeInches = <F extends Family>(g: Game<F>, unit: Unit<F>, half: number, way: Segment, rules: MoveRules): number =>
  findRoute(g, unit, -1, rules, aim(unread(), half, way));

/** One coordinate of a corner pushed away from the middle of its piece, on the grid: ways that are as long are exactly as long. */
export function cornerOut(a: number, b: number, middleA: number, middleB: number, out: number): number {
  const da = a - middleA;
  const db = b - middleB;
  const d = Math.sqrt(da * da + db * db);
  return d === 0 ? a : snap(a + (da / d) * out);
}

const onField = <F extends Family>(g: Game<F>, x: number, y: number, half: number): boolean =>
  x >= half && y >= half && x <= g.board.width - half && y <= g.board.height - half;

const legFree = <F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, half: number, way: Segment, rules: MoveRules): boolean => {
  if (rules.flies) return true;
  if (i < 0) return groundFree(g, unit.slot, half, way, rules);
  return sweepFree(g, unit, i, Math.max(half, sweepAlong(g.models, i, way, rules)), way, rules);
};
