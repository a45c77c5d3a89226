/** A move of a whole unit: by dx, dy, at most so many inches including what climbing and turning cost. */
export interface Stride {
  readonly dx: number;
  readonly dy: number;
  readonly inches: number;
}

/** A stride to fill. */
export const makeStride = (): Stride => ({ dx: Number.NaN, dy: Number.NaN, inches: Number.NaN });

type Filled = { -readonly [K in keyof Stride]: Stride[K] };

/** Fills a stride and returns it. */
export function setStride(to: Stride, dx: number, dy: number, inches: number): Stride {
  (to as Filled).dx = dx;
  (to as Filled).dy = dy;
  (to as Filled).inches = inches;
  return to;
}
