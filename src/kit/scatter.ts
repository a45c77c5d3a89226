import type { Frame } from '../rules/dice.ts';
import type { Family } from '../rules/family.ts';
import type { Game } from '../rules/game.ts';
import { cosDegrees, sinDegrees } from './degrees.ts';
import { outlookOf } from './outlook.ts';

/** The side as which a deed's roller sees the board: its own, or that of a seat; the active side if nobody rolls. */
function rollingSide<F extends Family>(g: Game<F>, { actor }: Frame): 0 | 1 {
  const seat = actor.index - g.units.length;
  if (seat < 0) return g.units[actor.index].side;
  return seat > 1 ? g.active : g.seatOf[0] === seat ? 0 : 1;
}

/**
 * Where a scatter die or a bearing points on the board, in degrees anticlockwise from +x: a player reads it from his own edge, so that for
 * one of them it is turned by 180 degrees. Negative degrees, a Hit, stay as they are.
 */
export const pointsTo = <F extends Family>(g: Game<F>, frame: Frame, degrees: number): number =>
  degrees < 0 || outlookOf(g, rollingSide(g, frame)) > 0 ? degrees : degrees + 180;

/** The x of a point displaced by `inches` in the direction of whole degrees (anticlockwise from +x). */
export const scatterX = (x: number, degrees: number, inches: number): number => x + cosDegrees(degrees) * inches;
/** Its y. */
export const scatterY = (y: number, degrees: number, inches: number): number => y + sinDegrees(degrees) * inches;

/** Writes the displaced point to out[0], out[1]; negative degrees mean a Hit, which does not move it. */
export function displace(x: number, y: number, degrees: number, inches: number, out: Float64Array): void {
  out[0] = degrees < 0 ? x : scatterX(x, degrees, inches);
  out[1] = degrees < 0 ? y : scatterY(y, degrees, inches);
}
