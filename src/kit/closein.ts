import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { firstTouched } from './bases.ts';
import { coherent } from './coherency.ts';
import { approached, isCoherent } from './legality.ts';
import { circleGap, gap, gapAt, nearestModel, unitWithin } from './measure.ts';
import type { MoveRules } from './moverules.ts';
import { forgetNearby, listNearby } from './nearby.ts';
import { hasOutline, isMeasured, PARTS, partsGap } from './outline.ts';
import { faceTo, placed, remember, restore, SETTLE, settle, settleBeside, walkedInches } from './settle.ts';
import { CONTACT } from './tolerance.ts';

/** Charges and pile-ins: models going into contact one by one. */

const MOST = 8192;
const engaged = new Uint8Array(MOST);
const before = new Float64Array(MOST);
const spot = new Float64Array(2);
const one = new Int16Array(1);

/** Eight directions round an enemy base, by preference from the charger's side round to the far side. */
const ROUND_COS = Float64Array.of(1, Math.SQRT1_2, Math.SQRT1_2, 0, 0, -Math.SQRT1_2, -Math.SQRT1_2, -1);
const ROUND_SIN = Float64Array.of(0, Math.SQRT1_2, -Math.SQRT1_2, 1, -1, Math.SQRT1_2, -Math.SQRT1_2, 0);
/** Just short of touching, so that rounding to the grid makes contact and never overlap. */
const SHY = CONTACT / 2;

/** Puts into `spot` where model i touches j coming from the direction ux, uy as seen from j, in a facing. */
function contactSpot(m: Models, i: ModelId, j: ModelId, ux: number, uy: number, faceX: number, faceY: number): void {
  let away = m.radius[i] + m.radius[j] + SHY;
  if (m.coreX[i] !== 0 || m.coreX[j] !== 0 || m.outlines !== null) {
    for (let step = 0; step < 24; step++) {
      const left = gapAt(m, i, m.x[j] + ux * away, m.y[j] + uy * away, faceX, faceY, j) - SHY;
      if (left <= 1 / 1024) break;
      away -= left;
    }
  }
  spot[0] = m.x[j] + ux * away;
  spot[1] = m.y[j] + uy * away;
}

const withinSpot = (x0: number, y0: number, inches: number): boolean =>
  (spot[0] - x0) * (spot[0] - x0) + (spot[1] - y0) * (spot[1] - y0) <= inches * inches;

/** Sends model i into contact with j if some way round leads there in `inches`. */
function reach<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  j: ModelId,
  inches: number,
  n: number,
  how: number,
  rules: MoveRules,
): boolean {
  const m = g.models;
  const x0 = m.x[i];
  const y0 = m.y[i];
  let ux = x0 - m.x[j];
  let uy = y0 - m.y[j];
  const d = Math.sqrt(ux * ux + uy * uy);
  if (d === 0) return false;
  ux /= d;
  uy /= d;
  let done = false;
  for (let k = 0; k < 8 && !done; k++) {
    const wx = ux * ROUND_COS[k] - uy * ROUND_SIN[k];
    const wy = ux * ROUND_SIN[k] + uy * ROUND_COS[k];
    // Where turning costs, a hull goes as it faces if that will do.
    const faced = m.coreX[i] !== 0 || isMeasured(m, i);
    if (faced && rules.turnsCost && !rules.facesMove) {
      contactSpot(m, i, j, wx, wy, m.dirX[i], m.dirY[i]);
      faceTo[0] = 0;
      faceTo[1] = 0;
      done = withinSpot(x0, y0, inches) && settle(g, unit, i, spot[0], spot[1], inches, n, how, rules);
      if (done) break;
    }
    contactSpot(m, i, j, wx, wy, -wx, -wy);
    if (!withinSpot(x0, y0, inches)) continue;
    if (faced) {
      faceTo[0] = -wx;
      faceTo[1] = -wy;
    }
    done = settle(g, unit, i, spot[0], spot[1], inches, n, how, rules);
  }
  faceTo[0] = 0;
  faceTo[1] = 0;
  if (done) engaged[j] = 1;
  return done;
}

