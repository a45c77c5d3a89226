import type { Family } from '../rules/family.ts';
import { type Game, type ModelId, PLACE, type Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { MOST_MODELS, makeFootwork, restore, setOut } from './footwork.ts';
import { gap } from './measure.ts';
import { nearestModel, unitGap } from './measure-units.ts';
import { nearestEnemy } from './move.ts';
import type { MoveRules } from './move-rules.ts';
import { outlookOf } from './outlook.ts';
import { shiftTowards } from './shift.ts';
import { SPARE_INCHES } from './tolerance.ts';

const stepping = scratch(makeFootwork(MOST_MODELS));

/** Steps back from enemies that are closer than the rules allow until all models are clear. Returns the distance, 0 if it cannot. */
export function standAside<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, rules: MoveRules): number {
  const enemy = nearestEnemy(g, unit, unit.x, unit.y);
  if (enemy === null) return 0;
  const short = rules.keepFromEnemiesInches - unitGap(g, unit, enemy);
  if (short <= 0) return 0;
  let dx = unit.x - enemy.x;
  let dy = unit.y - enemy.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  dx = d > 0 ? dx / d : outlookOf(g, unit.side);
  dy = d > 0 ? dy / d : 0;
  const foot = stepping();
  setOut(g, unit, foot);
  for (let step = short + SPARE_INCHES; step <= inches; step += 0.5) {
    const gone = shiftTowards(g, unit, unit.x + dx * step, unit.y + dy * step, step, rules);
    if (gone > 0 && clearOfEnemies(g, unit, rules)) {
      g.moved(unit);
      return gone;
    }
    if (gone > 0) restore(g, unit, foot);
  }
  return 0;
}

function clearOfEnemies<F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean {
  for (let u = 0; u < g.units.length; u++) {
    const other = g.units[u];
    if (other.side === unit.side || other.place !== PLACE.table || other.alive === 0 || other.aloft !== unit.aloft) continue;
    for (let i = unit.first; i < unit.first + unit.size; i++) {
      if (g.models.alive[i] === 0) continue;
      if (gap(g.models, i, nearestModel(g, other, i)) < rules.keepFromEnemiesInches - SPARE_INCHES) return false;
    }
  }
  return true;
}

/**
 * Flees up to `inches` along a unit vector (`home`) towards the own edge. Models whose base would reach the edge of the board are
 * written to `leaving` (count first, then ids); they stay where they are, and the caller removes them and then calls
 * `game.moved`, which is called here only if nobody leaves. Returns the longest move, `inches` if all leave; 0 with nobody leaving if no
 * move is possible.
 */
export function fallBack<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  inches: number,
  home: Readonly<{ x: number; y: number }>,
  rules: MoveRules,
  leaving: Int16Array,
): number {
  const m = g.models;
  const { x: homeX, y: homeY } = home;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] !== 0 && edgeDistance(g, i, homeX, homeY) <= inches) leaving[++n] = i;
  }
  leaving[0] = n;
  if (n === unit.alive) return inches;
  // Models that leave obstruct nobody: the others move as if they were gone.
  for (let k = 1; k <= n; k++) m.alive[leaving[k]] = 0;
  unit.alive -= n;
  const gone = shiftTowards(g, unit, unit.x + homeX * inches, unit.y + homeY * inches, inches, rules);
  for (let k = 1; k <= n; k++) m.alive[leaving[k]] = 1;
  unit.alive += n;
  if (gone > 0 && n === 0) g.moved(unit);
  return gone > 0 ? gone : n > 0 ? inches : 0;
}

/** How far a model has to move along a unit vector until its base touches an edge of the board. */
function edgeDistance<F extends Family>(g: Game<F>, i: ModelId, ux: number, uy: number): number {
  const m = g.models;
  const r = m.radius[i];
  const alongX = ux > 0.5 ? (g.board.width - r - m.x[i]) / ux : ux < -0.5 ? (m.x[i] - r) / -ux : Infinity;
  const alongY = uy > 0.5 ? (g.board.height - r - m.y[i]) / uy : uy < -0.5 ? (m.y[i] - r) / -uy : Infinity;
  return Math.max(0, Math.min(alongX, alongY));
}
