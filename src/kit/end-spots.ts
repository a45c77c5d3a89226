import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { gapAt } from './measure.ts';
import { hasOutline } from './outline.ts';
import { leftOf, outlookOf } from './outlook.ts';
import { makePose, type Pose, setPose } from './pose.ts';
import { SAME_INCHES } from './tolerance.ts';

/** Places where models could end a move that brings their unit to others: listed best first, whatever the order of units and models. */

export interface EndSpots {
  n: number;
  /** Indices of the spots, best first. */
  readonly order: Int16Array;
  readonly model: Int16Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The facing that it takes; 0, 0 if it keeps its own or faces the way it goes. */
  readonly faceX: Float64Array;
  readonly faceY: Float64Array;
  readonly key: Float64Array;
  /** 1 for spots that turned out to be illegal or out of reach, wherever the other models stand. */
  readonly barred: Uint8Array;
}

export const makeEndSpots = (most: number): EndSpots => ({
  n: 0,
  order: new Int16Array(most),
  model: new Int16Array(most),
  x: new Float64Array(most),
  y: new Float64Array(most),
  faceX: new Float64Array(most),
  faceY: new Float64Array(most),
  key: new Float64Array(most),
  barred: new Uint8Array(most),
});

/** Added to distances that have to be kept, taken from those that must not be exceeded: moves are cut to the grid. */
export const SURE_INCHES = 2 / 256;

/** Order of two spots with the same key: by where they are and whose they are, never by index. */
function precedes<F extends Family>(g: Game<F>, spots: EndSpots, i: ModelId, { x, y }: Pose, b: number): boolean {
  const across = x === spots.x[b] ? y - spots.y[b] : x - spots.x[b];
  if (across !== 0) return across * outlookOf(g, g.units[g.models.unit[i]].side) < 0;
  return leftOf(g, i, spots.model[b]);
}

/** Beyond so many indices it pays to move them at once. */
const MUCH = 48;

/** Adds a spot, with the facing that the model takes there (0, 0: see `EndSpots`); a full list loses its last one. */
export function addSpot<F extends Family>(g: Game<F>, spots: EndSpots, i: ModelId, at: Pose, key: number): void {
  const { order, key: keys } = spots;
  const full = spots.n === order.length;
  if (full && key > keys[order[spots.n - 1]]) return;
  let low = 0;
  let high = spots.n;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = keys[order[middle]];
    if (key < other || (key === other && precedes(g, spots, i, at, order[middle]))) high = middle;
    else low = middle + 1;
  }
  if (low === order.length) return;
  const slot = full ? order[spots.n - 1] : spots.n++;
  // A loop is faster than a call if little is moved.
  if (spots.n - low > MUCH) order.copyWithin(low + 1, low, spots.n - 1);
  else for (let k = spots.n - 1; k > low; k--) order[k] = order[k - 1];
  order[low] = slot;
  spots.model[slot] = i;
  spots.x[slot] = at.x;
  spots.y[slot] = at.y;
  spots.faceX[slot] = at.dirX;
  spots.faceY[slot] = at.dirY;
  keys[slot] = key;
  spots.barred[slot] = 0;
}

/** A side of a model: the direction from it, as a unit vector, and how far another model is from it there. */
export interface Side {
  readonly ux: number;
  readonly uy: number;
  readonly apart: number;
}

/** A side to fill. */
export const makeSide = (): Side => ({ ux: Number.NaN, uy: Number.NaN, apart: Number.NaN });

type Filled = { -readonly [K in keyof Side]: Side[K] };

/** Fills a side and returns it. */
export function setSide(to: Side, ux: number, uy: number, apart: number): Side {
  (to as Filled).ux = ux;
  (to as Filled).uy = uy;
  (to as Filled).apart = apart;
  return to;
}

/** Whether `spotBeside` can lie within `inches` of where model i is: judged by the nearest that it can be, whatever the shapes and facings. */
export function mayBeBeside(m: Models, i: ModelId, j: ModelId, { ux, uy, apart }: Side, inches: number): boolean {
  const dx = m.x[i] - m.x[j];
  const dy = m.y[i] - m.y[j];
  const away = Math.min(Math.max(dx * ux + dy * uy, m.rim[i] + m.rim[j] + apart), m.radius[i] + m.radius[j] + apart);
  const ex = dx - ux * away;
  const ey = dy - uy * away;
  const far = inches + SAME_INCHES;
  return ex * ex + ey * ey <= far * far;
}

/** A class for the reason given in `pose.ts`. */
class Spot {
  x = Number.NaN;
  y = Number.NaN;
}

const spotRoom = scratch(new Spot());

const there = scratch(makePose());

/** Where model i, with a facing, is on a side of j. Valid until the next call. */
export function spotBeside(m: Models, i: ModelId, j: ModelId, side: Side, faceX: number, faceY: number): Readonly<Spot> {
  const spot = spotRoom();
  const round = m.outlines === null && m.coreX[i] === 0 && m.coreX[j] === 0;
  const away = round ? m.radius[i] + m.radius[j] + side.apart : awayBeside(m, i, j, side, faceX, faceY);
  spot.x = m.x[j] + side.ux * away;
  spot.y = m.y[j] + side.uy * away;
  return spot;
}

/** How far the middle of model i is then from that of j, whatever their shapes. */
function awayBeside(m: Models, i: ModelId, j: ModelId, { ux, uy, apart }: Side, faceX: number, faceY: number): number {
  let away = m.radius[i] + m.radius[j] + apart;
  if (m.coreX[i] === 0 && m.coreX[j] === 0 && !hasOutline(m, i) && !hasOutline(m, j)) return away;
  for (let step = 0; step < 24; step++) {
    const left = gapAt(m, i, setPose(there(), m.x[j] + ux * away, m.y[j] + uy * away, faceX, faceY), j) - apart;
    if (left <= SAME_INCHES) break;
    away -= left;
  }
  return away;
}
