import type { Quantity } from './quantities.ts';

/** Chance of so much or more. */
export const atLeast = (quantity: Quantity | undefined, n: number): number =>
  Object.entries(quantity?.distribution ?? { 0: 1 }).reduce((sum, [value, p]) => sum + (Number(value) >= n ? p : 0), 0);
