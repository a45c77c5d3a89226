import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Approach, candidate, EVERY_TARGET, gapToTargets, nearestTarget, nextModel } from './approach.ts';
import { makeSide, mayBeBeside, setSide, spotBeside } from './end-spots.ts';
import { stepBack } from './footwork.ts';
import { gap } from './measure.ts';
import { hasOutline, isMeasured, PARTS, partsGap } from './outline.ts';
import { makeGoal, SETTLE, setGoal, settle, settleBeside } from './settle.ts';
import { CONTACT, JUST_UNDER, SHY_INCHES } from './tolerance.ts';

/** One model moving into contact with another, or as near to it as possible. */

/** Eight directions around an enemy base, by preference from the charger's side to the far side. */
const ROUND_COS = Float64Array.of(1, Math.SQRT1_2, Math.SQRT1_2, 0, 0, -Math.SQRT1_2, -Math.SQRT1_2, -1);
const ROUND_SIN = Float64Array.of(0, Math.SQRT1_2, -Math.SQRT1_2, 1, -1, Math.SQRT1_2, -Math.SQRT1_2, 0);

const isWithin = (spot: Readonly<{ x: number; y: number }>, x0: number, y0: number, inches: number): boolean =>
  (spot.x - x0) * (spot.x - x0) + (spot.y - y0) * (spot.y - y0) <= inches * inches;

const goals = scratch(makeGoal());
const sides = scratch(makeSide());

/** Moves model i into contact with j if there is a way to any side of it. */
function reach<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, j: ModelId, how: number, to: Approach): boolean {
  const m = g.models;
  const { inches, foot, rules } = to;
  const x0 = m.x[i];
  const y0 = m.y[i];
  let ux = x0 - m.x[j];
  let uy = y0 - m.y[j];
  const d = Math.sqrt(ux * ux + uy * uy);
  if (d === 0) return false;
  ux /= d;
  uy /= d;
  const faced = m.coreX[i] !== 0 || isMeasured(m, i);
  let done = false;
  for (let k = 0; k < 8 && !done; k++) {
    const wx = ux * ROUND_COS[k] - uy * ROUND_SIN[k];
    const wy = ux * ROUND_SIN[k] + uy * ROUND_COS[k];
    const side = setSide(sides(), wx, wy, SHY_INCHES);
    if (!mayBeBeside(m, i, j, side, inches)) continue;
    // Where turning costs, a hull keeps its facing if that is enough.
    if (faced && rules.turnsCost && !rules.facesMove) {
      const spot = spotBeside(m, i, j, side, m.dirX[i], m.dirY[i]);
      foot.faceX = 0;
      foot.faceY = 0;
      done = isWithin(spot, x0, y0, inches) && settle(g, unit, i, setGoal(goals(), spot.x, spot.y, inches, how), foot, rules);
      if (done) break;
    }
    const spot = spotBeside(m, i, j, side, -wx, -wy);
    if (!isWithin(spot, x0, y0, inches)) continue;
    if (faced) {
      foot.faceX = -wx;
      foot.faceY = -wy;
    }
    done = settle(g, unit, i, setGoal(goals(), spot.x, spot.y, inches, how), foot, rules);
  }
  foot.faceX = 0;
  foot.faceY = 0;
  if (done) to.engaged[j] = 1;
  return done;
}

/** Enemy models that a model tries to touch before it gives up. */
const MOST_TRIED = 4;

/** Moves a model into contact with the nearest possible model of a target, or of `EVERY_TARGET`: an unengaged one if `fresh`, else an engaged one. */
export function reachOf<F extends Family>(g: Game<F>, i: ModelId, target: number, fresh: boolean, how: number, to: Approach): boolean {
  const unit = g.units[g.models.unit[i]];
  let last = -1;
  for (let attempt = 0; attempt < MOST_TRIED; attempt++) {
    const j = candidate(g, i, to, target, fresh, last);
    if (j < 0) return false;
    if (reach(g, unit, i, j, how, to)) return true;
    last = j;
  }
  return false;
}

/** The same, unengaged ones first. */
export const reachAny = <F extends Family>(g: Game<F>, i: ModelId, target: number, how: number, to: Approach): boolean =>
  reachOf(g, i, target, true, how, to) || reachOf(g, i, target, false, how, to);

