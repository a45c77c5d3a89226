import { unitGapToPoint } from '../../kit/index.ts';
import { arenaMemory, type CoreSeams, type Family, type Game, type Unit } from '../../rules/index.ts';

type S = CoreSeams<Family>;

/** Part of the way that a unit's nearest model is ahead of its middle which is left after a move elsewhere. */
export const STILL_AHEAD = 0.5;

/** How far units are from objectives, by unit and objective: asked of all of them by every unit that decides, so it is measured once for where both are. */
const measured = arenaMemory('commander/nearest', (g: Game) => {
  const pairs = g.units.length * g.board.objectives.length;
  return {
    /** The pose of the unit and the place of the objective for which it holds. */
    pose: new Int32Array(pairs).fill(-1),
    x: new Float64Array(pairs),
    y: new Float64Array(pairs),
    inches: new Float64Array(pairs),
  };
});

/** Distance of a unit's nearest model from the middle of an objective, inches. */
function nearestInches(g: Game, u: Unit, marker: number): number {
  const known = measured(g);
  const { x, y } = g.board.objectives[marker];
  const at = u.slot * g.board.objectives.length + marker;
  if (known.pose[at] === u.pose && known.x[at] === x && known.y[at] === y) return known.inches[at];
  known.pose[at] = u.pose;
  known.x[at] = x;
  known.y[at] = y;
  known.inches[at] = unitGapToPoint(g, u, x, y);
  return known.inches[at];
}

/** How far a unit has to go until it counts at an objective, inches; 0 if it does now. */
export const awayNow = (g: Game, s: S, u: Unit, marker: number): number =>
  Math.max(0, nearestInches(g, u, marker) - s.controlInches(g, marker));

/** How much nearer to an objective a unit is than its middle. */
export function reachesOut(g: Game, u: Unit, marker: number): number {
  const { x, y } = g.board.objectives[marker];
  const middle = Math.sqrt((u.x - x) * (u.x - x) + (u.y - y) * (u.y - y));
  return Math.max(0, middle - nearestInches(g, u, marker));
}

/** The same as `awayNow` for a unit whose middle is somewhere else and that reaches out so far. */
export function awayFrom(g: Game, s: S, marker: number, x: number, y: number, reachesOutInches: number): number {
  const o = g.board.objectives[marker];
  const middle = Math.sqrt((o.x - x) * (o.x - x) + (o.y - y) * (o.y - y));
  return Math.max(0, middle - reachesOutInches - s.controlInches(g, marker));
}

/** Turns of ordinary moves that a way takes; Infinity for a unit that cannot move. */
export const turnsFor = (inches: number, move: number): number => (inches <= 0 ? 0 : move <= 0 ? Infinity : Math.ceil(inches / move));

/** In how many rounds from now a way of some turns is done: the first of them is made in this one. */
export const arrival = (turns: number): number => Math.max(0, turns - 1);
