import type { Family } from '../rules/family.ts';
import type { Game, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { DEGREES } from './degrees.ts';
import { type Footwork, footwork } from './footwork.ts';
import { anywhere, type Within } from './formation.ts';
import type { MoveRules } from './move-rules.ts';
import { fill, takeUp } from './packing.ts';
import type { Pose } from './pose.ts';
import { addPoint, MOST_POINTS, openRoom, type Room } from './room.ts';
import { snap } from './tolerance.ts';

/**
 * Whether there is room to set up a unit: a set of points of a list or of a grid, one for each model, on legal ground, clear of everybody and
 * coherent. Looked for where the usual formations find none, because models are lost, or units turned away, for want of it.
 */

/** Distance between the points of the grid, and between those of a second one, for which there is not always space. */
const GRAIN_INCHES = 1 / 4;
const FINE_INCHES = 1 / 8;

/** A list of points, best first, and how models on them face. */
interface Points {
  readonly dirX: number;
  readonly dirY: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  n: number;
}

/** Lists the points of a grid over a box, the nearest to the goal best. */
function layGrid<F extends Family>(g: Game<F>, box: Readonly<Float64Array>, grain: number, room: Room, within: Within<F>): void {
  const { goalX, goalY, outlook } = room;
  room.n = 0;
  const columns = Math.floor((box[2] - box[0]) / grain / 2);
  const rows = Math.floor((box[3] - box[1]) / grain / 2);
  const midX = (box[0] + box[2]) / 2;
  const midY = (box[1] + box[3]) / 2;
  for (let c = -columns; c <= columns; c++) {
    const x = snap(midX + c * grain, outlook);
    for (let r = -rows; r <= rows; r++) {
      const y = snap(midY + r * grain, outlook);
      addPoint(g, x, y, (x - goalX) * (x - goalX) + (y - goalY) * (y - goalY), room, within);
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
 * Places a unit on points of a grid over a box (minX, minY, maxX, maxY), near to a goal and facing as it does if they can: every model where the rules and `within` allow
 * it, all of them coherent. Returns true, with the unit moved and announced, or false with nothing changed.
 */
export function fitIn<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  box: Readonly<Float64Array>,
  goal: Pose,
  rules: MoveRules,
  within: Within<F> = anywhere,
): boolean {
  const { dirX, dirY } = goal;
  const room = openRoom(g, unit, footwork(), rules);
  if (room.lined === 0) return false;
  room.goalX = goal.x;
  room.goalY = goal.y;
  let grain = GRAIN_INCHES;
  while (gridPoints(box, grain) > MOST_POINTS) grain *= 2;
  const last = gridPoints(box, FINE_INCHES) <= MOST_POINTS ? FINE_INCHES : grain;
  const facings = g.models.coreX[room.line[0]] === 0 ? 1 : TURNS.length;
  for (; grain >= last; grain /= 2) {
    for (let turn = 0; turn < facings; turn++) {
      const at = 2 * TURNS[turn];
      room.dirX = dirX * DEGREES[at] - dirY * DEGREES[at + 1];
      room.dirY = dirX * DEGREES[at + 1] + dirY * DEGREES[at];
      layGrid(g, box, grain, room, within);
      if (fill(g, unit, room, within)) {
        g.moved(unit);
        return true;
      }
      takeUp(g, unit, room.foot);
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
  foot: Footwork,
  rules: MoveRules,
  within: Within<F>,
): number {
  const room = openRoom(g, unit, foot, rules);
  if (room.lined === 0) return 0;
  room.dirX = places.dirX;
  room.dirY = places.dirY;
  for (let k = 0; k < places.n; k++) addPoint(g, places.x[k], places.y[k], k, room, within);
  fill(g, unit, room, within);
  return foot.placedCount;
}