/** The nearest living model of the targets that a model could touch in `inches`, unengaged or engaged, past the last one tried. */
function candidate<F extends Family>(
  g: Game<F>,
  i: ModelId,
  targets: Int16Array,
  count: number,
  inches: number,
  fresh: boolean,
  beyond: number,
  last: ModelId,
): ModelId {
  const m = g.models;
  let best = -1;
  let nearest = Infinity;
  for (let t = 0; t < count; t++) {
    const other = g.units[targets[t]];
    if (other.alive === 0 || circleGap(m, i, other) > inches) continue;
    for (let j = other.first; j < other.first + other.size; j++) {
      if (m.alive[j] === 0 || fresh === (engaged[j] !== 0)) continue;
      const dx = m.x[i] - m.x[j];
      const dy = m.y[i] - m.y[j];
      const far = Math.min(inches, nearest) + m.radius[i] + m.radius[j];
      if (dx * dx + dy * dy > far * far) continue;
      const d = gap(m, i, j);
      if (d > inches || d >= nearest || d < beyond || (d === beyond && j <= last)) continue;
      nearest = d;
      best = j;
    }
  }
  return best;
}

/** Sends a model into contact with the nearest of the targets it can, unengaged ones first. */
function reachAny<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  targets: Int16Array,
  count: number,
  inches: number,
  n: number,
  how: number,
  rules: MoveRules,
): boolean {
  for (let pass = 0; pass < 2; pass++) {
    let beyond = -1;
    let last = -1;
    for (let attempt = 0; attempt < 4; attempt++) {
      const j = candidate(g, i, targets, count, inches, pass === 0, beyond, last);
      if (j < 0) break;
      if (reach(g, unit, i, j, inches, n, how, rules)) return true;
      beyond = gap(g.models, i, j);
      last = j;
    }
  }
  return false;
}

/** From a model to the nearest living model of the targets. */
function gapToTargets<F extends Family>(g: Game<F>, i: ModelId, targets: Int16Array, count: number): number {
  let best = Infinity;
  for (let t = 0; t < count; t++) {
    const other = g.units[targets[t]];
    if (other.alive === 0 || circleGap(g.models, i, other) >= best) continue;
    const d = gap(g.models, i, nearestModel(g, other, i));
    if (d < best) best = d;
  }
  return best;
}

/** The target model nearest to a model. */
function nearestTarget<F extends Family>(g: Game<F>, i: ModelId, targets: Int16Array, count: number): ModelId {
  let best = -1;
  let nearest = Infinity;
  for (let t = 0; t < count; t++) {
    const other = g.units[targets[t]];
    const j = other.alive === 0 ? -1 : nearestModel(g, other, i);
    if (j < 0 || gap(g.models, i, j) >= nearest) continue;
    nearest = gap(g.models, i, j);
    best = j;
  }
  return best;
}

/** The unplaced living model nearest to the targets, or -1. */
function nextModel<F extends Family>(g: Game<F>, unit: Unit<F>): ModelId {
  let best = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || placed[i] !== 0) continue;
    if (best < 0 || before[i] < before[best]) best = i;
  }
  return best;
}

