import type { Piece } from '../rules/board.ts';
import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, type Models, type Outlines, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { coreSegmentAtSquared } from './footprint.ts';
import { levelGap } from './measure.ts';
import { barsFriends, type MoveRules, PASS, passOf, wallsStop } from './move-rules.ts';
import { nearbyOf } from './nearby.ts';
import { boxSegmentAt, hasOutline, isMeasured, outlineMeetsBody } from './outline.ts';
import { segmentPolygonSquared, segmentSegmentSquared } from './polygon.ts';
import { makePose, poseOf } from './pose.ts';
import { makeSegment, type Segment, setSegment } from './segment.ts';
import { CONTACT } from './tolerance.ts';

/** Where models with an outline beyond their footprint can move. */

/**
 * Whether outlines leave a straight move of a model free: its own, if the rules require it to fit and terrain or bodies
 * are high enough to meet it, and those of enemies. What it starts in does not stop it.
 */
export function outlinePasses<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, way: Segment, rules: MoveRules): boolean {
  if (rules.flies) return true;
  const m = g.models;
  const o = m.outlines;
  if (o === null) return true;
  const nearby = nearbyOf(g);
  const fits = o.halfLength[i] !== 0 && (o.measured[i] !== 0 || !rules.overhangPasses);
  const breadth = fits ? boxBreadth(m, o, i, way, rules) : 0;
  if (fits) {
    const foot = m.z[i] + o.lift[i];
    const listed = nearby.slot === unit.slot;
    const count = listed ? nearby.pieceCount : g.board.count;
    for (let k = 0; k < count; k++) {
      const piece = g.board.pieces[listed ? nearby.pieces[k] : k];
      if (piece.height > foot && stopsBox(piece, breadth, way, rules)) return false;
    }
  }
  for (let u = 0; u < g.units.length; u++) {
    const other = g.units[u];
    if (other === unit || other.place !== PLACE.table || other.alive === 0 || other.aloft !== unit.aloft) continue;
    if (u < rules.overhead.length && rules.overhead[u] !== 0) continue;
    if (
      other.side === unit.side
        ? rules.passesFriends && !(u < rules.bars.length && rules.bars[u] !== 0 && barsFriends(rules, i))
        : rules.passesEnemies
    )
      continue;
    if (unitStops(g, i, other, breadth, way, rules)) return false;
  }
  return true;
}

const starts = scratch(makeSegment());

/** Whether a piece is in the way of a box of half width `half`. */
function stopsBox(piece: Piece, half: number, way: Segment, rules: MoveRules): boolean {
  const { x0, y0, x1, y1 } = way;
  const start = setSegment(starts(), x0, y0, x0, y0);
  const near = Math.max(half - CONTACT, 0) * Math.max(half - CONTACT, 0);
  if (passOf(rules, piece.kind) === PASS.impassable && segmentPolygonSquared(piece.polygon, piece.corners, x0, y0, x1, y1) <= near) {
    if (segmentPolygonSquared(piece.polygon, piece.corners, x0, y0, x0, y0) > near) return true;
  }
  if (!wallsStop(rules, piece.kind)) return false;
  const w = piece.walls;
  for (let k = 0; k < w.length; k += 4) {
    if (segmentSegmentSquared(way, w[k], w[k + 1], w[k + 2], w[k + 3]) > near) continue;
    if (segmentSegmentSquared(start, w[k], w[k + 1], w[k + 2], w[k + 3]) > near) return true;
  }
  return false;
}

const here = scratch(makePose());

/** Whether models of another unit are in the way: their bodies of the outline, their outlines of the model, or too near to it. */
function unitStops<F extends Family>(g: Game<F>, i: ModelId, other: Unit<F>, breadth: number, way: Segment, rules: MoveRules): boolean {
  const isFriend = other.side === g.units[g.models.unit[i]].side;
  const keep = isFriend || nearbyOf(g).approached[other.slot] !== 0 ? 0 : rules.keepFromEnemiesInches;
  const start = setSegment(starts(), way.x0, way.y0, way.x0, way.y0);
  const m = g.models;
  const own = m.rim[i] + Math.min(m.coreX[i], m.coreY[i]);
  for (let j = other.first; j < other.first + other.size; j++) {
    if (m.alive[j] === 0 || (isFriend && rules.passesFriends && !barsFriends(rules, j))) continue;
    const body = poseOf(here(), m, j);
    if (breadth > 0 && outlineMeetsBody(m, i, m.z[i], j)) {
      const reach = breadth + m.rim[j] - CONTACT;
      const d = coreSegmentAtSquared(m, j, body, way);
      if (d < reach * reach && coreSegmentAtSquared(m, j, body, start) >= reach * reach) return true;
    }
    if (!hasOutline(m, j)) continue;
    const off = isMeasured(m, j) && levelGap(m, i, j) <= rules.keepUpInches ? keep : 0;
    if (off === 0 && !outlineMeetsBody(m, j, m.z[j], i)) continue;
    const reach = off + Math.max(own, breadth) - CONTACT;
    const d = boxSegmentAt(m, j, body, way);
    if (d < reach && boxSegmentAt(m, j, body, start) >= reach) return true;
  }
  return false;
}

/** Half the width of an outline on a straight move: in that direction, or as it faces if the model does not turn. */
function boxBreadth(m: Models, o: Outlines, i: ModelId, way: Segment, rules: MoveRules): number {
  const { x0, y0, x1, y1 } = way;
  const d = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  if (rules.facesMove || d === 0) return o.halfWidth[i];
  const ahead = Math.abs((x1 - x0) * m.dirX[i] + (y1 - y0) * m.dirY[i]) / d;
  const aside = Math.abs((y1 - y0) * m.dirX[i] - (x1 - x0) * m.dirY[i]) / d;
  return o.halfWidth[i] * ahead + o.halfLength[i] * aside;
}

/** Half the width that has to fit where a model moves straight ahead: that of its outline if the rules require it. */
export function breadthOf<F extends Family>(g: Game<F>, i: ModelId, footprintBreadth: number, rules: MoveRules): number {
  const o = g.models.outlines;
  if (o === null || o.halfLength[i] === 0 || (!isMeasured(g.models, i) && rules.overhangPasses)) return footprintBreadth;
  return Math.max(footprintBreadth, o.halfWidth[i]);
}
