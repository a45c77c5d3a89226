import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { type Approach, nearestTarget } from './approach.ts';
import { listFollowing } from './end-following.ts';
import { type Search, trySpot } from './end-search.ts';
import { type Footwork, stepBack } from './footwork.ts';
import { isCoherent, linksNeeded } from './legality.ts';
import { gap, within3d } from './measure.ts';
import { leftOf, outlookOf } from './outlook.ts';
import { CONTACT } from './tolerance.ts';

/** The part of a search in which everybody is engaged who has to be: places for all others, one by one, so that their unit is coherent. */

/** To list places costs as much as to try so many. */
const LIST_COSTS = 5;
/** Numbers the parts into which the placed models of a unit fall; returns how many. */
function countParts<F extends Family>(g: Game<F>, unit: Unit<F>, part: Int16Array, to: Approach): number {
  const m = g.models;
  const { foot, rules } = to;
  let n = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) part[i] = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || foot.placed[i] === 0 || part[i] >= 0) continue;
    part[i] = n;
    // Units are small: it is enough to go over them until nothing changes.
    for (let grown = true; grown; ) {
      grown = false;
      for (let j = unit.first; j < unit.first + unit.size; j++) {
        if (m.alive[j] === 0 || foot.placed[j] === 0 || part[j] >= 0) continue;
        for (let k = unit.first; k < unit.first + unit.size && part[j] < 0; k++) {
          if (part[k] !== n || !within3d(m, j, k, rules.coherencyInches, rules.coherencyUpInches)) continue;
          part[j] = n;
          grown = true;
        }
      }
    }
    n++;
  }
  return n;
}

/** Sets the goal between the two nearest models of different parts; returns the gap. */
function aimBetween<F extends Family>(g: Game<F>, unit: Unit<F>, part: Int16Array, to: Approach): number {
  const m = g.models;
  const outlook = outlookOf(g, unit.side);
  let best = Infinity;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (part[i] < 0) continue;
    for (let j = unit.first; j < unit.first + unit.size; j++) {
      if (part[j] <= part[i]) continue;
      const d = gap(m, i, j);
      const x = (m.x[i] + m.x[j]) / 2;
      const y = (m.y[i] + m.y[j]) / 2;
      if (d > best || (d === best && (x === to.goalX ? y - to.goalY : x - to.goalX) * outlook > 0)) continue;
      best = d;
      to.goalX = x;
      to.goalY = y;
    }
  }
  return best;
}

/** The unplaced model nearest to the goal beyond the last one tried; -1 for none. */
function nextTo<F extends Family>(g: Game<F>, unit: Unit<F>, last: ModelId, to: Approach): ModelId {
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || to.foot.placed[i] !== 0 || i === last) continue;
    if (last >= 0 && nearerToGoal(g, i, last, to)) continue;
    if (best < 0 || nearerToGoal(g, i, best, to)) best = i;
  }
  return best;
}

function nearerToGoal<F extends Family>(g: Game<F>, i: ModelId, j: ModelId, to: Approach): boolean {
  const { x, y } = g.models;
  const one = (x[i] - to.goalX) * (x[i] - to.goalX) + (y[i] - to.goalY) * (y[i] - to.goalY);
  const other = (x[j] - to.goalX) * (x[j] - to.goalX) + (y[j] - to.goalY) * (y[j] - to.goalY);
  return one === other ? leftOf(g, i, j) : one < other;
}

/** Small units try every model next, larger ones only the nearest. */
export const MOST_PERMUTED = 4;

