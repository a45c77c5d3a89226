import { cosDegrees, sinDegrees } from './degrees.ts';

/** The x of a point displaced by `inches` in the direction of whole degrees (anticlockwise from +x). */
export const scatterX = (x: number, degrees: number, inches: number): number => x + cosDegrees(degrees) * inches;
/** Its y. */
export const scatterY = (y: number, degrees: number, inches: number): number => y + sinDegrees(degrees) * inches;

/** Writes the displaced point to out[0], out[1]; negative degrees mean a Hit, which does not move it. */
export function displace(x: number, y: number, degrees: number, inches: number, out: Float64Array): void {
  out[0] = degrees < 0 ? x : scatterX(x, degrees, inches);
  out[1] = degrees < 0 ? y : scatterY(y, degrees, inches);
}
