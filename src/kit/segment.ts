/**
 * From one point to another on the board: a wall, an edge, the way of a model. Like a pose, it is filled in by the caller that asks about it
 * (`const wall = scratch(makeSegment())`).
 */
export interface Segment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A segment to fill. */
export const makeSegment = (): Segment => ({ x0: Number.NaN, y0: Number.NaN, x1: Number.NaN, y1: Number.NaN });

type Filled = { -readonly [K in keyof Segment]: Segment[K] };

/** Fills a segment and returns it. */
export function setSegment(to: Segment, x0: number, y0: number, x1: number, y1: number): Segment {
  (to as Filled).x0 = x0;
  (to as Filled).y0 = y0;
  (to as Filled).x1 = x1;
  (to as Filled).y1 = y1;
  return to;
}
