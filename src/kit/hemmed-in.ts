import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { levelGap } from './measure.ts';
import { type MoveRules, PASS, passOf, wallsStop } from './move-rules.ts';
import { nearbyOf } from './nearby.ts';
import { pathFree } from './path.ts';
import { pointPolygonSquared, pointSegmentSquared, segmentSegmentSquared } from './polygon.ts';
import { bendsOut, cornerOut } from './route.ts';
import { makeSegment, type Segment, setSegment } from './segment.ts';
import { CONTACT, EPSILON, GRID_INCHES, SAME_INCHES } from './tolerance.ts';

/** Models that enemies hem in: a proof from angles alone, which spares a search for ways that cannot be there. */

const MOST_ARCS = 64;
/** Directions: those that differ from a unit vector by less than an angle of which the cosine and sine are given. */
const arcs = scratch({
  n: 0,
  x: new Float64Array(MOST_ARCS),
  y: new Float64Array(MOST_ARCS),
  cos: new Float64Array(MOST_ARCS),
  sin: new Float64Array(MOST_ARCS),
});
type Arcs = ReturnType<typeof arcs>;

/** By how much arcs have to overlap, as a difference of cosines: far more than floating point is off. */
const OVERLAP = 1e-6;

/**
 * Whether a model of a unit for which `listNearby` has been called surely cannot get to any legal place: within a circle round it every place
 * is too near to one enemy, so that its way could neither end nor bend there, and enemies or the edge of the board bar every straight line out
 * of that circle. False proves nothing.
 */
export function hemmedIn<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, rules: MoveRules): boolean {
  const m = g.models;
  if (rules.flies || rules.passesEnemies || rules.floorPiece >= 0 || m.outlines !== null || m.coreX[i] !== 0) return false;
  const inches = barredInches(g, unit, i, rules);
  return inches > 0 && closed(g, i, inches, listArcs(g, unit, i, inches, rules), rules) && !bendsNear(g, unit, i, inches, rules);
}

/** Whether that holds for some model of a unit, so that no move brings all of it to legal places. */
export function anyHemmedIn<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean {
  for (let i = unit.first; i < unit.first + unit.size; i++) if (g.models.alive[i] !== 0 && hemmedIn(g, unit, i, rules)) return true;
  return false;
}

/** How near to an enemy model a model may neither come nor end, from middle to middle; 0 if it need not keep away from it. */
function keepApart<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, u: number, j: ModelId, rules: MoveRules): number {
  const m = g.models;
  const other = g.units[u];
  // Nobody need keep away from those inside a building.
  if (other.side === unit.side || other.housed >= 0 || nearbyOf(g).approached[u] !== 0) return 0;
  if (m.alive[j] === 0 || m.coreX[j] !== 0) return 0;
  if ((u < rules.overhead.length && rules.overhead[u] !== 0) || levelGap(m, i, j) > rules.keepUpInches) return 0;
  return m.rim[i] + m.rim[j] - CONTACT + rules.keepFromEnemiesInches;
}

/** The radius of the largest circle round a model of which the whole is too near to one enemy; 0 if there is none. */
function barredInches<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, rules: MoveRules): number {
  const { x, y } = g.models;
  const nearby = nearbyOf(g);
  let most = 0;
  for (let k = 0; k < nearby.unitCount; k++) {
    const other = g.units[nearby.units[k]];
    for (let j = other.first; j < other.first + other.size; j++) {
      const apart = keepApart(g, unit, i, other.slot, j, rules);
      if (apart > 0) most = Math.max(most, apart - Math.sqrt((x[j] - x[i]) * (x[j] - x[i]) + (y[j] - y[i]) * (y[j] - y[i])));
    }
  }
  return most;
}

const legs = scratch(makeSegment());

/** Whether a way round a piece of terrain could bend within so many inches of a model. */
function bendsNear<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, inches: number, rules: MoveRules): boolean {
  const x = g.models.x[i];
  const y = g.models.y[i];
  const out = bendsOut(g.models.rim[i]);
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    const { polygon, corners } = piece;
    if (!reaches(piece, x, y, inches + out) || (passOf(rules, piece.kind) !== PASS.impassable && !wallsStop(rules, piece.kind))) continue;
    const cx = (piece.minX + piece.maxX) / 2;
    const cy = (piece.minY + piece.maxY) / 2;
    for (let c = 0; c < corners; c++) {
      const bx = cornerOut(polygon[2 * c], polygon[2 * c + 1], cx, cy, out);
      const by = cornerOut(polygon[2 * c + 1], polygon[2 * c], cy, cx, out);
      if ((bx - x) * (bx - x) + (by - y) * (by - y) > inches * inches) continue;
      if (pathFree(g, unit, i, setSegment(legs(), x, y, bx, by), rules)) return true;
    }
  }
  return false;
}

/** Whether the box of a piece, with so many inches round it, holds a point. */
const reaches = ({ minX, minY, maxX, maxY }: Piece, x: number, y: number, far: number): boolean =>
  x > minX - far && x < maxX + far && y > minY - far && y < maxY + far;

