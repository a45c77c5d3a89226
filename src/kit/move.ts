import type { Family } from '../rules/family.ts';
import { PLACE, type Game, type ModelId, type Unit } from '../rules/game.ts';
import { INTENT, intentArgument, intentKind } from '../rules/intent.ts';
import { gap, gapToPoint, nearestModel, unitGap } from './measure.ts';
import { type MoveRules, PASS, passOf } from './moverules.ts';
import { remember, restore, shiftTowards } from './shift.ts';

/** Distance left to spare when closing in on enemies, so that rounding never brings a model too near. */
const SPARE = 1 / 64;

/** Moves a unit at most `inches` towards a point (the middle of its circle ends on it if it can). Returns the longest way gone. */
export function moveTowards<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, inches: number, rules: MoveRules): number {
  const gone = shiftTowards(g, unit, x, y, inches, rules);
  if (gone > 0) g.moved(unit);
  return gone;
}

/**
 * Moves a unit as an intent says, at most `inches` a model by legal ways to a legal, coherent place. Returns how far the
 * farthest model went; 0 if nobody moved, and then nothing has changed.
 */
export function moveByIntent<F extends Family>(g: Game<F>, unit: Unit<F>, intentCode: number, inches: number, rules: MoveRules): number {
  if (unit.place !== PLACE.table || unit.alive === 0) return 0;
  const argument = intentArgument(intentCode);
  switch (intentKind(intentCode)) {
    case INTENT.hold:
      return 0;
    case INTENT.advance:
      return closeOn(g, unit, g.units[argument], inches, rules.keepFromEnemiesInches, rules);
    case INTENT['keep-range']:
      return keepRange(g, unit, g.units[argument], inches, rules);
    case INTENT.cover:
      return toCover(g, unit, argument, inches, rules);
    case INTENT.objective: {
      const objective = g.board.objectives[argument];
      return moveTowards(g, unit, objective.x, objective.y, inches, rules);
    }
    case INTENT.withdraw:
      return moveAway(g, unit, g.units[argument].x, g.units[argument].y, inches, rules);
    case INTENT.point:
      return moveTowards(g, unit, rules.pointX, rules.pointY, inches, rules);
    case INTENT.embark:
      return closeOn(g, unit, g.units[argument], inches, 0, rules);
  }
  return 0;
}

/** Goes up to `inches` towards another unit, stopping at `apart` inches from its nearest model. */
export function closeOn<F extends Family>(
  g: Game<F>, unit: Unit<F>, other: Unit<F>, inches: number, apart: number, rules: MoveRules,
): number {
  if (other.alive === 0) return 0;
  const room = unitGap(g, unit, other) - apart - SPARE;
  const dx = other.x - unit.x;
  const dy = other.y - unit.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (room <= 0 || d === 0) return 0;
  // The straight way may end when the nearest bases are that close; a detour may use the whole allowance.
  const go = Math.min(inches, room);
  const reach = Math.min(1, go / d);
  return moveTowards(g, unit, unit.x + dx * reach, unit.y + dy * reach, inches, rules);
}

/** Away from a point, by up to `inches`. */
export function moveAway<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, inches: number, rules: MoveRules): number {
  const dx = unit.x - x;
  const dy = unit.y - y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return 0;
  return moveTowards(g, unit, unit.x + (dx / d) * inches, unit.y + (dy / d) * inches, inches, rules);
}

/** Into `rules.rangeInches` of a unit if it is farther; back from enemies that are nearer than half of that. */
function keepRange<F extends Family>(g: Game<F>, unit: Unit<F>, other: Unit<F>, inches: number, rules: MoveRules): number {
  if (other.alive === 0) return 0;
  const distance = unitGap(g, unit, other);
  if (distance > rules.rangeInches) return closeOn(g, unit, other, inches, rules.rangeInches, rules);
  const half = rules.rangeInches / 2;
  return distance < half ? moveAway(g, unit, other.x, other.y, Math.min(inches, half - distance), rules) : 0;
}

/** Onto a piece that holds models; behind one that does not, as seen from the nearest enemy. */
function toCover<F extends Family>(g: Game<F>, unit: Unit<F>, index: number, inches: number, rules: MoveRules): number {
  const piece = g.board.pieces[index];
  const x = (piece.minX + piece.maxX) / 2;
  const y = (piece.minY + piece.maxY) / 2;
  if (passOf(rules, piece.kind) < PASS.impassable && piece.walls.length === 0) return moveTowards(g, unit, x, y, inches, rules);
  const enemy = nearestEnemy(g, unit, x, y);
  if (enemy === null) return 0;
  const dx = x - enemy.x;
  const dy = y - enemy.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return 0;
  const ux = dx / d;
  const uy = dy / d;
  const depth = (Math.abs(ux) * (piece.maxX - piece.minX) + Math.abs(uy) * (piece.maxY - piece.minY)) / 2;
  const back = depth + unit.radius + 0.25;
  return moveTowards(g, unit, x + ux * back, y + uy * back, inches, rules);
}

