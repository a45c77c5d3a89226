import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { DEGREES } from './degrees.ts';
import {
  clearOfPlaced,
  type Footwork,
  footwork,
  linkedToPlaced,
  MOST_MODELS,
  put,
  restore,
  setOut,
  stepBack,
  takePlace,
} from './footwork.ts';
import { anywhere, type Within } from './formation.ts';
import { clearGround, clearOfOthers, isCoherent, linksNeeded } from './legality.ts';
import type { MoveRules } from './move-rules.ts';
import { CONTACT, snap } from './tolerance.ts';

/**
 * Whether there is room to set up a unit: a set of points of a list or of a grid, one for each model, on legal ground, clear of everybody and
 * coherent. Looked for where the usual formations find none, because models are lost, or units turned away, for want of it.
 */

/** Distance between the points of the grid, and between those of a second one, for which there is not always space. */
const GRAIN_INCHES = 1 / 4;
const FINE_INCHES = 1 / 8;
const MOST_POINTS = 16384;

/** Units of at most so many models are tried on all points; larger ones are packed from so many points in each of a few orders. */
const MOST_TRIED_OUT = 4;
const SEEDS = 8;
/** How often points are looked at: by small units that are tried out, by units that are packed. */
const MOST_LOOKS = 1_000_000;
const MOST_PACKED = 4_000_000;

/** A list of points, best first. */
interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
  n: number;
}

/** The points at which the smallest models of a unit may stand, and the best that was made of them. */
interface Room {
  n: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly key: Float64Array;
  /** Indices of the points, best first. */
  readonly order: Int16Array;
  /** By point, while a unit is packed: 1 if somebody stands too near; to how many a model there would be linked. */
  readonly taken: Uint8Array;
  readonly links: Uint8Array;
  /** The models, largest first. */
  readonly line: Int16Array;
  lined: number;
  /** How often points may still be looked at. */
  left: number;
  /** The most models that found places together, and by model where: 1 for those who did. */
  most: number;
  readonly stood: Uint8Array;
  readonly stoodX: Float64Array;
  readonly stoodY: Float64Array;
}

const rooms = scratch<Room>({
  n: 0,
  x: new Float64Array(MOST_POINTS),
  y: new Float64Array(MOST_POINTS),
  key: new Float64Array(MOST_POINTS),
  order: new Int16Array(MOST_POINTS),
  taken: new Uint8Array(MOST_POINTS),
  links: new Uint8Array(MOST_POINTS),
  line: new Int16Array(MOST_MODELS),
  lined: 0,
  left: 0,
  most: 0,
  stood: new Uint8Array(MOST_MODELS),
  stoodX: new Float64Array(MOST_MODELS),
  stoodY: new Float64Array(MOST_MODELS),
});

/** Lines the models up, the largest first. */
function lineUp<F extends Family>(g: Game<F>, unit: Unit<F>, room: Room): void {
  const { alive, radius } = g.models;
  room.lined = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (alive[i] === 0) continue;
    let at = room.lined++;
    while (at > 0 && radius[room.line[at - 1]] < radius[i]) {
      room.line[at] = room.line[at - 1];
      at--;
    }
    room.line[at] = i;
  }
}

/** Whether a model may stand somewhere, wherever the others of its unit do. */
const mayStand = <F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  rules: MoveRules,
  within: Within<F>,
): boolean =>
  clearOfOthers(g, unit, i, x, y, dirX, dirY, rules) && clearGround(g, i, x, y, dirX, dirY, rules) && within(g, i, x, y, dirX, dirY);

/** Order of two points: by key, else by where they are. */
function precedes({ x, y, key }: Room, a: number, b: number): boolean {
  if (key[a] !== key[b]) return key[a] < key[b];
  return x[a] === x[b] ? y[a] < y[b] : x[a] < x[b];
}

/** Sorts the points in place. */
function sortPoints(room: Room): void {
  const { order, n } = room;
  for (let k = 0; k < n; k++) order[k] = k;
  for (let root = (n >> 1) - 1; root >= 0; root--) sink(room, root, n);
  for (let end = n - 1; end > 0; end--) {
    const last = order[end];
    order[end] = order[0];
    order[0] = last;
    sink(room, 0, end);
  }
}

/** Moves a point of a heap, in which later ones are above, down to its place. */
function sink(room: Room, from: number, end: number): void {
  const { order } = room;
  const moved = order[from];
  let at = from;
  for (let child = 2 * at + 1; child < end; child = 2 * at + 1) {
    if (child + 1 < end && precedes(room, order[child], order[child + 1])) child++;
    if (!precedes(room, moved, order[child])) break;
    order[at] = order[child];
    at = child;
  }
  order[at] = moved;
}

