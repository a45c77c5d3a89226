import type { Family } from '../rules/family.ts';
import type { Game, ModelId } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import type { MoveRules } from './move-rules.ts';
import { sweepFree } from './path.ts';
import type { Route } from './route.ts';
import { makeSegment, setSegment } from './segment.ts';

/** Shortest ways of models along points: whether a leg is free is looked up only where a shortest way would use it. */

/** The most points along which ways lead, and the most models of a unit that look for some. */
export const MOST_POINTS = 96;
export const MOST_WALKERS = 48;

/** What is known of a leg. */
export const LEG = { unknown: 0, free: 1, shut: 2 } as const;

/** The points of one unit, the legs between them, and by model the shortest ways to them. */
export interface Walks {
  n: number;
  /** Half the width of the sweep that has to fit. */
  half: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 1 for points so close to a hull that a leg may be free in one direction alone. */
  readonly close: Uint8Array;
  /** Whether a leg is the same for every model of the unit. */
  alike: boolean;
  /** By pair of points (`pairOf`): what whoever needed the leg first has found out (`LEG`), for everybody and both directions. */
  readonly legs: Uint8Array;
  /** By model and point: the length of the shortest way, Infinity for none, and the point before on it, -1 for none. */
  readonly inches: Float64Array;
  readonly before: Int16Array;
  /** By model: to how many points there is a way; and their indices, by model and then in order. */
  readonly count: Uint8Array;
  readonly reached: Uint8Array;
}

export const makeWalks = (): Walks => ({
  n: 0,
  half: -1,
  x: new Float64Array(MOST_POINTS),
  y: new Float64Array(MOST_POINTS),
  close: new Uint8Array(MOST_POINTS),
  alike: false,
  legs: new Uint8Array(MOST_POINTS * MOST_POINTS),
  inches: new Float64Array(MOST_WALKERS * MOST_POINTS),
  before: new Int16Array(MOST_WALKERS * MOST_POINTS),
  count: new Uint8Array(MOST_WALKERS),
  reached: new Uint8Array(MOST_WALKERS * MOST_POINTS),
});

const pairOf = (a: number, b: number): number => (a > b ? a * MOST_POINTS + b : b * MOST_POINTS + a);

/** The walk of one model under way. */
interface Trail {
  i: ModelId;
  x: number;
  y: number;
  most: number;
  /** Where its columns begin. */
  row: number;
  /** By point: how far it is in a straight line, and what is known of that leg. */
  readonly far: Float64Array;
  readonly first: Uint8Array;
  /** The points to which it is not, in no order, and how many. */
  readonly open: Int16Array;
  left: number;
  /** Points to which the shortest way is known, the nearest first. */
  readonly order: Int16Array;
  count: number;
}

const trails = scratch<Trail>({
  i: -1,
  x: 0,
  y: 0,
  most: 0,
  row: 0,
  far: new Float64Array(MOST_POINTS),
  first: new Uint8Array(MOST_POINTS),
  open: new Int16Array(MOST_POINTS),
  left: 0,
  order: new Int16Array(MOST_POINTS),
  count: 0,
});

const stretch = scratch(makeSegment());

/** Sums of lengths are off by less than this, by far. */
export const ROUNDING = 1e-9;

/** Finds the shortest ways of at most `most` inches from where a route begins to all points, for one model. */
export function walkAll<F extends Family>(g: Game<F>, i: ModelId, most: number, rules: MoveRules, walks: Walks, { way }: Route): void {
  const trail = trails();
  const { n, x, y, inches, before } = walks;
  const { far, first, open, order } = trail;
  const row = (i - g.units[g.models.unit[i]].first) * MOST_POINTS;
  trail.i = i;
  trail.x = way.x0;
  trail.y = way.y0;
  trail.most = most;
  trail.row = row;
  trail.count = 0;
  trail.left = 0;
  for (let k = 0; k < n; k++) {
    const d = Math.sqrt((x[k] - way.x0) * (x[k] - way.x0) + (y[k] - way.y0) * (y[k] - way.y0));
    far[k] = d;
    first[k] = LEG.unknown;
    inches[row + k] = d <= most ? d : Infinity;
    before[row + k] = -1;
    // No way is shorter than the straight one.
    if (d <= most + ROUNDING) open[trail.left++] = k;
  }
  for (;;) {
    const at = nearestOpen(walks, trail);
    if (at < 0) break;
    const next = open[at];
    if (!holds(g, next, rules, walks, trail)) continue;
    open[at] = open[--trail.left];
    order[trail.count++] = next;
    goOn(g, next, rules, walks, trail);
  }
  let reached = 0;
  for (let k = 0; k < n; k++) if (inches[row + k] !== Infinity) walks.reached[row + reached++] = k;
  walks.count[row / MOST_POINTS] = reached;
}

