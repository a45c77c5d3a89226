import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { onBoard, onBoardAt, onWallAt, overlaps, overlapsAt, standsIn } from './bases.ts';
import { coherent } from './coherency.ts';
import { standAt, whollyAt } from './floors.ts';
import { pointCoreAtSquared } from './footprint.ts';
import { circleMissesBox } from './line.ts';
import { gap, levelGap, withinAt } from './measure.ts';
import { endsOn, type MoveRules, PASS, passOf } from './move-rules.ts';
import { nearbyOf } from './nearby.ts';
import { outlineStands } from './outline-place.ts';
import { makePose, type Pose, poseOf } from './pose.ts';
import { CONTACT, EPSILON } from './tolerance.ts';

export { levelAt } from './level.ts';

/** The links that each model of a unit needs under these rules. */
export const linksNeeded = <F extends Family>(unit: Unit<F>, rules: MoveRules): number => (unit.alive >= rules.linksFrom ? rules.links : 1);

/** Coherency under these rules. */
export const isCoherent = <F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean =>
  coherent(g, unit, rules.coherencyInches, rules.coherencyUpInches, linksNeeded(unit, rules));

/** Coherency by single links, whatever the rules require. */
export const holdsTogether = <F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean =>
  coherent(g, unit, rules.coherencyInches, rules.coherencyUpInches, 1);

/** Whether a unit keeps the coherency that it had: that of the rules (`whole`), or that by single links. */
export const staysTogether = <F extends Family>(g: Game<F>, unit: Unit<F>, whole: boolean, linked: boolean, rules: MoveRules): boolean =>
  (!whole || isCoherent(g, unit, rules)) && (!linked || holdsTogether(g, unit, rules));

/** Whether terrain and the edge of the board allow a model in a pose. */
export function clearGround<F extends Family>(g: Game<F>, i: ModelId, pose: Pose, rules: MoveRules): boolean {
  const { x, y } = pose;
  const board = g.board;
  const m = g.models;
  if (!onBoardAt(board, m, i, pose)) return false;
  const nearby = nearbyOf(g);
  const listed = nearby.slot === m.unit[i];
  const count = listed ? nearby.pieceCount : board.count;
  for (let k = 0; k < count; k++) {
    const p = listed ? nearby.pieces[k] : k;
    const piece = board.pieces[p];
    if (circleMissesBox(piece, m.radius[i], x, y)) continue;
    if (passOf(rules, piece.kind) >= PASS.impassable && standsIn(m, i, pose, piece)) {
      if (!endsOn(rules, piece.kind) || piece.height === 0 || !whollyAt(g, i, pose, p)) return false;
    }
    if (onWallAt(m, i, pose, piece)) return false;
  }
  if (rules.offMarkers && onMarker(g, i, pose)) return false;
  return m.outlines === null || outlineStands(g, i, pose, standAt(g, i, pose, rules), rules);
}

/** Whether a model that moved to a pose would be on top of an objective marker. One that is on it already may stay. */
function onMarker<F extends Family>(g: Game<F>, i: ModelId, pose: Pose): boolean {
  const { x, y } = pose;
  const m = g.models;
  const marks = g.board.objectives;
  for (let o = 0; o < marks.length; o++) {
    const mark = marks[o];
    const dx = x - mark.x;
    const dy = y - mark.y;
    const far = m.radius[i] + mark.radius;
    if (dx * dx + dy * dy >= far * far || (x === m.x[i] && y === m.y[i])) continue;
    const near = m.rim[i] + mark.radius - CONTACT;
    if (pointCoreAtSquared(m, i, pose, mark.x, mark.y) < near * near) return true;
  }
  return false;
}

