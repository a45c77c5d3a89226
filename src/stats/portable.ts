import * as cephes from 'cephes';

/*
 * Elementary functions with the same bits on every machine. Those of `Math` and the operator for powers may differ in the last digit from one
 * engine to the next, even between a function that was just loaded and the same one once it is compiled, and a summary has to be the same bytes
 * everywhere. These are cephes', compiled to WebAssembly; they are within two units of the last place of the true value.
 */

// The functions below are synchronous, so the library has to be compiled before anything can call them.
await cephes.compiled;

/** e to the power of `x`. */
export const exp = (x: number): number => cephes.exp(x);

/** Natural logarithm; minus infinity of 0, not a number below it. */
export const log = (x: number): number => (x > 0 ? cephes.log(x) : outside(x));

/** Logarithm to base 2; minus infinity of 0, not a number below it. */
export const log2 = (x: number): number => (x > 0 ? cephes.log2(x) : outside(x));

/** Logarithm to base 10; minus infinity of 0, not a number below it. */
export const log10 = (x: number): number => (x > 0 ? cephes.log10(x) : outside(x));

/** Natural logarithm of 1 + x, with all its digits where x is small. */
export const log1p = (x: number): number => cephes.log1p(x);

/** Cube root, also of negative numbers. */
export const cubeRoot = (x: number): number => cephes.cbrt(x);

/** `base` to the power of `exponent`; for whole exponents multiplied out, so that it is exact where the result is a whole number. */
export function power(base: number, exponent: number): number {
  if (!Number.isInteger(exponent)) return cephes.pow(base, exponent);
  let product = 1;
  for (let left = Math.abs(exponent); left > 0; left--) product *= base;
  return exponent < 0 ? 1 / product : product;
}

export const square = (x: number): number => x * x;

const outside = (x: number): number => (x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN);