/** Stands a model on a point if the placed ones of its unit leave it room and it is linked to them. */
function stand<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  i: ModelId,
  at: number,
  dirX: number,
  dirY: number,
  room: Room,
  foot: Footwork,
  rules: MoveRules,
  within: Within<F>,
): boolean {
  const m = g.models;
  const x = room.x[at];
  const y = room.y[at];
  if (!clearOfPlaced(g, unit, i, x, y, dirX, dirY, foot)) return false;
  if (!isLike(m, i, room.line[room.lined - 1]) && !mayStand(g, unit, i, x, y, dirX, dirY, rules, within)) return false;
  put(g, i, x, y, dirX, dirY, rules);
  const linked = linkedToPlaced(g, unit, i, foot, rules);
  takePlace(foot, i);
  if (!linked) stepBack(g, i, foot);
  return linked;
}

/** Whether a model needs no more room than another: what the one may stand on, the other may. */
const isLike = (m: Models, i: ModelId, j: ModelId): boolean =>
  m.rim[i] === m.rim[j] && m.coreX[i] === m.coreX[j] && m.coreY[i] === m.coreY[j] && m.height[i] === m.height[j];

/** Whether a model at a point could be linked to so many of the placed ones, by bounds only. */
function couldLink<F extends Family>(g: Game<F>, i: ModelId, at: number, room: Room, foot: Footwork, rules: MoveRules): boolean {
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
function tryOut<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  depth: number,
  dirX: number,
  dirY: number,
  room: Room,
  foot: Footwork,
  rules: MoveRules,
  within: Within<F>,
): boolean {
  if (depth === room.lined) return isCoherent(g, unit, rules);
  const i = room.line[depth];
  for (let k = 0; k < room.n; k++) {
    if (room.left-- <= 0) return false;
    const at = room.order[k];
    if (!couldLink(g, i, at, room, foot, rules) || !stand(g, unit, i, at, dirX, dirY, room, foot, rules, within)) continue;
    if (foot.placedCount > room.most) note(g, unit, room, foot);
    if (tryOut(g, unit, depth + 1, dirX, dirY, room, foot, rules, within)) return true;
    stepBack(g, i, foot);
  }
  return false;
}

/** Packs the models one by one, the first of them onto a point, each other onto the first that is left; whether all find one. */
function pack<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  seed: number,
  dirX: number,
  dirY: number,
  room: Room,
  foot: Footwork,
  rules: MoveRules,
  within: Within<F>,
): boolean {
  const { order, taken, links, n } = room;
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
      if (stand(g, unit, i, point, dirX, dirY, room, foot, rules, within)) at = point;
    }
    room.left -= 2 * n;
    if (at >= 0) count(g, i, room, rules);
    else if (isLike(g.models, i, room.line[room.lined - 1])) break;
  }
  if (foot.placedCount > room.most) note(g, unit, room, foot);
  return foot.placedCount === room.lined && isCoherent(g, unit, rules);
}

/** Marks the points next to a model that has just been placed. */
function count<F extends Family>(g: Game<F>, i: ModelId, { n, x, y, taken, links, line, lined }: Room, rules: MoveRules): void {
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
function takeUp<F extends Family>(g: Game<F>, unit: Unit<F>, foot: Footwork): void {
  restore(g, unit, foot);
  foot.placed.fill(0, unit.first, unit.first + unit.size);
  foot.placedCount = 0;
}

/** Notes where the models stand: nobody has placed more. */
function note<F extends Family>(g: Game<F>, unit: Unit<F>, room: Room, foot: Footwork): void {
  room.most = foot.placedCount;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    room.stood[i] = foot.placed[i];
    room.stoodX[i] = g.models.x[i];
    room.stoodY[i] = g.models.y[i];
  }
}

/** Places the models for which the most was made of the points; whether these are all. */
function placeMost<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  dirX: number,
  dirY: number,
  room: Room,
  foot: Footwork,
  rules: MoveRules,
): boolean {
  takeUp(g, unit, foot);
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (room.most === 0 || room.stood[i] === 0) continue;
    put(g, i, room.stoodX[i], room.stoodY[i], dirX, dirY, rules);
    takePlace(foot, i);
  }
  return false;
}

/** Orders of the points in which units are packed, besides that by their keys: along the facing and across it, from either end. */
const AHEAD = Int8Array.of(1, -1, 0, 0);
const ASIDE = Int8Array.of(0, 0, 1, -1);

/** Places the models on the points, all of them if they find places together, else as many as do. */
function fill<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  dirX: number,
  dirY: number,
  room: Room,
  foot: Footwork,
  rules: MoveRules,
  within: Within<F>,
): boolean {
  room.most = 0;
  if (room.n === 0) return false;
  sortPoints(room);
  if (pack(g, unit, 0, dirX, dirY, room, foot, rules, within)) return true;
  takeUp(g, unit, foot);
  room.left = MOST_LOOKS;
  if (room.lined <= MOST_TRIED_OUT) {
    return tryOut(g, unit, 0, dirX, dirY, room, foot, rules, within) || placeMost(g, unit, dirX, dirY, room, foot, rules);
  }
  room.left = MOST_PACKED;
  for (let turn = 0; turn <= AHEAD.length; turn++) {
    for (let seed = 0; seed < SEEDS && room.left > 0; seed++) {
      if (pack(g, unit, Math.floor((seed * room.n) / SEEDS), dirX, dirY, room, foot, rules, within)) return true;
    }
    if (turn === AHEAD.length) break;
    for (let k = 0; k < room.n; k++) {
      const ahead = room.x[k] * dirX + room.y[k] * dirY;
      const aside = room.y[k] * dirX - room.x[k] * dirY;
      room.key[k] = ahead * AHEAD[turn] + aside * ASIDE[turn];
    }
    sortPoints(room);
  }
  return placeMost(g, unit, dirX, dirY, room, foot, rules);
}

