import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { clearOfPlaced, type Footwork, linkedToPlaced, put, restore, stepBack, takePlace } from './footwork.ts';
import type { Within } from './formation.ts';
import { isCoherent, linksNeeded } from './legality.ts';
import { makePose, setPose } from './pose.ts';
import { mayStand, type Room, sortPoints } from './room.ts';
import { CONTACT } from './tolerance.ts';

/** Units of at most so many models are tried on all points; larger ones are packed from so many points in each of a few orders. */
const MOST_TRIED_OUT = 4;
const SEEDS = 8;
/** How often points are looked at: by small units that are tried out, by units that are packed. */
const MOST_LOOKS = 1_000_000;
const MOST_PACKED = 4_000_000;

const standing = scratch(makePose());

/** Stands a model on a point if the placed ones of its unit leave it room and it is linked to them. */
function stand<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, at: number, room: Room, within: Within<F>): boolean {
  const m = g.models;
  const { dirX, dirY, foot, rules } = room;
  const x = room.x[at];
  const y = room.y[at];
  const there = setPose(standing(), x, y, dirX, dirY);
  if (!clearOfPlaced(g, i, there, foot)) return false;
  if (!isLike(m, i, room.line[room.lined - 1]) && !mayStand(g, i, x, y, room, within)) return false;
  put(g, i, there, rules);
  const linked = linkedToPlaced(g, unit, i, foot, rules);
  takePlace(foot, i);
  if (!linked) stepBack(g, i, foot);
  return linked;
}

/** Whether a model needs no more room than another: what the one may stand on, the other may. */
const isLike = (m: Models, i: ModelId, j: ModelId): boolean =>
  m.rim[i] === m.rim[j] && m.coreX[i] === m.coreX[j] && m.coreY[i] === m.coreY[j] && m.height[i] === m.height[j];

/** Whether a model at a point could be linked to so many of the placed ones, by bounds only. */
function couldLink<F extends Family>(g: Game<F>, i: ModelId, at: number, room: Room): boolean {
  const { foot, rules } = room;
  if (foot.placedCount === 0) return true;
  const m = g.models;
  let near = false;
  for (let p = 0; p < foot.placedCount; p++) {
    const j = foot.order[p];
    const dx = room.x[at] - m.x[j];
    const dy = room.y[at] - m.y[j];
    const d = dx * dx + dy * dy;
    const bodies = Math.max(0, m.rim[i] + m.rim[j] - CONTACT);
    if (d < bodies * bodies) return false;
    const far = rules.coherencyInches + m.radius[i] + m.radius[j] + CONTACT;
    if (d <= far * far) near = true;
  }
  return near;
}

/** Tries all points for the models from the `depth`th on. */
function tryOut<F extends Family>(g: Game<F>, unit: Unit<F>, depth: number, room: Room, within: Within<F>): boolean {
  const { foot, rules } = room;
  if (depth === room.lined) return isCoherent(g, unit, rules);
  const i = room.line[depth];
  for (let k = 0; k < room.n; k++) {
    if (room.left-- <= 0) return false;
    const at = room.order[k];
    if (!couldLink(g, i, at, room) || !stand(g, unit, i, at, room, within)) continue;
    if (foot.placedCount > room.most) note(g, unit, room);
    if (tryOut(g, unit, depth + 1, room, within)) return true;
    stepBack(g, i, foot);
  }
  return false;
}

/** Packs the models one by one, the first of them onto a point, each other onto the first that is left; whether all find one. */
function pack<F extends Family>(g: Game<F>, unit: Unit<F>, seed: number, room: Room, within: Within<F>): boolean {
  const { order, taken, links, n, foot, rules } = room;
  takeUp(g, unit, foot);
  taken.fill(0, 0, n);
  links.fill(0, 0, n);
  const needed = linksNeeded(unit, rules);
  for (let next = 0; next < room.lined; next++) {
    const i = room.line[next];
    const need = Math.min(needed, foot.placedCount);
    let at = -1;
    for (let k = next === 0 ? seed : 0; k < n && at < 0; k++) {
      const point = order[k];
      if (taken[point] !== 0 || links[point] < need) continue;
      if (stand(g, unit, i, point, room, within)) at = point;
    }
    room.left -= 2 * n;
    if (at >= 0) count(g, i, room);
    else if (isLike(g.models, i, room.line[room.lined - 1])) break;
  }
  if (foot.placedCount > room.most) note(g, unit, room);
  return foot.placedCount === room.lined && isCoherent(g, unit, rules);
}

