import type { Family } from '../rules/family.ts';
import type { Game, Unit, WayEnd } from '../rules/game.ts';
import { arenaMemory } from '../rules/memory.ts';
import { scratch } from '../rules/scratch.ts';
import type { Charge } from './approach.ts';
import { chargeMoveAll } from './close-in.ts';
import { unitGapToPoint } from './measure-units.ts';
import { intentGoal } from './move.ts';
import type { MoveRules } from './move-rules.ts';
import { shiftTowards } from './shift.ts';

/** Moves that are tried out and taken back: nothing is announced, and nothing is left of them. */

/** Places of models, by model. */
interface Places {
  readonly x: Readonly<Float64Array>;
  readonly y: Readonly<Float64Array>;
}

const aims = scratch({ aim: new Float64Array(2), targets: new Int16Array(1) });
/** By model: where those of the unit that tries stand. It lasts from one call to another, so it is no scratch space. */
const stood = arenaMemory('kit/trial', ({ models: { x } }: Game) => ({
  x: new Float64Array(x.length),
  y: new Float64Array(x.length),
  z: new Float64Array(x.length),
  dirX: new Float64Array(x.length),
  dirY: new Float64Array(x.length),
}));

/**
 * Tries a move by an intent: the models then stand where `moveByIntent` would put them, though the unit's circle does not know it. Returns the
 * longest move of a model. Until `endTrial` has been called nothing else may be asked of the unit than about its models.
 */
export function beginTrial<F extends Family>(g: Game<F>, unit: Unit<F>, intentCode: number, inches: number, rules: MoveRules): number {
  noteStanding(g, unit);
  const { aim } = aims();
  return intentGoal(g, unit, intentCode, inches, rules, aim) ? shiftTowards(g, unit, aim[0], aim[1], inches, rules) : 0;
}

/** The same for a charge at one unit, as `chargeMoveAll` makes it; 0 if there is no way, or no room. */
export function beginChargeTrial<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  target: Unit<F>,
  charge: Readonly<Charge>,
  rules: MoveRules,
): number {
  noteStanding(g, unit);
  const { targets } = aims();
  targets[0] = target.slot;
  rules.rehearses = true;
  const gone = chargeMoveAll(g, unit, targets, charge, rules);
  rules.rehearses = false;
  return gone;
}

function noteStanding<F extends Family>(g: Game<F>, unit: Unit<F>): void {
  const { x, y, z, dirX, dirY } = stood(g);
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    x[i] = m.x[i];
    y[i] = m.y[i];
    z[i] = m.z[i];
    dirX[i] = m.dirX[i];
    dirY[i] = m.dirY[i];
  }
}

/** By model of the unit: where it stood before the trial. */
export const stoodAt = <F extends Family>(g: Game<F>): Places => stood(g);

/** Puts the models back. */
export function endTrial<F extends Family>(g: Game<F>, unit: Unit<F>): void {
  const { x, y, z, dirX, dirY } = stood(g);
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    m.x[i] = x[i];
    m.y[i] = y[i];
    m.z[i] = z[i];
    m.dirX[i] = dirX[i];
    m.dirY[i] = dirY[i];
  }
}

/** Notes where the middle of a unit's circle would be, and how near it would be to objectives, with its models where they stand. */
export function noteEnd<F extends Family>(g: Game<F>, unit: Unit<F>, to: WayEnd): void {
  const { alive, x, y } = g.models;
  let minX = Infinity;
  let maxX = -Infinity;
  let minY = Infinity;
  let maxY = -Infinity;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (alive[i] === 0) continue;
    minX = Math.min(minX, x[i]);
    maxX = Math.max(maxX, x[i]);
    minY = Math.min(minY, y[i]);
    maxY = Math.max(maxY, y[i]);
  }
  to.x = (minX + maxX) / 2;
  to.y = (minY + maxY) / 2;
  const { objectives } = g.board;
  for (let k = 0; k < objectives.length && k < to.nearest.length; k++)
    to.nearest[k] = unitGapToPoint(g, unit, objectives[k].x, objectives[k].y);
}