/** Puts a model as near to the targets as it gets without contact: beside a placed friend, straight on, or where it is. */
function follow<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  targets: Int16Array,
  count: number,
  inches: number,
  n: number,
  rules: MoveRules,
): boolean {
  const m = g.models;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const j = nearestTarget(g, i, targets, count);
  if (j >= 0 && inches > 0) {
    const d = Math.sqrt((m.x[j] - x0) * (m.x[j] - x0) + (m.y[j] - y0) * (m.y[j] - y0));
    const apart = Math.max(0, d - m.radius[i] - m.radius[j] - SHY);
    let done = n > 0 && settleBeside(g, unit, i, m.x[j], m.y[j], inches, n, rules);
    for (let share = 4; share > 0 && !done && d > 0; share--) {
      const step = (Math.min(apart, inches) * share) / 4 / d;
      done = settle(g, unit, i, x0 + (m.x[j] - x0) * step, y0 + (m.y[j] - y0) * step, inches, n, SETTLE.anywhere, rules);
    }
    if (done && gapToTargets(g, i, targets, count) < before[i]) return true;
    if (done) {
      placed[i] = 0;
      m.x[i] = x0;
      m.y[i] = y0;
    }
  }
  return settle(g, unit, i, x0, y0, 0, n, SETTLE.anywhere, rules);
}

/** Places the rest of the models, nearest first; returns the longest way, or -1 if one finds no place. */
function followAll<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  targets: Int16Array,
  count: number,
  inches: number,
  n: number,
  rules: MoveRules,
): number {
  let longest = 0;
  for (let i = nextModel(g, unit); i >= 0; i = nextModel(g, unit)) {
    const stays = before[i] <= CONTACT && settle(g, unit, i, g.models.x[i], g.models.y[i], 0, n, SETTLE.loose, rules);
    if (!stays && !reachAny(g, unit, i, targets, count, inches, n, SETTLE.whole, rules)) {
      if (
        !pressOn(g, unit, i, nearestTarget(g, i, targets, count), inches, n, SETTLE.whole, rules) &&
        !follow(g, unit, i, targets, count, inches, n, rules)
      )
        return -1;
    }
    n++;
    if (!stays && walkedInches() > longest) longest = walkedInches();
  }
  return longest;
}

/** Gets ready: remembers the unit, opens the way to the targets, measures the models. */
function begin<F extends Family>(g: Game<F>, unit: Unit<F>, targets: Int16Array, count: number, inches: number, rules: MoveRules): void {
  remember(g, unit);
  listNearby(g, unit, inches, rules);
  for (let t = 0; t < count; t++) {
    const other = g.units[targets[t]];
    approached[other.slot] = 1;
    for (let j = other.first; j < other.first + other.size; j++) engaged[j] = 0;
  }
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0) continue;
    // Who takes no part stands where it stands, before anybody else.
    before[i] = rules.only >= 0 && rules.only !== i ? -1 : gapToTargets(g, i, targets, count);
    if (before[i] > CONTACT) continue;
    for (let t = 0; t < count; t++) {
      const j = firstTouched(g, i, g.units[targets[t]]);
      if (j >= 0) engaged[j] = 1;
    }
  }
}

function finish<F extends Family>(g: Game<F>, targets: Int16Array, count: number): void {
  forgetNearby();
  for (let t = 0; t < count; t++) approached[g.units[targets[t]].slot] = 0;
}

/**
 * Charges several units: for each in turn the nearest model goes into contact, or to within `reachInches` if contact is
 * too far; then the others follow, into contact with unengaged enemies, engaged ones, else as near as they can beside a
 * placed friend. Returns the longest way gone; 0 and nothing changed if a target cannot be reached or the unit would not
 * be coherent.
 */
export function chargeMoveAll<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  targets: Int16Array,
  count: number,
  inches: number,
  reachInches: number,
  rules: MoveRules,
): number {
  begin(g, unit, targets, count, inches, rules);
  let longest = 0;
  let n = 0;
  let ok = unit.alive > 0;
  for (let t = 0; t < count && ok; t++) {
    one[0] = targets[t];
    ok = lead(g, unit, inches, reachInches, n, rules);
    if (ok && walkedInches() > longest) longest = walkedInches();
    n++;
  }
  if (ok) {
    const rest = followAll(g, unit, targets, count, inches, n, rules);
    ok = rest >= 0 && isCoherent(g, unit, rules);
    if (rest > longest) longest = rest;
  }
  finish(g, targets, count);
  if (!ok) {
    restore(g, unit);
    return 0;
  }
  g.moved(unit);
  return longest;
}

