import type { Segment } from './segment.ts';

/** A segment in space: from an eye, or a point of a weapon, to what it looks at. Filled in by the caller that looks along it. */
export interface Sightline extends Segment {
  readonly z0: number;
  readonly z1: number;
}

/** A line to fill. */
export const makeSightline = (): Sightline => ({
  x0: Number.NaN,
  y0: Number.NaN,
  z0: Number.NaN,
  x1: Number.NaN,
  y1: Number.NaN,
  z1: Number.NaN,
});

type Filled = { -readonly [K in keyof Sightline]: Sightline[K] };

/** Sets where a line begins, and returns it. */
export function startLine(line: Sightline, x: number, y: number, z: number): Sightline {
  const filled: Filled = line;
  filled.x0 = x;
  filled.y0 = y;
  filled.z0 = z;
  return line;
}

/** Sets where a line ends, and returns it. */
export function endLine(line: Sightline, x: number, y: number, z: number): Sightline {
  const filled: Filled = line;
  filled.x1 = x;
  filled.y1 = y;
  filled.z1 = z;
  return line;
}