/** Marks the points next to a model that has just been placed. */
function count<F extends Family>(g: Game<F>, i: ModelId, { n, x, y, taken, links, line, lined, rules }: Room): void {
  const m = g.models;
  const bodies = Math.max(0, m.rim[i] + m.rim[line[lined - 1]] - CONTACT);
  const far = rules.coherencyInches + m.radius[i] + m.radius[line[0]] + CONTACT;
  for (let k = 0; k < n; k++) {
    const dx = x[k] - m.x[i];
    const dy = y[k] - m.y[i];
    const d = dx * dx + dy * dy;
    if (d < bodies * bodies) taken[k] = 1;
    else if (d <= far * far) links[k]++;
  }
}

/** Takes all models back to where they were. */
export function takeUp<F extends Family>(g: Game<F>, unit: Unit<F>, foot: Footwork): void {
  restore(g, unit, foot);
  foot.placed.fill(0, unit.first, unit.first + unit.size);
  foot.placedCount = 0;
}

/** Notes where the models stand: nobody has placed more. */
function note<F extends Family>(g: Game<F>, unit: Unit<F>, room: Room): void {
  const { foot } = room;
  room.most = foot.placedCount;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    room.stood[i] = foot.placed[i];
    room.stoodX[i] = g.models.x[i];
    room.stoodY[i] = g.models.y[i];
  }
}

const stood = scratch(makePose());

/** Places the models for which the most was made of the points; whether these are all. */
function placeMost<F extends Family>(g: Game<F>, unit: Unit<F>, room: Room): boolean {
  const { dirX, dirY, foot, rules } = room;
  takeUp(g, unit, foot);
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (room.most === 0 || room.stood[i] === 0) continue;
    put(g, i, setPose(stood(), room.stoodX[i], room.stoodY[i], dirX, dirY), rules);
    takePlace(foot, i);
  }
  return false;
}

/** Orders of the points in which units are packed, besides that by their keys: along the facing and across it, from either end. */
const AHEAD = Int8Array.of(1, -1, 0, 0);
const ASIDE = Int8Array.of(0, 0, 1, -1);

/** Places the models on the points, all of them if they find places together, else as many as do. */
export function fill<F extends Family>(g: Game<F>, unit: Unit<F>, room: Room, within: Within<F>): boolean {
  const { dirX, dirY } = room;
  room.most = 0;
  if (room.n === 0) return false;
  sortPoints(room);
  if (pack(g, unit, 0, room, within)) return true;
  takeUp(g, unit, room.foot);
  room.left = MOST_LOOKS;
  if (room.lined <= MOST_TRIED_OUT) {
    return tryOut(g, unit, 0, room, within) || placeMost(g, unit, room);
  }
  room.left = MOST_PACKED;
  for (let turn = 0; turn <= AHEAD.length; turn++) {
    for (let seed = 0; seed < SEEDS && room.left > 0; seed++) {
      if (pack(g, unit, Math.floor((seed * room.n) / SEEDS), room, within)) return true;
    }
    if (turn === AHEAD.length) break;
    for (let k = 0; k < room.n; k++) {
      const ahead = room.x[k] * dirX + room.y[k] * dirY;
      const aside = room.y[k] * dirX - room.x[k] * dirY;
      room.key[k] = ahead * AHEAD[turn] + aside * ASIDE[turn];
    }
    sortPoints(room);
  }
  return placeMost(g, unit, room);
}