/**
 * Charges one unit and, with models that find nobody of it free, others: the nearest model goes into contact with the first
 * of the targets; the others follow into contact with its unengaged models, with models of the other targets, with engaged
 * ones of the first, else as near as they can beside a placed friend. Returns the longest way gone; 0 and nothing changed
 * if the first cannot be reached or the unit would not be coherent.
 */
export function chargeMoveFirst<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  targets: Int16Array,
  count: number,
  inches: number,
  rules: MoveRules,
): number {
  begin(g, unit, targets, count, inches, rules);
  one[0] = targets[0];
  let longest = 0;
  let n = 1;
  let ok = unit.alive > 0 && lead(g, unit, inches, 0, 0, rules);
  if (ok) longest = walkedInches();
  for (let i = nextModel(g, unit); i >= 0 && ok; i = nextModel(g, unit)) {
    const done =
      reachOf(g, unit, i, targets, 0, 1, true, inches, n, rules) ||
      reachOf(g, unit, i, targets, 1, count, true, inches, n, rules) ||
      reachOf(g, unit, i, targets, 1, count, false, inches, n, rules) ||
      reachOf(g, unit, i, targets, 0, 1, false, inches, n, rules);
    ok = done || follow(g, unit, i, targets, count, inches, n, rules);
    n++;
    if (ok && walkedInches() > longest) longest = walkedInches();
  }
  ok = ok && isCoherent(g, unit, rules);
  finish(g, targets, count);
  if (!ok) {
    restore(g, unit);
    return 0;
  }
  g.moved(unit);
  return longest;
}

/** Sends a model into contact with a target of `from` to `to`, an unengaged or an engaged one. */
function reachOf<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  targets: Int16Array,
  from: number,
  to: number,
  fresh: boolean,
  inches: number,
  n: number,
  rules: MoveRules,
): boolean {
  for (let t = from; t < to; t++) {
    one[0] = targets[t];
    let beyond = -1;
    let last = -1;
    for (let attempt = 0; attempt < 4; attempt++) {
      const j = candidate(g, i, one, 1, inches, fresh, beyond, last);
      if (j < 0) break;
      if (reach(g, unit, i, j, inches, n, SETTLE.whole, rules)) return true;
      beyond = gap(g.models, i, j);
      last = j;
    }
  }
  return false;
}

/** Brings the nearest unplaced model that can to the one target. */
function lead<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, reachInches: number, n: number, rules: MoveRules): boolean {
  const m = g.models;
  const other = g.units[one[0]];
  let beyond = -1;
  let last = -1;
  for (let attempt = 0; attempt < 3; attempt++) {
    let i = -1;
    let nearest = Infinity;
    for (let k = unit.first; k < unit.first + unit.size; k++) {
      if (m.alive[k] === 0 || placed[k] !== 0) continue;
      const d = gapToTargets(g, k, one, 1);
      if (d >= nearest || d > inches + reachInches + CONTACT || d < beyond || (d === beyond && k <= last)) continue;
      nearest = d;
      i = k;
    }
    if (i < 0) return false;
    if (reachAny(g, unit, i, one, 1, inches, n, SETTLE.wholeLoose, rules)) return true;
    if (reachInches > 0 && comeNear(g, unit, i, nearestModel(g, other, i), inches, reachInches, n, rules)) return true;
    if (pressOn(g, unit, i, nearestModel(g, other, i), inches, n, SETTLE.wholeLoose, rules)) return true;
    beyond = nearest;
    last = i;
  }
  return false;
}

/** Distance between the places tried on the way up to what overhangs. */
const PRESS_INCHES = 1 / 16;

/**
 * Brings a model as near to an enemy model as what overhangs lets it, straight on, if some part of one then is near enough to some
 * part of the other.
 */
