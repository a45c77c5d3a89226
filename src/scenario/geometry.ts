import { snap, unitVector } from './angle.ts';
import type { Point } from './types.ts';

/** Twice the signed area; above 0 for corners in anticlockwise order. */
export function signedArea(corners: readonly Point[]): number {
  let sum = 0;
  corners.forEach(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as Point;
    sum += x * nextY - nextX * y;
  });
  return sum;
}

/** The same point seen from the other seat: turned by 180 degrees about the centre of the board. */
export const opposite = ([x, y]: Point, width: number, height: number): Point => [width - x, height - y];

/** Whether two sides of a polygon that aren't neighbours cross or touch. */
export function crossesItself(corners: readonly Point[]): boolean {
  const n = corners.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (meet(corners[i] as Point, corners[i + 1] as Point, corners[j] as Point, corners[(j + 1) % n] as Point)) return true;
    }
  }
  return false;
}

const side = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const meet = (a: Point, b: Point, c: Point, d: Point): boolean => side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;

const CORNER_ANGLES: { readonly [shape: string]: readonly number[] } = {
  hexagon: [0, 60, 120, 180, 240, 300],
  octagon: [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5],
  oval: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
};

/** Corners of a named shape around a point, anticlockwise, in steps of 1/256 inch. The shape's corners lie on the ellipse of its size. */
export function shapeCorners(shape: string, [atX, atY]: Point, [length, width]: Point, angle: number): Point[] {
  const [cos, sin] = unitVector(angle);
  const own: readonly Point[] =
    shape === 'rectangle'
      ? [
          [-0.5, -0.5],
          [0.5, -0.5],
          [0.5, 0.5],
          [-0.5, 0.5],
        ]
      : (CORNER_ANGLES[shape] ?? []).map((it) => {
          const [x, y] = unitVector(it);
          return [x / 2, y / 2];
        });
  return own.map(([u, v]) => [snap(atX + u * length * cos - v * width * sin), snap(atY + u * length * sin + v * width * cos)]);
}
