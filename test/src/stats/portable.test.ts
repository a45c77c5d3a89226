import { expect, test } from 'vitest';
import { cubeRoot, exp, log, log1p, log2, log10, power, square } from '../../../src/stats/portable.ts';

/** Bits of a number, as text: what has to be the same on every machine. */
const bits = (x: number): string => Buffer.from(Float64Array.of(x).buffer).reverse().toString('hex');

// The doubles nearest to the true values (mpmath, forty digits); the first is the neighbour of that.
test('elementary functions have these bits everywhere', () => {
  expect([exp(1), exp(-0.3), log(10), log2(3), log10(3), log1p(1e-9), cubeRoot(2), power(10, 0.3)].map(bits)).toMatchInlineSnapshot(`
    [
      "4005bf0a8b14576a",
      "3fe7b4c869c37c05",
      "40026bb1bbb55516",
      "3ff95c01a39fbd68",
      "3fde8927964fd5fd",
      "3e112e0be801f1d9",
      "3ff428a2f98d728b",
      "3fffec982d5bb8af",
    ]
  `);
});

test('they agree with those of the platform but for the last digits', () => {
  for (let x = 0.01; x < 50; x *= 1.07) {
    const close = (ours: number, theirs: number): void => expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-15 * Math.abs(theirs));
    close(exp(x), Math.exp(x));
    close(exp(-x), Math.exp(-x));
    close(log(x), Math.log(x));
    close(log2(x), Math.log2(x));
    close(log10(x), Math.log10(x));
    close(log1p(x), Math.log1p(x));
    close(cubeRoot(-x), Math.cbrt(-x));
    close(power(x, 0.602), x ** 0.602);
  }
});

test('at the ends of their ranges they do what users of Math expect', () => {
  expect([exp(-800), exp(800), log(0), log(Number.POSITIVE_INFINITY), log10(0), log2(0)]).toEqual([
    0,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]);
  expect([log(-1), log2(-1), log10(-1), log(Number.NaN)]).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
});

test('whole powers are multiplied out', () => {
  expect([power(10, 15), power(2, 53), power(2, -10), power(7, 0), power(-3, 3), square(1.1)]).toEqual([
    1e15,
    2 ** 53,
    1 / 1024,
    1,
    -27,
    1.1 * 1.1,
  ]);
  expect(power(10, 3)).toBe(1000);
  expect([log10(1000), log2(1024)]).toEqual([3, 10]);
});