/** Where the open point is listed to which the way is shortest as far as is known, of several such the first point; -1 if no way leads to any. */
function nearestOpen({ inches }: Walks, { open, left, row }: Trail): number {
  let at = -1;
  let least = Infinity;
  for (let k = 0; k < left; k++) {
    const d = inches[row + open[k]];
    if (d > least || d === Infinity || (d === least && open[k] > open[at])) continue;
    least = d;
    at = k;
  }
  return at;
}

/** Lets ways lead on from a point to which the shortest one is known. Most legs are taken for free until a shortest way uses them. */
function goOn<F extends Family>(g: Game<F>, from: number, rules: MoveRules, walks: Walks, trail: Trail): void {
  const { x, y, inches, before, legs, close, alike } = walks;
  const { open, row, most } = trail;
  const gone = inches[row + from];
  for (let at = 0; at < trail.left; at++) {
    const k = open[at];
    const squared = (x[k] - x[from]) * (x[k] - x[from]) + (y[k] - y[from]) * (y[k] - y[from]);
    const left = most - gone + ROUNDING;
    if (squared > left * left) continue;
    const pair = pairOf(k, from);
    const asked = legs[pair] === LEG.unknown && (!alike || close[k] !== 0 || close[from] !== 0);
    // What is found out about such a leg depends on who asks, and from where: it is asked only if the way so far, as it is, is no shorter.
    if (asked) while (!holds(g, k, rules, walks, trail));
    const d = gone + Math.sqrt(squared);
    if (d >= inches[row + k] || d > most) continue;
    if (asked) look(g, from, k, rules, walks, trail);
    if (legs[pair] === LEG.shut) continue;
    inches[row + k] = d;
    before[row + k] = from;
  }
}

/** Whether the shortest way to a point, as far as is known, is free in its last leg; if not, it becomes the next longer one. */
function holds<F extends Family>(g: Game<F>, k: number, rules: MoveRules, walks: Walks, trail: Trail): boolean {
  const { x, y, inches, before, legs } = walks;
  const { far, first, order, count, row, most } = trail;
  if (inches[row + k] === Infinity || look(g, before[row + k], k, rules, walks, trail)) return true;
  let best = first[k] !== LEG.shut && far[k] <= most ? far[k] : Infinity;
  let last = -1;
  for (let at = 0; at < count; at++) {
    const from = order[at];
    if (legs[pairOf(k, from)] === LEG.shut) continue;
    const d = inches[row + from] + Math.sqrt((x[k] - x[from]) * (x[k] - x[from]) + (y[k] - y[from]) * (y[k] - y[from]));
    if (d >= best || d > most) continue;
    best = d;
    last = from;
  }
  inches[row + k] = best;
  before[row + k] = last;
  return false;
}

/** Whether a leg to a point is free, from another one or (-1) from where the model begins. */
function look<F extends Family>(g: Game<F>, from: number, k: number, rules: MoveRules, walks: Walks, trail: Trail): boolean {
  const { x, y } = walks;
  const known = from < 0 ? trail.first : walks.legs;
  const at = from < 0 ? k : pairOf(k, from);
  if (known[at] === LEG.unknown) {
    const { i } = trail;
    const leg = setSegment(stretch(), from < 0 ? trail.x : x[from], from < 0 ? trail.y : y[from], x[k], y[k]);
    known[at] = sweepFree(g, g.units[g.models.unit[i]], i, walks.half, leg, rules) ? LEG.free : LEG.shut;
  }
  return known[at] === LEG.free;
}
