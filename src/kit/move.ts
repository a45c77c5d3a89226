import type { Family } from '../rules/family.ts';
import { type Game, PLACE, type Unit } from '../rules/game.ts';
import { INTENT, intentArgument, intentKind } from '../rules/intent.ts';
import { scratch } from '../rules/scratch.ts';
import { unitGap } from './measure-units.ts';
import { type MoveRules, PASS, passOf } from './move-rules.ts';
import { shiftTowards } from './shift.ts';
import { SPARE_INCHES } from './tolerance.ts';

/** Moves a unit at most `inches` towards a point (the middle of its circle ends on it if it can). Returns the longest move. */
export function moveTowards<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, inches: number, rules: MoveRules): number {
  const gone = shiftTowards(g, unit, x, y, inches, rules);
  if (gone > 0) g.moved(unit);
  return gone;
}

/**
 * Where a unit that moves at most `inches` would aim the middle of its circle under an intent: goal[0], goal[1]. False if
 * it has no reason to move. Editions ask this before they roll for the terrain on the way (`wouldEnter`).
 */
export function intentGoal<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  intentCode: number,
  inches: number,
  rules: MoveRules,
  goal: Float64Array,
): boolean {
  if (unit.place !== PLACE.table || unit.alive === 0) return false;
  const argument = intentArgument(intentCode);
  switch (intentKind(intentCode)) {
    case INTENT.hold:
      return false;
    case INTENT.advance:
      return aimAt(g, unit, g.units[argument], inches, rules.keepFromEnemiesInches, goal);
    case INTENT['keep-range']:
      return aimForRange(g, unit, g.units[argument], inches, rules, goal);
    case INTENT.cover:
      return aimForCover(g, unit, argument, rules, goal);
    case INTENT.objective:
      goal[0] = g.board.objectives[argument].x;
      goal[1] = g.board.objectives[argument].y;
      return true;
    case INTENT.withdraw:
      return aimAway(unit, g.units[argument].x, g.units[argument].y, inches, goal);
    case INTENT.point:
      goal[0] = rules.pointX;
      goal[1] = rules.pointY;
      return true;
    case INTENT.embark:
      return aimAt(g, unit, g.units[argument], inches, 0, goal);
  }
  return false;
}

const aims = scratch({ aim: new Float64Array(2) });

/**
 * Moves a unit according to an intent, each model at most `inches` by legal ways to a legal, coherent place. Returns the longest
 * move; 0 if nobody moved, and then nothing has changed.
 */
export function moveByIntent<F extends Family>(g: Game<F>, unit: Unit<F>, intentCode: number, inches: number, rules: MoveRules): number {
  const { aim } = aims();
  return intentGoal(g, unit, intentCode, inches, rules, aim) ? moveTowards(g, unit, aim[0], aim[1], inches, rules) : 0;
}

/** Towards another unit, stopping when the nearest bases are `apart` inches apart. */
function aimAt<F extends Family>(g: Game<F>, unit: Unit<F>, other: Unit<F>, inches: number, apart: number, goal: Float64Array): boolean {
  if (other.alive === 0) return false;
  const room = Math.min(inches, unitGap(g, unit, other) - apart - SPARE_INCHES);
  const dx = other.x - unit.x;
  const dy = other.y - unit.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (room <= 0 || d === 0) return false;
  const share = Math.min(1, room / d);
  goal[0] = unit.x + dx * share;
  goal[1] = unit.y + dy * share;
  return true;
}

/** Straight away from a point. */
function aimAway<F extends Family>(unit: Unit<F>, x: number, y: number, inches: number, goal: Float64Array): boolean {
  const dx = unit.x - x;
  const dy = unit.y - y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0 || inches <= 0) return false;
  goal[0] = unit.x + (dx / d) * inches;
  goal[1] = unit.y + (dy / d) * inches;
  return true;
}

/** To within `rules.rangeInches` of a unit that is farther; back from one that is nearer than half of that. */
function aimForRange<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  other: Unit<F>,
  inches: number,
  rules: MoveRules,
  goal: Float64Array,
): boolean {
  if (other.alive === 0) return false;
  const distance = unitGap(g, unit, other);
  if (distance > rules.rangeInches) return aimAt(g, unit, other, inches, rules.rangeInches - 2 * SPARE_INCHES, goal);
  return aimAway(unit, other.x, other.y, Math.min(inches, rules.rangeInches / 2 - distance), goal);
}

/** Onto a piece that models can enter; behind any other, as seen from the nearest enemy. */
function aimForCover<F extends Family>(g: Game<F>, unit: Unit<F>, index: number, rules: MoveRules, goal: Float64Array): boolean {
  const piece = g.board.pieces[index];
  const x = (piece.minX + piece.maxX) / 2;
  const y = (piece.minY + piece.maxY) / 2;
  goal[0] = x;
  goal[1] = y;
  if (passOf(rules, piece.kind) < PASS.impassable && piece.walls.length === 0) return true;
  const enemy = nearestEnemy(g, unit, x, y);
  if (enemy === null) return false;
  const dx = x - enemy.x;
  const dy = y - enemy.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return false;
  const depth = (Math.abs(dx / d) * (piece.maxX - piece.minX) + Math.abs(dy / d) * (piece.maxY - piece.minY)) / 2;
  const back = depth + unit.radius + 0.25;
  goal[0] = x + (dx / d) * back;
  goal[1] = y + (dy / d) * back;
  return true;
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
