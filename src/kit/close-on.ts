import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, staysPut } from './approach.ts';
import { headFor, listOut } from './end-leaving.ts';
import { searches, trySpot } from './end-search.ts';
import { nearestAfter } from './ends.ts';
import { losePlace, restore, takePlace } from './footwork.ts';
import type { MoveRules } from './move-rules.ts';
import { forgetNearby } from './nearby.ts';
import { makeGoal, SETTLE, setGoal, settle } from './settle.ts';
import { cut, LEAST_WAY_INCHES } from './tolerance.ts';

/** Units of which each model moves nearer to a point, as they move nearer to enemies when they pile in: round terrain, up and down, turning. */

/** Spacing of the places that a model tries on the straight line to the point. */
const STEP_INCHES = 0.25;

const goals = scratch(makeGoal());

/** How models come nearer: to the farthest place that is free on the straight line to the point, or to the nearest place of all round them. */
export const CLOSE_ON = { straight: 0, round: 1 } as const;
export type CloseOn = (typeof CLOSE_ON)[keyof typeof CLOSE_ON];

/**
 * Moves the models of a unit (or `rules.only`) one by one nearer to a point, the nearest first, at most `inches`, while the others stand where
 * they are; those who get no nearer stay. The caller sees to coherency, and then says that the unit has moved. Returns the longest way, 0 with
 * nothing changed if nobody moves.
 */
export function closeOn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  point: Readonly<{ x: number; y: number }>,
  inches: number,
  how: CloseOn,
  rules: MoveRules,
): number {
  const to = headFor(g, unit, point.x, point.y, inches, rules);
  let last = -1;
  for (let k = 0; k < unit.alive; k++) {
    last = nearestAfter(g, unit, last, to);
    takePlace(to.foot, last);
  }
  let longest = 0;
  last = -1;
  for (let k = 0; k < unit.alive; k++) {
    const i = nearestAfter(g, unit, last, to);
    last = i;
    if (staysPut(i, to)) continue;
    losePlace(to.foot, i);
    const gone = how === CLOSE_ON.straight ? goStraight(g, unit, i, to) : goRound(g, unit, i, to);
    if (!gone) takePlace(to.foot, i);
    else if (to.foot.walkedInches > longest) longest = to.foot.walkedInches;
  }
  forgetNearby(g);
  if (longest >= LEAST_WAY_INCHES) return longest;
  restore(g, unit, to.foot);
  return 0;
}

function goStraight<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, to: Approach): boolean {
  const m = g.models;
  const { before, inches, goalX, goalY, foot, rules } = to;
  const far = before[i];
  for (let way = Math.min(inches, far); way >= STEP_INCHES; way -= STEP_INCHES) {
    // On the grid, so that it is not rounding that decides, by where on the board it happens, whether the way is too long.
    const x = m.x[i] + cut(((goalX - m.x[i]) * way) / far);
    const y = m.y[i] + cut(((goalY - m.y[i]) * way) / far);
    if (settle(g, unit, i, setGoal(goals(), x, y, inches, SETTLE.wholeLoose), foot, rules)) return true;
  }
  return false;
}

function goRound<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, to: Approach): boolean {
  const search = searches();
  const spots = search.engaging[0];
  listOut(g, i, to, spots);
  for (let k = 0; k < spots.n; k++) {
    const at = spots.order[k];
    if (spots.key[at] >= to.before[i] - LEAST_WAY_INCHES) return false;
    if (trySpot(g, unit, spots, at, search, to)) return true;
  }
  return false;
}