/** Adds a point if the smallest models may stand there. */
function addPoint<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  x: number,
  y: number,
  key: number,
  dirX: number,
  dirY: number,
  room: Room,
  rules: MoveRules,
  within: Within<F>,
): void {
  if (room.n === MOST_POINTS || !mayStand(g, unit, room.line[room.lined - 1], x, y, dirX, dirY, rules, within)) return;
  room.x[room.n] = x;
  room.y[room.n] = y;
  room.key[room.n++] = key;
}

/** Lists the points of a grid over a box, the nearest to a goal best. */
function layGrid<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  box: Readonly<Float64Array>,
  grain: number,
  goalX: number,
  goalY: number,
  dirX: number,
  dirY: number,
  room: Room,
  rules: MoveRules,
  within: Within<F>,
): void {
  room.n = 0;
  const columns = Math.floor((box[2] - box[0]) / grain / 2);
  const rows = Math.floor((box[3] - box[1]) / grain / 2);
  const midX = (box[0] + box[2]) / 2;
  const midY = (box[1] + box[3]) / 2;
  for (let c = -columns; c <= columns; c++) {
    const x = snap(midX + c * grain);
    for (let r = -rows; r <= rows; r++) {
      const y = snap(midY + r * grain);
      addPoint(g, unit, x, y, (x - goalX) * (x - goalX) + (y - goalY) * (y - goalY), dirX, dirY, room, rules, within);
    }
  }
}

const boxes = scratch({ box: new Float64Array(4) });

/** A box, as far as it is on the board: minX, minY, maxX, maxY, in an array that the next call overwrites. */
export function boxOn<F extends Family>(g: Game<F>, minX: number, minY: number, maxX: number, maxY: number): Float64Array {
  const { box } = boxes();
  box[0] = Math.max(0, minX);
  box[1] = Math.max(0, minY);
  box[2] = Math.min(g.board.width, maxX);
  box[3] = Math.min(g.board.height, maxY);
  return box;
}

/** How many points a grid over a box has. */
const gridPoints = (box: Readonly<Float64Array>, grain: number): number =>
  ((box[2] - box[0]) / grain + 1) * ((box[3] - box[1]) / grain + 1);

/** Facings tried for models that are not round: as given, across, and between. */
const TURNS = Int16Array.of(0, 90, 45, 135);

/**
 * Places a unit on points of a grid over a box (minX, minY, maxX, maxY), near to a goal: every model where the rules and `within` allow
 * it, all of them coherent. Returns true, with the unit moved and announced, or false with nothing changed.
 */
export function fitIn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  box: Readonly<Float64Array>,
  goalX: number,
  goalY: number,
  dirX: number,
  dirY: number,
  rules: MoveRules,
  within: Within<F> = anywhere,
): boolean {
  const room = rooms();
  const foot = footwork();
  setOut(g, unit, foot);
  lineUp(g, unit, room);
  if (room.lined === 0) return false;
  let grain = GRAIN_INCHES;
  while (gridPoints(box, grain) > MOST_POINTS) grain *= 2;
  const last = gridPoints(box, FINE_INCHES) <= MOST_POINTS ? FINE_INCHES : grain;
  const facings = g.models.coreX[room.line[0]] === 0 ? 1 : TURNS.length;
  for (; grain >= last; grain /= 2) {
    for (let turn = 0; turn < facings; turn++) {
      const at = 2 * TURNS[turn];
      const faceX = dirX * DEGREES[at] - dirY * DEGREES[at + 1];
      const faceY = dirX * DEGREES[at + 1] + dirY * DEGREES[at];
      layGrid(g, unit, box, grain, goalX, goalY, faceX, faceY, room, rules, within);
      if (fill(g, unit, faceX, faceY, room, foot, rules, within)) {
        g.moved(unit);
        return true;
      }
      takeUp(g, unit, foot);
    }
  }
  return false;
}

/**
 * Places a unit on listed places: every model where the rules and `within` allow it, all of them coherent. Returns how many found
 * one; if not all did, as many as could be placed together. Nothing is announced.
 */
export function fitOn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  places: Readonly<Points>,
  dirX: number,
  dirY: number,
  foot: Footwork,
  rules: MoveRules,
  within: Within<F>,
): number {
  const room = rooms();
  setOut(g, unit, foot);
  lineUp(g, unit, room);
  room.n = 0;
  if (room.lined === 0) return 0;
  for (let k = 0; k < places.n; k++) addPoint(g, unit, places.x[k], places.y[k], k, dirX, dirY, room, rules, within);
  fill(g, unit, dirX, dirY, room, foot, rules, within);
  return foot.placedCount;
}