/** Places a model as near to the targets as possible without contact: next to a placed friend, straight ahead, or where it is. */
export function follow<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, to: Approach): boolean {
  const m = g.models;
  const { inches, foot, rules } = to;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const j = nearestTarget(g, i, to);
  if (j >= 0 && inches > 0) {
    const d = Math.sqrt((m.x[j] - x0) * (m.x[j] - x0) + (m.y[j] - y0) * (m.y[j] - y0));
    const apart = Math.max(0, d - m.radius[i] - m.radius[j] - SHY_INCHES);
    let done = foot.placedCount > 0 && settleBeside(g, unit, i, setGoal(goals(), m.x[j], m.y[j], inches, SETTLE.anywhere), foot, rules);
    for (let share = 4; share > 0 && !done && d > 0; share--) {
      const step = (Math.min(apart, inches) * share) / 4 / d;
      done = settle(
        g,
        unit,
        i,
        setGoal(goals(), x0 + (m.x[j] - x0) * step, y0 + (m.y[j] - y0) * step, inches, SETTLE.anywhere),
        foot,
        rules,
      );
    }
    if (done && gapToTargets(g, i, to, 0, to.count) < to.before[i]) return true;
    if (done) stepBack(g, i, foot);
  }
  return settle(g, unit, i, setGoal(goals(), x0, y0, 0, SETTLE.anywhere), foot, rules);
}

/** Distance between the places tried on the way towards what overhangs. */
const PRESS_INCHES = 1 / 16;

/**
 * Moves a model straight ahead, as near to an enemy model as overhanging parts allow, if some part of one is then near enough to some
 * part of the other.
 */
export function pressOn<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, j: ModelId, how: number, to: Approach): boolean {
  const m = g.models;
  const { inches, foot, rules } = to;
  if (rules.heldOffInches === 0 || j < 0 || (!hasOutline(m, i) && !hasOutline(m, j))) return false;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const d = Math.sqrt((m.x[j] - x0) * (m.x[j] - x0) + (m.y[j] - y0) * (m.y[j] - y0));
  if (d === 0 || partsGap(m, i, j, PARTS.all) > inches + rules.heldOffInches) return false;
  for (let step = Math.min(inches * JUST_UNDER, gap(m, i, j)); step > 0; step -= PRESS_INCHES) {
    if (!settle(g, unit, i, setGoal(goals(), x0 + ((m.x[j] - x0) * step) / d, y0 + ((m.y[j] - y0) * step) / d, inches, how), foot, rules))
      continue;
    if (partsGap(m, i, j, PARTS.all) <= rules.heldOffInches + CONTACT) return true;
    stepBack(g, i, foot);
    return false;
  }
  return false;
}

/** Moves a model to within reach of an enemy model without contact. */
export function comeNear<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, j: ModelId, to: Approach): boolean {
  const m = g.models;
  const { inches, foot, rules } = to;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const d = Math.sqrt((m.x[j] - x0) * (m.x[j] - x0) + (m.y[j] - y0) * (m.y[j] - y0));
  const step = d === 0 ? 0 : Math.min(inches, gap(m, i, j)) / d;
  if (!settle(g, unit, i, setGoal(goals(), x0 + (m.x[j] - x0) * step, y0 + (m.y[j] - y0) * step, inches, SETTLE.loose), foot, rules))
    return false;
  if (gap(m, i, j) <= to.reachInches + CONTACT) return true;
  stepBack(g, i, foot);
  return false;
}

/** Places the other models, nearest first; returns the longest move, or -1 if one finds no place. */
export function followAll<F extends Family>(g: Game<F>, unit: Unit<F>, to: Approach): number {
  const { foot, rules } = to;
  let longest = 0;
  for (let i = nextModel(g, unit, to); i >= 0; i = nextModel(g, unit, to)) {
    const stays =
      to.before[i] <= CONTACT && settle(g, unit, i, setGoal(goals(), g.models.x[i], g.models.y[i], 0, SETTLE.loose), foot, rules);
    if (!stays && !reachAny(g, i, EVERY_TARGET, SETTLE.whole, to)) {
      if (!pressOn(g, unit, i, nearestTarget(g, i, to), SETTLE.whole, to) && !follow(g, unit, i, to)) return -1;
    }
    if (!stays && foot.walkedInches > longest) longest = foot.walkedInches;
  }
  return longest;
}