/** Whether a model in a pose would be clear of one other unit: no overlap, and as far from enemies as the rules require. */
export function clearOfUnit<F extends Family>(
  g: Game<F>,
  i: ModelId,
  pose: Pose,
  other: Unit<F>,
  keepInches: number,
  keepUpInches: number,
): boolean {
  const { x, y } = pose;
  const m = g.models;
  const keep = other.side === g.units[m.unit[i]].side ? 0 : keepInches;
  const dx = x - other.x;
  const dy = y - other.y;
  const far = keep + m.radius[i] + other.radius;
  if (dx * dx + dy * dy >= far * far) return true;
  const end = other.first + other.size;
  for (let j = other.first; j < end; j++) {
    if (m.alive[j] === 0 || j === i) continue;
    if (overlapsAt(m, i, pose, j)) return false;
    if (keep > 0 && levelGap(m, i, j) <= keepUpInches && withinAt(m, i, pose, j, keep - 2 * EPSILON)) return false;
  }
  return true;
}

function clearOfAll<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, pose: Pose, rules: MoveRules): boolean {
  const { x, y } = pose;
  const units = g.units;
  const nearby = nearbyOf(g);
  const listed = nearby.slot === unit.slot;
  const count = listed ? nearby.unitCount : units.length;
  for (let k = 0; k < count; k++) {
    const u = listed ? nearby.units[k] : k;
    const other = units[u];
    // Units inside a building obstruct nobody: the building does.
    if (other === unit || other.place !== PLACE.table || other.alive === 0 || other.housed >= 0 || other.aloft !== unit.aloft) continue;
    const keep = nearby.approached[u] !== 0 ? 0 : rules.keepFromEnemiesInches;
    const dx = x - other.x;
    const dy = y - other.y;
    const far = keep + g.models.radius[i] + other.radius;
    if (dx * dx + dy * dy >= far * far) continue;
    if (!clearOfUnit(g, i, pose, other, keep, rules.keepUpInches)) return false;
  }
  return true;
}

/** Whether a model in a pose would be clear of all models of other units. */
export function clearOfOthers<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, pose: Pose, rules: MoveRules): boolean {
  const m = g.models;
  if (m.outlines === null && rules.floorPiece < 0) return clearOfAll(g, unit, i, pose, rules);
  // What reaches beyond bases obstructs only at its own height, and so does the distance from enemies: it
  // matters on which level the model would be.
  const { z } = m;
  const level = z[i];
  z[i] = standAt(g, i, pose, rules);
  const clear = clearOfAll(g, unit, i, pose, rules);
  z[i] = level;
  return clear;
}

/** Whether a model may be in a pose: on the board, on passable ground, clear of every other model. */
export function legalPlace<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, pose: Pose, rules: MoveRules): boolean {
  if (!clearGround(g, i, pose, rules)) return false;
  const end = unit.first + unit.size;
  for (let j = unit.first; j < end; j++) {
    if (j !== i && g.models.alive[j] !== 0 && overlapsAt(g.models, i, pose, j)) return false;
  }
  return clearOfOthers(g, unit, i, pose, rules);
}

/** Faults in a unit's position. */
export const FAULT = { none: 0, offBoard: 1, ground: 2, overlap: 3, nearEnemy: 4, incoherent: 5 } as const;
export type Fault = (typeof FAULT)[keyof typeof FAULT];

const here = scratch(makePose());

/** The first fault in the position of a unit; the distance from enemies is checked only if the rules require one. */
export function checkUnit<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): Fault {
  if (unit.place !== PLACE.table) return FAULT.none;
  const m = g.models;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (m.alive[i] === 0) continue;
    if (!onBoard(g.board, m, i)) return FAULT.offBoard;
    if (!clearGround(g, i, poseOf(here(), m, i), rules)) return FAULT.ground;
    for (let u = 0; u < g.units.length; u++) {
      const other = g.units[u];
      if (other.place !== PLACE.table || other.aloft !== unit.aloft) continue;
      for (let j = other.first; j < other.first + other.size; j++) {
        if (j === i || m.alive[j] === 0) continue;
        if (overlaps(m, i, j)) return FAULT.overlap;
        const keep = other.side === unit.side ? 0 : rules.keepFromEnemiesInches;
        if (keep > 0 && levelGap(m, i, j) <= rules.keepUpInches && gap(m, i, j) < keep - CONTACT) return FAULT.nearEnemy;
      }
    }
  }
  return isCoherent(g, unit, rules) ? FAULT.none : FAULT.incoherent;
}
