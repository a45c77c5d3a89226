/** A circle on the board. Like a pose, it is filled in by the caller that asks about it. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A circle to fill. */
export const makeCircle = (): Circle => ({ x: Number.NaN, y: Number.NaN, r: Number.NaN });

type Filled = { -readonly [K in keyof Circle]: Circle[K] };

/** Fills a circle and returns it. */
export function setCircle(to: Circle, x: number, y: number, r: number): Circle {
  (to as Filled).x = x;
  (to as Filled).y = y;
  (to as Filled).r = r;
  return to;
}
