import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import type { Approach } from './approach.ts';
import type { Circle } from './circle.ts';
import { type EndSpots, SURE_INCHES } from './end-spots.ts';
import { PASS, passOf } from './move-rules.ts';
import { nearbyOf } from './nearby.ts';
import { type Segment, setSegment } from './segment.ts';
import { CONTACT } from './tolerance.ts';

/** Where the bounds cross within which a model may end: room that is just enough is there. */

/** Circles on which a model's middle just keeps some condition. */
export interface Circles {
  n: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly r: Float64Array;
}

const MOST_CIRCLES = 64;
export const makeCircles = (): Circles => ({
  n: 0,
  x: new Float64Array(MOST_CIRCLES),
  y: new Float64Array(MOST_CIRCLES),
  r: new Float64Array(MOST_CIRCLES),
});
export const circleRoom = scratch(makeCircles());

export function addCircle(circles: Circles, x: number, y: number, r: number): void {
  if (circles.n === MOST_CIRCLES || r <= 0) return;
  circles.x[circles.n] = x;
  circles.y[circles.n] = y;
  circles.r[circles.n++] = r;
}

/** Adds the circles that bound where model i may be within another one: other models, corners of barring terrain, and how far it gets. */
export function boundsNear<F extends Family>(g: Game<F>, i: ModelId, { x, y, r: far }: Circle, to: Approach, circles: Circles): void {
  const m = g.models;
  const unit = g.units[m.unit[i]];
  const nearby = nearbyOf(g);
  const { rules, inches } = to;
  const dx = m.x[i] - x;
  const dy = m.y[i] - y;
  const away = Math.sqrt(dx * dx + dy * dy);
  // Whole inches too, so that what is tried for a short move is tried for a longer one.
  for (let most = inches; most > 0 && most >= away - far; most = Math.ceil(most) - 1) {
    if (most <= away + far) addCircle(circles, m.x[i], m.y[i], most - SURE_INCHES / 2);
  }
  for (let k = 0; k < nearby.unitCount; k++) {
    const u = nearby.units[k];
    const other = g.units[u];
    if (other.place !== PLACE.table) continue;
    const hostile = other.side !== unit.side;
    const target = nearby.approached[u] !== 0;
    const keep = hostile && !target ? rules.keepFromEnemiesInches : 0;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] === 0) continue;
      const ex = m.x[j] - x;
      const ey = m.y[j] - y;
      const bodies = m.radius[i] + m.radius[j];
      const reach = far + bodies + Math.max(keep, target ? to.reachInches : 0) + 0.1;
      if (ex * ex + ey * ey > reach * reach) continue;
      addCircle(circles, m.x[j], m.y[j], bodies + keep + SURE_INCHES);
      if (target && to.reachInches > 0) addCircle(circles, m.x[j], m.y[j], bodies + to.reachInches + CONTACT - SURE_INCHES);
    }
  }
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (passOf(rules, piece.kind) < PASS.impassable) continue;
    for (let c = 0; c < piece.corners; c++) {
      const ex = piece.polygon[2 * c] - x;
      const ey = piece.polygon[2 * c + 1] - y;
      const reach = far + m.radius[i];
      if (ex * ex + ey * ey < reach * reach) addCircle(circles, piece.polygon[2 * c], piece.polygon[2 * c + 1], m.radius[i] + SURE_INCHES);
    }
  }
}

/** Takes each spot that is found. */
type Take<F extends Family> = (g: Game<F>, i: ModelId, x: number, y: number, to: Approach, spots: EndSpots) => void;

/** Fills `pair` with the two points in which a circle crosses the k-th of a list; false if it does not. */
export function cross({ x, y, r }: Circle, circles: Circles, k: number, pair: Segment): boolean {
  const dx = circles.x[k] - x;
  const dy = circles.y[k] - y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const other = circles.r[k];
  if (d === 0 || d > r + other || d < Math.abs(r - other)) return false;
  const along = (d * d + r * r - other * other) / (2 * d);
  const aside = Math.sqrt(Math.max(0, r * r - along * along));
  setSegment(
    pair,
    x + (dx * along - dy * aside) / d,
    y + (dy * along + dx * aside) / d,
    x + (dx * along + dy * aside) / d,
    y + (dy * along - dx * aside) / d,
  );
  return true;
}

/** Where a circle crosses the edges of barring terrain, moved out by a model's radius. */
export function crossEdges<F extends Family>(
  g: Game<F>,
  i: ModelId,
  { x, y, r }: Circle,
  to: Approach,
  spots: EndSpots,
  take: Take<F>,
): void {
  const nearby = nearbyOf(g);
  const out = g.models.radius[i] + SURE_INCHES;
  for (let k = 0; k < nearby.pieceCount; k++) {
    const piece = g.board.pieces[nearby.pieces[k]];
    if (passOf(to.rules, piece.kind) < PASS.impassable) continue;
    const far = r + out;
    if (x + far < piece.minX || x - far > piece.maxX || y + far < piece.minY || y - far > piece.maxY) continue;
    let ax = piece.polygon[2 * piece.corners - 2];
    let ay = piece.polygon[2 * piece.corners - 1];
    for (let c = 0; c < piece.corners; c++) {
      const bx = piece.polygon[2 * c];
      const by = piece.polygon[2 * c + 1];
      const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
      if (length > 0) {
        const ux = (bx - ax) / length;
        const uy = (by - ay) / length;
        const off = (x - ax) * -uy + (y - ay) * ux;
        const along = (x - ax) * ux + (y - ay) * uy;
        // On either side of the edge: only the outer one can be legal.
        for (let side = -1; side <= 1; side += 2) {
          const h = side * out - off;
          if (Math.abs(h) > r) continue;
          const half = Math.sqrt(r * r - h * h);
          const mx = ax + ux * along - uy * side * out;
          const my = ay + uy * along + ux * side * out;
          take(g, i, mx + ux * half, my + uy * half, to, spots);
          take(g, i, mx - ux * half, my - uy * half, to, spots);
        }
      }
      ax = bx;
      ay = by;
    }
  }
}