/** The enemy unit on the table whose circle is nearest to a point (ties: the lower slot), or null. */
export function nearestEnemy<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number): Unit<F> | null {
  let best: Unit<F> | null = null;
  let nearest = Infinity;
  for (let u = 0; u < g.units.length; u++) {
    const other = g.units[u];
    if (other.side === unit.side || other.place !== PLACE.table || other.alive === 0) continue;
    const dx = other.x - x;
    const dy = other.y - y;
    const d = Math.sqrt(dx * dx + dy * dy) - other.radius;
    if (d >= nearest) continue;
    nearest = d;
    best = other;
  }
  return best;
}

/** Goes up to `inches` towards a point after a fight: the same as `moveTowards`, under its name in the rules. */
export const consolidate = moveTowards;

/** Steps back from enemies that stand closer than the rules allow until all are clear. Returns the way gone, 0 if it cannot. */
export function standAside<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, rules: MoveRules): number {
  const enemy = nearestEnemy(g, unit, unit.x, unit.y);
  if (enemy === null) return 0;
  const short = rules.keepFromEnemiesInches - unitGap(g, unit, enemy);
  if (short <= 0) return 0;
  let dx = unit.x - enemy.x;
  let dy = unit.y - enemy.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  dx = d > 0 ? dx / d : 1;
  dy = d > 0 ? dy / d : 0;
  for (let step = short + SPARE; step <= inches; step += 0.5) {
    const gone = shiftTowards(g, unit, unit.x + dx * step, unit.y + dy * step, step, rules);
    if (gone > 0 && clearOfEnemies(g, unit, rules)) {
      g.moved(unit);
      return gone;
    }
    if (gone > 0) restore(g, unit);
  }
  return 0;
}

function clearOfEnemies<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean {
  for (let u = 0; u < g.units.length; u++) {
    const other = g.units[u];
    if (other.side === unit.side || other.place !== PLACE.table || other.alive === 0) continue;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (g.models.alive[i] === 0) continue;
      if (gap(g.models, i, nearestModel(g, other, i)) < rules.keepFromEnemiesInches - SPARE) return false;
    }
  }
  return true;
}

/**
 * Flees up to `inches` along a unit vector towards the own edge. Models whose base reaches the edge of the board on the
 * way are written to `leaving` (count first, then ids); they stand at the edge and the caller removes them. Returns the
 * longest way gone; 0 if there is none.
 */
export function fallBack<F extends Family>(
  g: Game<F>, unit: Unit<F>, inches: number, homeX: number, homeY: number, rules: MoveRules, leaving: Int16Array,
): number {
  const m = g.models;
  leaving[0] = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] !== 0 && edgeDistance(g, i, homeX, homeY) <= inches) leaving[++leaving[0]] = i;
  }
  remember(g, unit);
  const gone = shiftTowards(g, unit, unit.x + homeX * inches, unit.y + homeY * inches, inches, rules);
  if (gone > 0) g.moved(unit);
  return gone > 0 ? gone : leaving[0] > 0 ? inches : 0;
}

/** How far a model has to go along a unit vector until its base touches an edge of the board. */
function edgeDistance<F extends Family>(g: Game<F>, i: ModelId, ux: number, uy: number): number {
  const m = g.models;
  const r = m.radius[i];
  const alongX = ux > 0.5 ? (g.board.width - r - m.x[i]) / ux : ux < -0.5 ? (m.x[i] - r) / -ux : Infinity;
  const alongY = uy > 0.5 ? (g.board.height - r - m.y[i]) / uy : uy < -0.5 ? (m.y[i] - r) / -uy : Infinity;
  return Math.max(0, Math.min(alongX, alongY));
}

/** From the nearest living model to an objective. */
export function gapToObjective<F extends Family>(g: Game<F>, unit: Unit<F>, index: number): number {
  const objective = g.board.objectives[index];
  let best = Infinity;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const d = gapToPoint(g.models, i, objective.x, objective.y);
    if (d < best) best = d;
  }
  return best;
}
