import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { arenaMemory } from '../rules/memory.ts';
import { scratch } from '../rules/scratch.ts';
import { DEGREES } from './degrees.ts';
import { fitOn } from './fit-in.ts';
import { clearOfPlaced, type Footwork, linkedToPlaced, makeFootwork, put, restore, setOut, stepBack, takePlace } from './footwork.ts';
import type { Within } from './formation.ts';
import { clearGround, clearOfOthers } from './legality.ts';
import { worthLess } from './missed.ts';
import type { MoveRules } from './move-rules.ts';
import { makePose, setPose } from './pose.ts';
import { SAME_INCHES, snap } from './tolerance.ts';

/** Setting up units from off the table, model by model, on listed places. */

/**
 * Where models may be set up, best places first: `n` points, and the keys by which they are sorted; the goal that they should be near,
 * and the facing that models have there.
 */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly key: Float64Array;
  n: number;
  goalX: number;
  goalY: number;
  dirX: number;
  dirY: number;
}

export const makePlaces = (most: number): Places => ({
  x: new Float64Array(most),
  y: new Float64Array(most),
  key: new Float64Array(most),
  n: 0,
  goalX: 0,
  goalY: 0,
  dirX: 1,
  dirY: 0,
});

/** Adds a place to a list, after those with a lower or the same key. What does not fit into the list is dropped. */
export function addPlace(to: Places, x: number, y: number, key: number): void {
  if (to.n === to.x.length && (to.n === 0 || to.key[to.n - 1] <= key + SAME_INCHES)) return;
  let at = to.n < to.x.length ? to.n++ : to.n - 1;
  while (at > 0 && to.key[at - 1] > key + SAME_INCHES) {
    to.x[at] = to.x[at - 1];
    to.y[at] = to.y[at - 1];
    to.key[at] = to.key[at - 1];
    at--;
  }
  to.x[at] = snap(x);
  to.y[at] = snap(y);
  to.key[at] = key;
}

/** The corners of a footprint's core in the order in which an outline around it passes them. */
const CORNER_AHEAD = [1, -1, -1, 1] as const;
const CORNER_ASIDE = [1, 1, -1, -1] as const;

/**
 * Adds the places on the outline `apart` inches outside the footprint of a model, about `step` apart, sorted by
 * their distance to the goal, plus `handicap`.
 */
export function addPlacesRound(m: Models, hull: ModelId, apart: number, step: number, handicap: number, to: Places): void {
  const out = m.rim[hull] + apart;
  // A quarter turn of radius `out` is about 1.5708 times as long.
  const turns = Math.max(1, Math.min(90, Math.ceil((1.5708 * out) / step)));
  for (let k = 0; k < 4; k++) {
    const ahead = CORNER_AHEAD[k] * m.coreX[hull];
    const aside = CORNER_ASIDE[k] * m.coreY[hull];
    for (let q = 0; q < turns; q++) {
      const at = 2 * ((90 * k + Math.floor((90 * q) / turns)) % 360);
      addBeside(m, hull, ahead + out * DEGREES[at], aside + out * DEGREES[at + 1], handicap, to);
    }
    const length = 2 * (k % 2 === 0 ? m.coreX[hull] : m.coreY[hull]);
    const parts = Math.ceil(length / step);
    const at = 2 * ((90 * (k + 1)) % 360);
    const along = 2 * ((90 * (k + 2)) % 360);
    for (let q = 0; q < parts; q++) {
      const way = (length * q) / parts;
      const x = ahead + out * DEGREES[at] + way * DEGREES[along];
      const y = aside + out * DEGREES[at + 1] + way * DEGREES[along + 1];
      addBeside(m, hull, x, y, handicap, to);
    }
  }
}

/** Adds a place that is given in the frame of a model's facing. */
function addBeside(m: Models, hull: ModelId, ahead: number, aside: number, handicap: number, to: Places): void {
  const x = m.x[hull] + m.dirX[hull] * ahead - m.dirY[hull] * aside;
  const y = m.y[hull] + m.dirY[hull] * ahead + m.dirX[hull] * aside;
  const dx = x - to.goalX;
  const dy = y - to.goalY;
  addPlace(to, x, y, Math.sqrt(dx * dx + dy * dy) + handicap);
}

