import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, type Models, PLACE, type Unit } from '../rules/game.ts';
import { coreSegmentAtSquared, pointCoreSquared } from './footprint.ts';
import { approached } from './legality.ts';
import { levelGap } from './measure.ts';
import { type MoveRules, PASS, passOf, wallsStop } from './moverules.ts';
import { nearby } from './nearby.ts';
import { outlinePasses } from './outlinepath.ts';
import { pointPolygonSquared, pointSegmentSquared, segmentPolygonSquared, segmentSegmentSquared } from './polygon.ts';
import { CONTACT, EPSILON } from './tolerance.ts';

/** Half the breadth a model sweeps when it moves forwards. */
export const sweep = (m: Models, i: ModelId): number => m.rim[i] + Math.min(m.coreX[i], m.coreY[i]);

/** The same on a straight way: where turning costs, a model that does not face the way it goes sweeps as broad as it stands to it. */
export function sweepAlong(m: Models, i: ModelId, x0: number, y0: number, x1: number, y1: number, rules: MoveRules): number {
  if (!rules.turnsCost || rules.facesMove || m.coreX[i] === 0) return sweep(m, i);
  const dx = x1 - x0;
  const dy = y1 - y0;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return sweep(m, i);
  const across = Math.abs(m.dirX[i] * dy - m.dirY[i] * dx) / d;
  const along = Math.abs(m.dirX[i] * dx + m.dirY[i] * dy) / d;
  return m.rim[i] + m.coreX[i] * across + m.coreY[i] * along;
}

/** Where the sweep of a model that goes broad side first begins and ends, so that its round ends reach no farther than the model. */
const strip = new Float64Array(4);

/** Fills `strip` for a way from one point to another. */
function trim(m: Models, i: ModelId, half: number, x0: number, y0: number, x1: number, y1: number, rules: MoveRules): void {
  strip[0] = x0;
  strip[1] = y0;
  strip[2] = x1;
  strip[3] = y1;
  if (!rules.turnsCost || rules.facesMove || m.coreX[i] === 0) return;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return;
  const ahead =
    m.rim[i] + (m.coreX[i] * Math.abs(m.dirX[i] * dx + m.dirY[i] * dy) + m.coreY[i] * Math.abs(m.dirX[i] * dy - m.dirY[i] * dx)) / d;
  const over = half - ahead;
  if (over <= 0) return;
  const share = Math.min(over / d, 0.5);
  strip[0] += dx * share;
  strip[1] += dy * share;
  strip[2] -= dx * share;
  strip[3] -= dy * share;
}

/** Whether a piece stands in the way of a straight sweep of half breadth `half`. What a path starts in does not stop it. */
export function pieceStops(piece: Piece, half: number, x0: number, y0: number, x1: number, y1: number, rules: MoveRules): boolean {
  const impassable = passOf(rules, piece.kind) === PASS.impassable;
  const walled = piece.walls.length > 0 && wallsStop(rules, piece.kind);
  if (!impassable && !walled) return false;
  if (
    (x0 + half < piece.minX && x1 + half < piece.minX) ||
    (x0 - half > piece.maxX && x1 - half > piece.maxX) ||
    (y0 + half < piece.minY && y1 + half < piece.minY) ||
    (y0 - half > piece.maxY && y1 - half > piece.maxY)
  )
    return false;
  const clear = Math.max(half - CONTACT, 0);
  const near = clear * clear;
  if (impassable && segmentPolygonSquared(piece.polygon, piece.corners, x0, y0, x1, y1) <= near) {
    if (pointPolygonSquared(piece.polygon, piece.corners, x0, y0) > near) return true;
  }
  if (!walled) return false;
  const walls = piece.walls;
  for (let k = 0; k < walls.length; k += 4) {
    if (segmentSegmentSquared(x0, y0, x1, y1, walls[k], walls[k + 1], walls[k + 2], walls[k + 3]) > near) continue;
    if (pointSegmentSquared(x0, y0, walls[k], walls[k + 1], walls[k + 2], walls[k + 3]) > near) return true;
  }
  return false;
}

/** Whether terrain leaves a straight sweep of one of a unit's models (or, from a slot of -1, of anything) free. */
export function groundFree<F extends Family>(
  g: Game<F>,
  slot: number,
  half: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  rules: MoveRules,
): boolean {
  if (rules.flies) return true;
  const board = g.board;
  const listed = slot >= 0 && nearby.slot === slot;
  const count = listed ? nearby.pieceCount : board.count;
  for (let k = 0; k < count; k++) {
    if (pieceStops(board.pieces[listed ? nearby.pieces[k] : k], half, x0, y0, x1, y1, rules)) return false;
  }
  return true;
}