function pressOn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  j: ModelId,
  inches: number,
  n: number,
  how: number,
  rules: MoveRules,
): boolean {
  const m = g.models;
  if (rules.heldOffInches === 0 || j < 0 || (!hasOutline(m, i) && !hasOutline(m, j))) return false;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const d = Math.sqrt((m.x[j] - x0) * (m.x[j] - x0) + (m.y[j] - y0) * (m.y[j] - y0));
  if (d === 0 || partsGap(m, i, j, PARTS.all) > inches + rules.heldOffInches) return false;
  for (let step = Math.min(inches, gap(m, i, j)); step > 0; step -= PRESS_INCHES) {
    if (!settle(g, unit, i, x0 + ((m.x[j] - x0) * step) / d, y0 + ((m.y[j] - y0) * step) / d, inches, n, how, rules)) continue;
    if (partsGap(m, i, j, PARTS.all) <= rules.heldOffInches + CONTACT) return true;
    placed[i] = 0;
    m.x[i] = x0;
    m.y[i] = y0;
    return false;
  }
  return false;
}

/** Brings a model to within reach of an enemy model without contact. */
function comeNear<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  j: ModelId,
  inches: number,
  reachInches: number,
  n: number,
  rules: MoveRules,
): boolean {
  const m = g.models;
  const x0 = m.x[i];
  const y0 = m.y[i];
  const d = Math.sqrt((m.x[j] - x0) * (m.x[j] - x0) + (m.y[j] - y0) * (m.y[j] - y0));
  const step = d === 0 ? 0 : Math.min(inches, gap(m, i, j)) / d;
  if (!settle(g, unit, i, x0 + (m.x[j] - x0) * step, y0 + (m.y[j] - y0) * step, inches, n, SETTLE.loose, rules)) return false;
  if (gap(m, i, j) <= reachInches + CONTACT) return true;
  placed[i] = 0;
  m.x[i] = x0;
  m.y[i] = y0;
  return false;
}

const single = new Int16Array(1);

/** `chargeMoveAll` at one target, into base contact. */
export function chargeMove<F extends Family>(g: Game<F>, unit: Unit<F>, target: Unit<F>, inches: number, rules: MoveRules): number {
  single[0] = target.slot;
  return chargeMoveAll(g, unit, single, 1, inches, 0, rules);
}

/**
 * Models not in contact go up to `inches` nearer to the nearest of these enemy units, into contact if they can; those in
 * contact stay. Returns the longest way gone, 0 with nothing changed if nobody moves or coherency would be lost: that of the
 * rules, or where casualties have left less, that by single links.
 */
export function pileIn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  enemies: Int16Array,
  count: number,
  inches: number,
  rules: MoveRules,
): number {
  if (!unitWithinAny(g, unit, enemies, count, inches + 24)) return 0;
  begin(g, unit, enemies, count, inches, rules);
  const whole = isCoherent(g, unit, rules);
  const linked = whole || holdsTogether(g, unit, rules);
  const longest = followAll(g, unit, enemies, count, inches, 0, rules);
  finish(g, enemies, count);
  if (longest < 1 / 64 || (whole && !isCoherent(g, unit, rules)) || (linked && !holdsTogether(g, unit, rules))) {
    restore(g, unit);
    return 0;
  }
  g.moved(unit);
  return longest;
}

/** Coherency by single links, whatever the rules ask for. */
const holdsTogether = <F extends Family>(g: Game<F>, unit: Unit<F>, rules: MoveRules): boolean =>
  coherent(g, unit, rules.coherencyInches, rules.coherencyUpInches, 1);

function unitWithinAny<F extends Family>(g: Game<F>, unit: Unit<F>, enemies: Int16Array, count: number, inches: number): boolean {
  for (let t = 0; t < count; t++) if (unitWithin(g, unit, g.units[enemies[t]], inches)) return true;
  return false;
}
