import { expect, test } from 'vitest';
import { Growth } from '../../../src/odds/outcomes/growth.ts';

/** What is foretold once forks down to each depth are about to be finished, after so many runs. */
function foretold(reached: readonly (readonly [depth: number, runs: number])[]): number {
  const growth = new Growth();
  for (const [depth, runs] of reached) growth.reach(depth, runs);
  return growth.least();
}

test('runs that multiply by four with every die before go on to multiply by two at least', () => {
  expect(
    foretold([
      [9, 250],
      [8, 1000],
      [7, 4000],
    ]),
  ).toBeCloseTo(4000 * 2 ** 8, 6);
});

test('one die with many outcomes multiplies them once', () => {
  expect(
    foretold([
      [4, 10],
      [3, 10],
      [2, 13_000],
    ]),
  ).toBe(13_000);
});

test('dice that were passed at once share what they multiply by', () => {
  expect(
    foretold([
      [9, 250],
      [8, 1000],
      [6, 16_000],
    ]),
  ).toBeCloseTo(16_000 * 2 ** 7, 4);
});

test('nothing is foretold from few runs, nor by forks deeper than those before', () => {
  expect(
    foretold([
      [9, 100],
      [8, 1000],
      [9, 50_000],
    ]),
  ).toBe(0);
});
