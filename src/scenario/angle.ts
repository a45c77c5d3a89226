import type { Point } from './types.ts';

const RADIANS_PER_DEGREE = 0.017453292519943295;

/**
 * Cosine and sine of an angle in degrees, using only the four basic operations, so that every machine gives the same bits; exact
 * at multiples of 90 degrees.
 */
export function unitVector(degrees: number): Point {
  const whole = ((degrees % 360) + 360) % 360;
  const quarter = Math.floor((whole + 45) / 90);
  const rest = (whole - quarter * 90) * RADIANS_PER_DEGREE;
  let sine = 0;
  let cosine = 0;
  // Taylor series, smallest terms first; the remainder is at most pi / 4.
  for (let n = 18; n >= 0; n -= 2) {
    cosine = 1 - (cosine * rest * rest) / ((n + 1) * (n + 2));
    sine = 1 - (sine * rest * rest) / ((n + 2) * (n + 3));
  }
  sine *= rest;
  const turned: readonly Point[] = [
    [cosine, sine],
    [-sine, cosine],
    [-cosine, -sine],
    [sine, -cosine],
  ];
  const [x, y] = turned[quarter % 4] as Point;
  return [x + 0, y + 0];
}

/** Positions are kept in steps of 1/256 inch. */
export const snap = (inches: number): number => Math.floor(inches * 256 + 0.5) / 256;
