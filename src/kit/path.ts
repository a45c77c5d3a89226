import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, type Models, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { coreSegmentAtSquared, pointCoreSquared } from './footprint.ts';
import { sweepMissesBox } from './line.ts';
import { levelGap } from './measure.ts';
import { barsFriends, type MoveRules, PASS, passOf, wallsStop } from './move-rules.ts';
import { nearbyOf } from './nearby.ts';
import { outlinePasses } from './outline-path.ts';
import { pointPolygonSquared, pointSegmentSquared, segmentPolygonSquared, segmentSegmentSquared } from './polygon.ts';
import { makePose, poseOf } from './pose.ts';
import { makeSegment, type Segment, setSegment } from './segment.ts';
import { CONTACT, EPSILON, SAME_INCHES } from './tolerance.ts';

/** Half the width that a model sweeps when it moves forwards. */
export const sweep = (m: Models, i: ModelId): number => m.rim[i] + Math.min(m.coreX[i], m.coreY[i]);

/** The same on a straight move: where turning costs, a model that does not face that way sweeps its full width in that direction. */
export function sweepAlong(m: Models, i: ModelId, way: Segment, rules: MoveRules): number {
  const { x0, y0, x1, y1 } = way;
  if (!rules.turnsCost || rules.facesMove || m.coreX[i] === 0) return sweep(m, i);
  const dx = x1 - x0;
  const dy = y1 - y0;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return sweep(m, i);
  const across = Math.abs(m.dirX[i] * dy - m.dirY[i] * dx) / d;
  const along = Math.abs(m.dirX[i] * dx + m.dirY[i] * dy) / d;
  return m.rim[i] + m.coreX[i] * across + m.coreY[i] * along;
}

const strips = scratch(makeSegment());

/** The sweep of a move, which for a model that moves sideways is shorter, so that its round ends reach no farther than the model. */
function trim(m: Models, i: ModelId, half: number, way: Segment, rules: MoveRules): Segment {
  if (!rules.turnsCost || rules.facesMove || m.coreX[i] === 0) return way;
  const { x0, y0, x1, y1 } = way;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return way;
  const ahead =
    m.rim[i] + (m.coreX[i] * Math.abs(m.dirX[i] * dx + m.dirY[i] * dy) + m.coreY[i] * Math.abs(m.dirX[i] * dy - m.dirY[i] * dx)) / d;
  const over = half - ahead;
  if (over <= 0) return way;
  const share = Math.min(over / d, 0.5);
  return setSegment(strips(), x0 + dx * share, y0 + dy * share, x1 - dx * share, y1 - dy * share);
}

/** Whether a piece surely is farther than `inches` from the line of a way: all its corners are, on one side. */
function passesBy({ polygon, corners }: Piece, { x0, y0, x1, y1 }: Segment, inches: number): boolean {
  const ux = x1 - x0;
  const uy = y1 - y0;
  const far = (inches + SAME_INCHES) * Math.sqrt(ux * ux + uy * uy);
  let least = Infinity;
  let most = -Infinity;
  for (let k = 0; k < corners; k++) {
    const off = ux * (polygon[2 * k + 1] - y0) - uy * (polygon[2 * k] - x0);
    if (off < least) least = off;
    if (off > most) most = off;
  }
  return least > far || most < -far;
}

/** Whether a piece is in the way of a straight sweep of half width `half`. What a path starts in does not stop it. */
export function pieceStops(piece: Piece, half: number, way: Segment, rules: MoveRules): boolean {
  const { x0, y0, x1, y1 } = way;
  const impassable = passOf(rules, piece.kind) === PASS.impassable;
  const walled = piece.walls.length > 0 && wallsStop(rules, piece.kind);
  if (!impassable && !walled) return false;
  if (sweepMissesBox(piece, half, x0, y0, x1, y1)) return false;
  const clear = Math.max(half - CONTACT, 0);
  const near = clear * clear;
  if (impassable && !passesBy(piece, way, clear) && segmentPolygonSquared(piece.polygon, piece.corners, x0, y0, x1, y1) <= near) {
    if (pointPolygonSquared(piece.polygon, piece.corners, x0, y0) > near) return true;
  }
  if (!walled) return false;
  const walls = piece.walls;
  for (let k = 0; k < walls.length; k += 4) {
    if (segmentSegmentSquared(way, walls[k], walls[k + 1], walls[k + 2], walls[k + 3]) > near) continue;
    if (pointSegmentSquared(x0, y0, walls[k], walls[k + 1], walls[k + 2], walls[k + 3]) > near) return true;
  }
  return false;
}