/** The last unit that was set up, for later queries. */
const setUp = arenaMemory('kit/set-up', (g) => makeFootwork(g.models.x.length));

/** Whether the last `setUpOn` or `fitUpOn` found a place for a model. */
export const hasPlace = <F extends Family>(g: Game<F>, i: ModelId): boolean => setUp(g).placed[i] !== 0;

/**
 * Sets up the living models of a unit one by one, each on the first of the places that is legal, passes `within`
 * and links it to those already placed. Returns how many found one (`hasPlace`); the others are left where they were, and
 * nothing is announced.
 */
export function setUpOn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  places: Readonly<Places>,
  rules: MoveRules,
  within: Within<F>,
): number {
  const foot = setUp(g);
  setOut(g, unit, foot);
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0) findPlace(g, i, places, foot, rules, within);
  }
  return keepDearest(g, unit, foot);
}

/**
 * The same, but looks for places that all models can have together, and if there are none for as many as it can: where `setUpOn`, which
 * gives each model the first that it may have, finds too few.
 */
export const fitUpOn = <F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  places: Readonly<Places>,
  rules: MoveRules,
  within: Within<F>,
): number => {
  const foot = setUp(g);
  fitOn(g, unit, places, foot, rules, within);
  return keepDearest(g, unit, foot);
};

/**
 * Where not all models of a unit found a place, those that are worth more to their owner take the places of others with the same base: it is
 * he who chooses whom there is no room for. Returns how many have a place.
 */
function keepDearest<F extends Family>(g: Game<F>, unit: Unit<F>, foot: Footwork): number {
  if (foot.placedCount === 0 || foot.placedCount === unit.alive) return foot.placedCount;
  const end = unit.first + unit.size;
  for (let i = unit.first; i < end; i++) {
    if (g.models.alive[i] === 0 || foot.placed[i] !== 0) continue;
    let cheapest = -1;
    for (let j = unit.first; j < end; j++) {
      if (foot.placed[j] === 0 || !sameBase(g.models, i, j) || worthLess(g, j, i) >= 0) continue;
      if (cheapest < 0 || worthLess(g, j, cheapest) < 0) cheapest = j;
    }
    if (cheapest >= 0) givePlace(g, cheapest, i, foot);
  }
  return foot.placedCount;
}

const sameBase = ({ coreX, coreY, rim, height }: Models, i: ModelId, j: ModelId): boolean =>
  coreX[i] === coreX[j] && coreY[i] === coreY[j] && rim[i] === rim[j] && height[i] === height[j];

/** One model takes the place of another, which is left where it was at first. */
function givePlace<F extends Family>(g: Game<F>, from: ModelId, to: ModelId, foot: Footwork): void {
  const m = g.models;
  m.x[to] = m.x[from];
  m.y[to] = m.y[from];
  m.z[to] = m.z[from];
  m.dirX[to] = m.dirX[from];
  m.dirY[to] = m.dirY[from];
  stepBack(g, from, foot);
  takePlace(foot, to);
}

/** Undoes the last `setUpOn` or `fitUpOn` of a unit. */
export function takeBack<F extends Family>(g: Game<F>, unit: Unit<F>): void {
  restore(g, unit, setUp(g));
}

const there = scratch(makePose());

/** Places a model on the first suitable place. */
function findPlace<F extends Family>(
  g: Game<F>,
  i: ModelId,
  places: Readonly<Places>,
  foot: Footwork,
  rules: MoveRules,
  within: Within<F>,
): void {
  const m = g.models;
  const unit = g.units[m.unit[i]];
  const oldX = m.x[i];
  const oldY = m.y[i];
  const oldZ = m.z[i];
  for (let k = 0; k < places.n; k++) {
    const place = setPose(there(), places.x[k], places.y[k], places.dirX, places.dirY);
    if (!clearOfPlaced(g, i, place, foot) || !within(g, i, place)) continue;
    if (!clearGround(g, i, place, rules) || !clearOfOthers(g, unit, i, place, rules)) continue;
    put(g, i, place, rules);
    if (linkedToPlaced(g, unit, i, foot, rules)) {
      takePlace(foot, i);
      return;
    }
    m.x[i] = oldX;
    m.y[i] = oldY;
    m.z[i] = oldZ;
  }
}