/** Lists in which directions a straight line of so many inches from a model is barred. */
function listArcs<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, inches: number, rules: MoveRules): Arcs {
  const { x, y, rim } = g.models;
  const { width, height } = g.board;
  const nearby = nearbyOf(g);
  const to = arcs();
  to.n = 0;
  const room = GRID_INCHES + 2 * EPSILON - rim[i];
  addArc(to, -1, 0, (x[i] + room) / inches);
  addArc(to, 1, 0, (width - x[i] + room) / inches);
  addArc(to, 0, -1, (y[i] + room) / inches);
  addArc(to, 0, 1, (height - y[i] + room) / inches);
  for (let k = 0; k < nearby.unitCount; k++) {
    const other = g.units[nearby.units[k]];
    for (let j = other.first; j < other.first + other.size; j++) {
      const apart = keepApart(g, unit, i, other.slot, j, rules);
      if (apart === 0) continue;
      const dx = x[j] - x[i];
      const dy = y[j] - y[i];
      const squared = dx * dx + dy * dy;
      // A model that is too near already may come no nearer.
      const bar = Math.min(squared - EPSILON, apart * apart);
      const along = Math.sqrt(squared - bar);
      // If the line is so short that it ends before it touches the circle it may not enter, its end is what counts.
      addArc(to, dx, dy, (along <= inches ? along : (squared + inches * inches - bar) / (2 * inches)) / Math.sqrt(squared));
    }
  }
  return to;
}

/** Adds the directions of which the angle from the one given has a greater cosine, if there are any. */
function addArc(to: Arcs, dx: number, dy: number, cos: number): void {
  if (!(cos < 1) || to.n === MOST_ARCS) return;
  const d = Math.sqrt(dx * dx + dy * dy);
  const least = Math.max(cos, 0);
  to.x[to.n] = dx / d;
  to.y[to.n] = dy / d;
  to.cos[to.n] = least;
  to.sin[to.n++] = Math.sqrt(1 - least * least);
}

/** Whether arcs leave no gap, or only such as terrain bars. */
function closed<F extends Family>(g: Game<F>, i: ModelId, inches: number, to: Arcs, rules: MoveRules): boolean {
  const { n, x, y, cos, sin } = to;
  const { one, other } = lines();
  const fromX = g.models.x[i];
  const fromY = g.models.y[i];
  for (let k = 0; k < n; k++) {
    // From the left end of an arc to the next right end of one.
    const leftX = x[k] * cos[k] - y[k] * sin[k];
    const leftY = y[k] * cos[k] + x[k] * sin[k];
    if (isBarred(to, leftX, leftY, k)) continue;
    let nearest = -Infinity;
    for (let next = 0; next < n; next++) {
      const rightX = x[next] * cos[next] + y[next] * sin[next];
      const rightY = y[next] * cos[next] - x[next] * sin[next];
      const along = leftX * rightX + leftY * rightY;
      if (leftX * rightY - leftY * rightX < 0 || along <= nearest) continue;
      nearest = along;
      setSegment(other, fromX, fromY, fromX + rightX * inches, fromY + rightY * inches);
    }
    setSegment(one, fromX, fromY, fromX + leftX * inches, fromY + leftY * inches);
    // Half a circle and more is never barred by terrain alone.
    if (nearest === -Infinity || !terrainBars(g, i, one, other, rules)) return false;
  }
  return n > 0;
}

/** Whether a direction is well within an arc other than the k-th. */
function isBarred({ n, x, y, cos }: Arcs, atX: number, atY: number, k: number): boolean {
  for (let other = 0; other < n; other++) if (other !== k && x[other] * atX + y[other] * atY > cos[other] + OVERLAP) return true;
  return false;
}

const lines = scratch({ one: makeSegment(), other: makeSegment() });
const edge = scratch(makeSegment());

/** Whether one edge or wall bars a model two straight lines of the same length, and therefore all between them. */
function terrainBars<F extends Family>(g: Game<F>, i: ModelId, one: Segment, other: Segment, rules: MoveRules): boolean {
  const { x0, y0 } = one;
  const clear = g.models.rim[i] - CONTACT;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    const { polygon, corners, walls } = piece;
    if (passOf(rules, piece.kind) === PASS.impassable && pointPolygonSquared(polygon, corners, x0, y0) > clear * clear) {
      for (let c = 0; c < corners; c++) {
        const d = 2 * ((c + 1) % corners);
        const side = setSegment(edge(), polygon[2 * c], polygon[2 * c + 1], polygon[d], polygon[d + 1]);
        if (isNear(one, side, clear) && isNear(other, side, clear)) return true;
      }
    }
    if (!wallsStop(rules, piece.kind)) continue;
    for (let w = 0; w < walls.length; w += 4) {
      if (pointSegmentSquared(x0, y0, walls[w], walls[w + 1], walls[w + 2], walls[w + 3]) <= clear * clear) continue;
      const wall = setSegment(edge(), walls[w], walls[w + 1], walls[w + 2], walls[w + 3]);
      if (isNear(one, wall, clear) && isNear(other, wall, clear)) return true;
    }
  }
  return false;
}

/** Whether two segments are surely nearer to each other than so many inches. */
function isNear(one: Segment, { x0, y0, x1, y1 }: Segment, inches: number): boolean {
  const sure = inches - SAME_INCHES;
  return segmentSegmentSquared(one, x0, y0, x1, y1) <= sure * sure;
}