/** Whether models of other units leave a straight sweep of a model free: bodies, and the distance to keep from enemies. */
function modelsFree<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  half: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  rules: MoveRules,
): boolean {
  const m = g.models;
  const listed = nearby.slot === unit.slot;
  const count = listed ? nearby.unitCount : g.units.length;
  for (let k = 0; k < count; k++) {
    const u = listed ? nearby.units[k] : k;
    const other = g.units[u];
    if (other === unit || other.place !== PLACE.table || other.alive === 0 || other.aloft !== unit.aloft) continue;
    if (u < rules.overhead.length && rules.overhead[u] !== 0) continue;
    const hostile = other.side !== unit.side;
    if (hostile ? rules.passesEnemies : rules.passesFriends && !(u < rules.bars.length && rules.bars[u] !== 0)) continue;
    const keep = hostile && approached[u] === 0 ? rules.keepFromEnemiesInches : 0;
    const far = keep + half + other.radius;
    if (pointSegmentSquared(other.x, other.y, x0, y0, x1, y1) >= far * far) continue;
    const end = other.first + other.size;
    for (let j = other.first; j < end; j++) {
      if (m.alive[j] === 0 || (keep > 0 && levelGap(m, i, j) > rules.keepUpInches)) continue;
      const simple = m.coreX[j] === 0;
      const d = simple
        ? pointSegmentSquared(m.x[j], m.y[j], x0, y0, x1, y1)
        : coreSegmentAtSquared(m, j, m.x[j], m.y[j], m.dirX[j], m.dirY[j], x0, y0, x1, y1);
      const rims = half + m.rim[j] - CONTACT;
      const full = rims + keep;
      if (d >= full * full) continue;
      // One that starts too close may leave, but come no closer on the way.
      const sx = x0 - m.x[j];
      const sy = y0 - m.y[j];
      const start = simple ? sx * sx + sy * sy : pointCoreSquared(m, j, x0, y0);
      if (d < Math.min(start - EPSILON, full * full)) return false;
      if (d < rims * rims && start >= rims * rims) return false;
    }
  }
  return true;
}

/** Whether a model may go straight from one point to another (its end is another matter; see `legalPlace`). */
export function pathFree<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  rules: MoveRules,
): boolean {
  if (rules.flies) return true;
  const half = sweepAlong(g.models, i, x0, y0, x1, y1, rules);
  trim(g.models, i, half, x0, y0, x1, y1, rules);
  return (
    groundFree(g, unit.slot, half, strip[0], strip[1], strip[2], strip[3], rules) &&
    modelsFree(g, unit, i, half, strip[0], strip[1], strip[2], strip[3], rules) &&
    (g.models.outlines === null || outlinePasses(g, unit, i, x0, y0, x1, y1, rules))
  );
}

/** The corners a route goes round by, and then its goal: `n` points. Overwritten by the next call of `findRoute`. */
export const route = { n: 0, x: new Float64Array(4), y: new Float64Array(4) };

const length = (x0: number, y0: number, x1: number, y1: number): number => Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));

/**
 * The shortest way for a sweep of half breadth `half`: straight, or round one or two corners of a piece that stands in the way.
 * Other models are looked at only if `i` is a model (0 or more). Fills `route`; returns its length, Infinity if there is none.
 */
export function findRoute<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  half: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  rules: MoveRules,
): number {
  route.n = 1;
  route.x[0] = x1;
  route.y[0] = y1;
  if (legFree(g, unit, i, half, x0, y0, x1, y1, rules)) return length(x0, y0, x1, y1);
  let best = Infinity;
  const board = g.board;
  const out = half * 1.42 + 0.125;
  for (let p = 0; p < board.count; p++) {
    const piece = board.pieces[p];
    if (!pieceStops(piece, half, x0, y0, x1, y1, rules)) continue;
    const cx = (piece.minX + piece.maxX) / 2;
    const cy = (piece.minY + piece.maxY) / 2;
    for (let k = 0; k < piece.corners; k++) {
      const ax = cornerOut(piece.polygon[2 * k], piece.polygon[2 * k + 1], cx, cy, out);
      const ay = cornerOut(piece.polygon[2 * k + 1], piece.polygon[2 * k], cy, cx, out);
      if (!onField(g, ax, ay, half) || !legFree(g, unit, i, half, x0, y0, ax, ay, rules)) continue;
      const first = length(x0, y0, ax, ay);
      const direct = first + length(ax, ay, x1, y1);
      if (direct < best && legFree(g, unit, i, half, ax, ay, x1, y1, rules)) {
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
        if (round >= best || !onField(g, bx, by, half) || !legFree(g, unit, i, half, ax, ay, bx, by, rules)) continue;
        if (!legFree(g, unit, i, half, bx, by, x1, y1, rules)) continue;
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

/** One coordinate of a corner pushed away from the middle of its piece. */
function cornerOut(a: number, b: number, middleA: number, middleB: number, out: number): number {
  const da = a - middleA;
  const db = b - middleB;
  const d = Math.sqrt(da * da + db * db);
  return d === 0 ? a : a + (da / d) * out;
}

const onField = <F extends Family>(g: Game<F>, x: number, y: number, half: number): boolean =>
  x >= half && y >= half && x <= g.board.width - half && y <= g.board.height - half;

const legFree = <F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  half: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  rules: MoveRules,
): boolean => {
  if (rules.flies) return true;
  if (i < 0) return groundFree(g, unit.slot, half, x0, y0, x1, y1, rules);
  const breadth = Math.max(half, sweepAlong(g.models, i, x0, y0, x1, y1, rules));
  trim(g.models, i, breadth, x0, y0, x1, y1, rules);
  return (
    groundFree(g, unit.slot, breadth, strip[0], strip[1], strip[2], strip[3], rules) &&
    modelsFree(g, unit, i, breadth, strip[0], strip[1], strip[2], strip[3], rules) &&
    (g.models.outlines === null || outlinePasses(g, unit, i, x0, y0, x1, y1, rules))
  );
};