/** Finds places for all models that have none, so that the unit is coherent. */
export function followFrom<F extends Family>(g: Game<F>, unit: Unit<F>, depth: number, search: Search, to: Approach): boolean {
  const m = g.models;
  const { foot, rules } = to;
  if (foot.placedCount === unit.alive) return isCoherent(g, unit, rules);
  const parts = countParts(g, unit, search.part, to);
  if (parts > 1) aimBetween(g, unit, search.part, to);
  const needed = linksNeeded(unit, rules);
  const needy = parts > 1 || needed < 2 ? -1 : leastLinked(g, unit, needed, to);
  let last = -1;
  for (let choice = 0; choice < (unit.alive <= MOST_PERMUTED ? unit.alive : 1); choice++) {
    const { goalX, goalY } = to;
    const i = parts > 1 ? nextTo(g, unit, last, to) : nextAfter(g, unit, last, to);
    if (i < 0) return false;
    last = i;
    if (parts === 1) {
      const j = needy >= 0 || to.count === 0 ? needy : nearestTarget(g, i, to);
      if (j >= 0) {
        to.goalX = m.x[j];
        to.goalY = m.y[j];
      }
    }
    const spots = search.following[depth];
    listFollowing(g, unit, i, to, spots);
    search.left -= LIST_COSTS;
    search.leftEach -= LIST_COSTS;
    for (let k = 0; k < spots.n; k++) {
      if (search.left <= 0 || search.leftEach <= 0) return false;
      const at = spots.order[k];
      const links = parts > 1 ? 1 : Math.min(needed, foot.placedCount);
      if (!linksAt(g, i, spots.x[at], spots.y[at], links, to) || !trySpot(g, unit, spots, at, search, to)) continue;
      if (followFrom(g, unit, depth + 1, search, to)) return true;
      stepBack(g, i, foot);
    }
    to.goalX = goalX;
    to.goalY = goalY;
  }
  return false;
}

/** Whether a model at x, y, if it were round, would be linked to so many placed ones. */
function linksAt<F extends Family>(g: Game<F>, i: ModelId, x: number, y: number, links: number, to: Approach): boolean {
  const m = g.models;
  const { order, placedCount } = to.foot;
  let n = 0;
  for (let k = 0; k < placedCount; k++) {
    const j = order[k];
    if (m.alive[j] === 0) continue;
    const dx = x - m.x[j];
    const dy = y - m.y[j];
    const far = to.rules.coherencyInches + m.radius[i] + m.radius[j] + CONTACT;
    if (dx * dx + dy * dy <= far * far && ++n >= links) return true;
  }
  return false;
}

/** A placed model that has fewer links than it needs, the one with the fewest; -1 if all have enough. */
function leastLinked<F extends Family>(g: Game<F>, unit: Unit<F>, needed: number, to: Approach): ModelId {
  const m = g.models;
  const { foot, rules } = to;
  let best = -1;
  let fewest = needed;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || foot.placed[i] === 0) continue;
    let n = 0;
    for (let j = unit.first; j < unit.first + unit.size && n <= fewest; j++) {
      if (j !== i && m.alive[j] !== 0 && foot.placed[j] !== 0 && within3d(m, i, j, rules.coherencyInches, rules.coherencyUpInches)) n++;
    }
    if (n > fewest || n >= needed || (n === fewest && best >= 0 && leftOf(g, best, i))) continue;
    fewest = n;
    best = i;
  }
  return best;
}

/** Whether model i stood farther from the targets at first than j: where the models are now does not count, for some have moved. */
export function stoodAfter(before: Float64Array, { oldX, oldY }: Footwork, i: ModelId, j: ModelId, outlook: number): boolean {
  if (before[i] !== before[j]) return before[i] > before[j];
  return (oldX[i] === oldX[j] ? oldY[i] - oldY[j] : oldX[i] - oldX[j]) * outlook > 0;
}

/** The unplaced model nearest to the targets beyond the last one tried; -1 for none. */
export function nextAfter<F extends Family>(g: Game<F>, unit: Unit<F>, last: ModelId, to: Approach): ModelId {
  const m = g.models;
  const { before, foot } = to;
  const outlook = outlookOf(g, unit.side);
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (m.alive[i] === 0 || foot.placed[i] !== 0 || i === last) continue;
    if (last >= 0 && !stoodAfter(before, foot, i, last, outlook)) continue;
    if (best < 0 || stoodAfter(before, foot, best, i, outlook)) best = i;
  }
  return best;
}
