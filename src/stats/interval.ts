/** An estimate with its interval. */
export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** An interval of width 0, for what is known exactly. */
export function exactly(value: number): Interval {
  return { estimate: value, low: value, high: value };
}