/** Whether terrain leaves free a straight sweep of one of a unit's models (or, for a slot of -1, of anything). */
export function groundFree<F extends Family>(g: Game<F>, slot: number, half: number, way: Segment, rules: MoveRules): boolean {
  if (rules.flies) return true;
  const board = g.board;
  const nearby = nearbyOf(g);
  const listed = slot >= 0 && nearby.slot === slot;
  const count = listed ? nearby.pieceCount : board.count;
  for (let k = 0; k < count; k++) {
    if (pieceStops(board.pieces[listed ? nearby.pieces[k] : k], half, way, rules)) return false;
  }
  return true;
}

const here = scratch(makePose());

/** How far a model of a unit has to keep away on its way from models of another one; -1 if these are in nobody's way. */
function keepFrom<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, other: Unit<F>, rules: MoveRules): number {
  const u = other.slot;
  if (other === unit || other.place !== PLACE.table || other.alive === 0 || other.aloft !== unit.aloft) return -1;
  if (u < rules.overhead.length && rules.overhead[u] !== 0) return -1;
  const hostile = other.side !== unit.side;
  if (hostile ? rules.passesEnemies : rules.passesFriends && !(u < rules.bars.length && rules.bars[u] !== 0 && barsFriends(rules, i)))
    return -1;
  return hostile && nearbyOf(g).approached[u] === 0 ? rules.keepFromEnemiesInches : 0;
}

/** Whether a model counts for another one that has to keep so far away from it: it does at its own height. */
const counts = (m: Models, i: ModelId, j: ModelId, keep: number, { keepUpInches }: MoveRules): boolean =>
  m.alive[j] !== 0 && (keep === 0 || levelGap(m, i, j) <= keepUpInches);

/** Whether a model is in the way of a straight sweep of another one that has to keep so far away from it. */
function modelStops(m: Models, j: ModelId, half: number, way: Segment, keep: number): boolean {
  const { x0, y0, x1, y1 } = way;
  const simple = m.coreX[j] === 0;
  const d = simple ? pointSegmentSquared(m.x[j], m.y[j], x0, y0, x1, y1) : coreSegmentAtSquared(m, j, poseOf(here(), m, j), way);
  const rims = half + m.rim[j] - CONTACT;
  const full = rims + keep;
  if (d >= full * full) return false;
  // One that starts too close may move away, but come no closer on the way.
  const sx = x0 - m.x[j];
  const sy = y0 - m.y[j];
  const start = simple ? sx * sx + sy * sy : pointCoreSquared(m, j, x0, y0);
  return d < Math.min(start - EPSILON, full * full) || (d < rims * rims && start >= rims * rims);
}

/** Whether models of other units leave free a straight sweep of a model: bodies, and the distance to keep from enemies. */
function modelsFree<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, half: number, way: Segment, rules: MoveRules): boolean {
  const { x0, y0, x1, y1 } = way;
  const m = g.models;
  const nearby = nearbyOf(g);
  const listed = nearby.slot === unit.slot;
  const count = listed ? nearby.unitCount : g.units.length;
  for (let k = 0; k < count; k++) {
    const other = g.units[listed ? nearby.units[k] : k];
    const keep = keepFrom(g, unit, i, other, rules);
    if (keep < 0) continue;
    const far = keep + half + other.radius;
    if (pointSegmentSquared(other.x, other.y, x0, y0, x1, y1) >= far * far) continue;
    const end = other.first + other.size;
    const passed = other.side === unit.side && rules.passesFriends;
    for (let j = other.first; j < end; j++) {
      if (passed && !barsFriends(rules, j)) continue;
      if (!counts(m, i, j, keep, rules) || !modelStops(m, j, half, way, keep)) continue;
      if (listed) nearby.stopper = j;
      return false;
    }
  }
  return true;
}

/** Whether the model that stopped the last way of a unit stops this one, too. */
function stopsAgain<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, half: number, way: Segment, rules: MoveRules): boolean {
  const { slot, stopper } = nearbyOf(g);
  if (slot !== unit.slot || stopper < 0) return false;
  const m = g.models;
  const keep = keepFrom(g, unit, i, g.units[m.unit[stopper]], rules);
  return keep >= 0 && counts(m, i, stopper, keep, rules) && modelStops(m, stopper, half, way, keep);
}

/** Whether a model may move straight from one point to another (for its end see `legalPlace`). */
export function pathFree<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, way: Segment, rules: MoveRules): boolean {
  if (rules.flies) return true;
  return sweepFree(g, unit, i, sweepAlong(g.models, i, way, rules), way, rules);
}

/** Whether terrain, models and what reaches beyond bases leave free a straight sweep of a model. */
export function sweepFree<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, half: number, way: Segment, rules: MoveRules): boolean {
  const strip = trim(g.models, i, half, way, rules);
  return (
    !stopsAgain(g, unit, i, half, strip, rules) &&
    groundFree(g, unit.slot, half, strip, rules) &&
    modelsFree(g, unit, i, half, strip, rules) &&
    (g.models.outlines === null || outlinePasses(g, unit, i, way, rules))
  );
}
