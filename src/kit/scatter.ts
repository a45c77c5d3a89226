import { cosDegrees, sinDegrees } from './degrees.ts';

/** Where something lands that goes `inches` in the direction of whole degrees (anticlockwise from +x): the x of it. */
export const scatterX = (x: number, degrees: number, inches: number): number => x + cosDegrees(degrees) * inches;
/** The y of it. */
export const scatterY = (y: number, degrees: number, inches: number): number => y + sinDegrees(degrees) * inches;

/** Puts where it lands into out[0], out[1]; negative degrees stand for a Hit and leave it where it was. */
export function displace(x: number, y: number, degrees: number, inches: number, out: Float64Array): void {
  out[0] = degrees < 0 ? x : scatterX(x, degrees, inches);
  out[1] = degrees < 0 ? y : scatterY(y, degrees, inches);
}
