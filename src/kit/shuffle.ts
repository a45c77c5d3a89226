import type { Family } from '../rules/family.ts';
import type { Game, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Footwork, MOST_MODELS, restore, setOut } from './footwork.ts';
import { isCoherent } from './legality.ts';
import type { MoveRules } from './move-rules.ts';
import { comesBefore } from './outlook.ts';
import { makeGoal, SETTLE, setGoal, settle, settleBeside } from './settle.ts';
import type { Stride } from './stride.ts';
import { LEAST_WAY_INCHES } from './tolerance.ts';

/** Moving a unit model by model. */

/** Models sorted by a distance. */
interface Order {
  readonly model: Int16Array;
  readonly key: Float64Array;
}

const orders = scratch<Order>({ model: new Int16Array(MOST_MODELS), key: new Float64Array(MOST_MODELS) });

/** Fills `order` with the living models of a unit by distance to a point, nearest first, and else by where they stand; returns their number. */
function orderByDistance<F extends Family>(g: Game<F>, unit: Unit<F>, x: number, y: number, order: Order): number {
  const m = g.models;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0) continue;
    const dx = m.x[i] - x;
    const dy = m.y[i] - y;
    const far = dx * dx + dy * dy;
    let at = n++;
    while (at > 0 && comesBefore(g, far, i, order.key[at - 1], order.model[at - 1])) {
      order.model[at] = order.model[at - 1];
      order.key[at] = order.key[at - 1];
      at--;
    }
    order.model[at] = i;
    order.key[at] = far;
  }
  return n;
}

/** Fractions of the way tried when models move one by one. */
const SHARES = Float64Array.of(1, 0.6, 0.3);

const goals = scratch(makeGoal());

/**
 * Moves the models one by one as a stride says, or as far as each gets, nearest to the goal first, keeping together. Returns the
 * longest move, 0 (with nothing changed) if they cannot.
 */
export function shuffle<F extends Family>(g: Game<F>, unit: Unit<F>, { dx, dy, inches }: Stride, foot: Footwork, rules: MoveRules): number {
  const m = g.models;
  const loose = !isCoherent(g, unit, rules);
  setOut(g, unit, foot);
  const order = orders();
  const goal = goals();
  const goalX = unit.x + dx;
  const goalY = unit.y + dy;
  const n = orderByDistance(g, unit, goalX, goalY, order);
  let longest = 0;
  for (let k = 0; k < n; k++) {
    const i = order.model[k];
    const x0 = m.x[i];
    const y0 = m.y[i];
    let done = false;
    for (let share = 0; share < 3 && !done; share++) {
      const how = share === 0 ? SETTLE.anywhere : SETTLE.straight;
      setGoal(goal, x0 + dx * SHARES[share], y0 + dy * SHARES[share], inches * SHARES[share], how);
      done = settle(g, unit, i, goal, foot, rules);
    }
    // If the leader cannot set out, nobody can follow.
    if (!done && k === 0 && !loose) break;
    if (!done && k > 0) done = settleBeside(g, unit, i, setGoal(goal, goalX, goalY, inches, SETTLE.anywhere), foot, rules);
    if (!done && loose && k > 0) {
      const first = order.model[0];
      done = settle(g, unit, i, setGoal(goal, m.x[first], m.y[first], inches, SETTLE.loose), foot, rules);
    }
    if (!done) done = settle(g, unit, i, setGoal(goal, x0, y0, 0, loose ? SETTLE.loose : SETTLE.anywhere), foot, rules);
    if (!done) {
      restore(g, unit, foot);
      return 0;
    }
    if (foot.walkedInches > longest) longest = foot.walkedInches;
  }
  if (longest < LEAST_WAY_INCHES || ((!loose || rules.endsCoherent) && !isCoherent(g, unit, rules))) {
    restore(g, unit, foot);
    return 0;
  }
  return longest;
}

/**
 * Gathers a scattered unit about its middle: the model nearest to it goes there, and the others, the nearest first, stay if they are then linked
 * to those before them, come next to one of these, or come as near as they can. Returns the longest move, 0 (with nothing changed) if none moves.
 */
export function gather<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, foot: Footwork, rules: MoveRules): number {
  const m = g.models;
  setOut(g, unit, foot);
  const order = orders();
  const goal = goals();
  const { x, y } = unit;
  const n = orderByDistance(g, unit, x, y, order);
  const first = order.model[0];
  let longest = 0;
  for (let k = 0; k < n; k++) {
    const i = order.model[k];
    const done =
      (k > 0 && settle(g, unit, i, setGoal(goal, m.x[i], m.y[i], 0, SETTLE.anywhere), foot, rules)) ||
      (k > 0 && settleBeside(g, unit, i, setGoal(goal, x, y, inches, SETTLE.anywhere), foot, rules)) ||
      settle(g, unit, i, setGoal(goal, k > 0 ? m.x[first] : x, k > 0 ? m.y[first] : y, inches, SETTLE.loose), foot, rules) ||
      settle(g, unit, i, setGoal(goal, m.x[i], m.y[i], 0, SETTLE.loose), foot, rules);
    if (!done) {
      restore(g, unit, foot);
      return 0;
    }
    if (foot.walkedInches > longest) longest = foot.walkedInches;
  }
  if (longest >= LEAST_WAY_INCHES && (!rules.endsCoherent || isCoherent(g, unit, rules))) return longest;
  restore(g, unit, foot);
  return 0;
}
