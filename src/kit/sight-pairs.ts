import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import { type Game, PLACE, type Unit } from '../rules/game.ts';
import { corridors, shutBy } from './corridor.ts';
import { LOOK } from './optics.ts';
import { pointSegmentSquared } from './polygon.ts';
import { CLEAR, EPOCH, EXEMPT, listPieces, MIXED, resetSight, SHUT, type Sight, UNKNOWN, YES } from './sight.ts';

/** What is known about two units, and whether it is still valid. */

/** Sets of bodies are kept as the bits of a number; beyond this many they are not distinguished. */
const MOST_BITS = 50;

/** Rises whenever a unit changes pose whose models block sight, as long as these are the same units. */
export function blockerPoses<F extends Family>(g: Game<F>, s: Sight<F>): number {
  if (s.members !== g.members) resetSight(g, s);
  if (s.posed === g.changes) return s.blockerPoses;
  let sum = 0;
  for (let k = 0; k < s.blockerCount; k++) sum += g.units[s.blockers[k]].pose;
  s.posed = g.changes;
  s.blockerPoses = sum;
  return sum;
}

/** Validates the memory of a pair and returns its index. */
export function pairOf<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>): number {
  if (s.boardCount !== g.board.count) newPieces(g, s);
  // Which bodies block, and who sees past what, follows from the models of units.
  if (s.members !== g.members) resetSight(g, s);
  const pair = a.slot * s.units + b.slot;
  if (s.checked[pair] === g.changes && s.corridor[pair] !== UNKNOWN) return pair;
  s.checked[pair] = g.changes;
  const stamp = blockerPoses(g, s);
  const known = s.corridor[pair] !== UNKNOWN && s.standFrom[pair] === a.stand && s.standTo[pair] === b.stand;
  if (known && (s.poseFrom[pair] !== a.pose || s.poseTo[pair] !== b.pose)) {
    // Only losses: the remaining models see what they saw, and those that saw nobody still do not.
    s.poseFrom[pair] = a.pose;
    s.poseTo[pair] = b.pose;
    if (s.answer[pair] === YES) s.answer[pair] = UNKNOWN;
  }
  if (known && s.stamp[pair] === stamp) return pair;
  s.stamp[pair] = stamp;
  if (known) {
    // Some body has moved: that matters only if it was or is near.
    const set = s.bodySet[pair];
    const poses = s.bodyPoses[pair];
    gatherBodies(g, s, a, b, pair);
    if (s.bodySet[pair] === set && s.bodyPoses[pair] === poses && s.blockerCount <= MOST_BITS) {
      if (s.near !== pair) s.near = -1;
      return pair;
    }
  }
  s.poseFrom[pair] = a.pose;
  s.poseTo[pair] = b.pose;
  s.standFrom[pair] = a.stand;
  s.standTo[pair] = b.stand;
  s.answer[pair] = UNKNOWN;
  gather(g, s, a, b, pair);
  s.corridor[pair] = s.nearPieceCount === 0 && s.nearBodyCount === 0 ? CLEAR : MIXED;
  s.epoch[pair] += EPOCH;
  return pair;
}

/** Updates the memory after pieces have come into play, or gone. */
export function newPieces<F extends Family>(g: Game<F>, s: Sight<F>): void {
  s.boardCount = g.board.count;
  s.corridor.fill(UNKNOWN);
  s.standingSince.fill(-1);
  s.near = -1;
  listPieces(g, s);
}

/** Lists the pieces and bodies that may reach into the corridor between the circles of two units. */
export function gather<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, pair: number): void {
  s.near = pair;
  s.nearPieceCount = 0;
  const wide = a.radius > b.radius ? a.radius : b.radius;
  const left = Math.min(a.x, b.x) - wide;
  const right = Math.max(a.x, b.x) + wide;
  const bottom = Math.min(a.y, b.y) - wide;
  const top = Math.max(a.y, b.y) + wide;
  const { terrain, walls } = s.optics;
  const board = g.board;
  for (let p = 0; p < board.count; p++) {
    const piece = board.pieces[p];
    if (p === a.housed || p === b.housed) continue;
    if (piece.maxX < left || piece.minX > right || piece.maxY < bottom || piece.minY > top) continue;
    const kind = piece.kind;
    const looks = kind < terrain.length && terrain[kind] !== LOOK.transparent;
    if (!looks && (piece.walls.length === 0 || kind >= walls.length || walls[kind] === 0)) continue;
    const far = wide + s.reach[p];
    if (pointSegmentSquared(s.middleX[p], s.middleY[p], a.x, a.y, b.x, b.y) > far * far) continue;
    if (!besides(piece, a, b, wide)) s.nearPieces[s.nearPieceCount++] = p;
  }
  gatherBodies(g, s, a, b, pair);
}

/** Whether a piece is wholly to one side of the strip this wide on both sides of the line between two units. */
function besides<F extends Family>(piece: Piece, a: Unit<F>, b: Unit<F>, wide: number): boolean {
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const reach = wide * Math.sqrt(ux * ux + uy * uy);
  let least = Infinity;
  let most = -Infinity;
  for (let k = 0; k < piece.corners; k++) {
    const off = ux * (piece.polygon[2 * k + 1] - a.y) - uy * (piece.polygon[2 * k] - a.x);
    if (off < least) least = off;
    if (off > most) most = off;
  }
  return least > reach || most < -reach;
}

function gatherBodies<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, pair: number): void {
  const wide = a.radius > b.radius ? a.radius : b.radius;
  let set = 0;
  let poses = 0;
  let bit = 1;
  s.nearBodyCount = 0;
  for (let k = 0; k < s.blockerCount; k++, bit *= 2) {
    const unit = g.units[s.blockers[k]];
    if (unit === a || unit === b || unit.place !== PLACE.table || unit.alive === 0 || a.inside === unit.slot || unit.aloft !== 0) continue;
    const far = wide + unit.radius;
    if (pointSegmentSquared(unit.x, unit.y, a.x, a.y, b.x, b.y) > far * far) continue;
    s.nearBodies[s.nearBodyCount++] = unit.slot;
    set += bit;
    poses += unit.pose;
  }
  s.bodySet[pair] = set;
  s.bodyPoses[pair] = poses;
}

/** The greatest height of a living model's body in a unit. */
export function topOf<F extends Family>(g: Game<F>, s: Sight<F>, unit: Unit<F>): number {
  if (s.topped[unit.slot] === g.changes) return s.tops[unit.slot];
  const m = g.models;
  let top = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] !== 0 && m.z[i] + m.height[i] > top) top = m.z[i] + m.height[i];
  }
  s.topped[unit.slot] = g.changes;
  s.tops[unit.slot] = top;
  return top;
}

/** Whether one near piece blocks every line between two units; `SHUT` is remembered. Uses the near lists. */
export function shuts<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, pair: number): boolean {
  if (s.nearPieceCount === 0) return false;
  const past = ((s.exempt[a.slot] | s.exempt[b.slot]) & EXEMPT.screens) !== 0;
  const corridor = corridors();
  const { ends } = corridor;
  ends[0] = a.x;
  ends[1] = a.y;
  ends[2] = a.radius;
  ends[3] = b.x;
  ends[4] = b.y;
  ends[5] = b.radius;
  ends[6] = Math.max(topOf(g, s, a), topOf(g, s, b));
  if (shutBy(g.board, s.nearPieces, s.nearPieceCount, s.optics, past, corridor) < 0) return false;
  s.corridor[pair] = SHUT;
  return true;
}
