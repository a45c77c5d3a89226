import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { type Footwork, MOST_MODELS, makeFootwork, setOut } from './footwork.ts';
import type { Within } from './formation.ts';
import { clearGround, clearOfOthers } from './legality.ts';
import { type MoveRules, moveRules } from './move-rules.ts';
import { outlookOf } from './outlook.ts';
import { makePose, setPose } from './pose.ts';

/** The most points that are listed. */
export const MOST_POINTS = 16384;

/** The points at which the smallest models of a unit may stand, and the best that was made of them. */
export interface Room {
  /** How all models face, where they are wanted, what their move allows, and who has a place already. */
  dirX: number;
  dirY: number;
  goalX: number;
  goalY: number;
  rules: MoveRules;
  foot: Footwork;
  /** How the side of the unit sees the board. */
  outlook: 1 | -1;
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
  dirX: 1,
  dirY: 0,
  goalX: 0,
  goalY: 0,
  rules: moveRules(),
  foot: makeFootwork(0),
  outlook: 1,
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

/** Begins to look for room for a unit: no points yet. */
export function openRoom<F extends Family>(g: Game<F>, unit: Unit<F>, foot: Footwork, rules: MoveRules): Room {
  const room = rooms();
  room.foot = foot;
  room.rules = rules;
  room.outlook = outlookOf(g, unit.side);
  room.n = 0;
  setOut(g, unit, foot);
  lineUp(g, unit, room);
  return room;
}

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

const standing = scratch(makePose());

/** Whether a model may stand somewhere, wherever the others of its unit do. */
export const mayStand = <F extends Family>(
  g: Game<F>,
  i: ModelId,
  x: number,
  y: number,
  { dirX, dirY, rules }: Room,
  within: Within<F>,
): boolean => {
  const unit = g.units[g.models.unit[i]];
  const there = setPose(standing(), x, y, dirX, dirY);
  return clearOfOthers(g, unit, i, there, rules) && clearGround(g, i, there, rules) && within(g, i, there);
};

/** Adds a point if the smallest models may stand there. */
export function addPoint<F extends Family>(g: Game<F>, x: number, y: number, key: number, room: Room, within: Within<F>): void {
  if (room.n === MOST_POINTS || !mayStand(g, room.line[room.lined - 1], x, y, room, within)) return;
  room.x[room.n] = x;
  room.y[room.n] = y;
  room.key[room.n++] = key;
}

/** Order of two points: by key, else by where they are. */
function precedes({ x, y, key, outlook }: Room, a: number, b: number): boolean {
  if (key[a] !== key[b]) return key[a] < key[b];
  return (x[a] === x[b] ? y[a] - y[b] : x[a] - x[b]) * outlook < 0;
}

/** Sorts the points in place. */
export function sortPoints(room: Room): void {
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
