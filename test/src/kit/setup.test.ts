import { expect, test } from 'vitest';
import { addPlace, fitUpOn, hasPlace, makePlaces, moveRules, setUpOn } from '../../../src/kit/index.ts';
import { board, fakeGame } from './harness.ts';

/** Sets up three models of a unit, with their points, where there are places for two: which of them find one. */
function placed(points: readonly number[], how: typeof setUpOn, rims: readonly number[] = [0.5, 0.5, 0.5]): boolean[] {
  const at = [60, 62, 64].map((x) => [x, 40] as const);
  const g = fakeGame([{ at, points }], board());
  rims.forEach((rim, i) => {
    g.models.rim[i] = rim;
    g.models.radius[i] = rim;
  });
  const places = makePlaces(2);
  addPlace(places, 10, 10, 0);
  addPlace(places, 12, 10, 1);
  const rules = moveRules();
  rules.terrain = new Uint8Array(64);
  expect(how(g, g.units[0], places, rules, () => true)).toBe(2);
  return [0, 1, 2].map((i) => hasPlace(g, i));
}

test.each([
  ['one by one', setUpOn],
  ['together', fitUpOn],
])('the dearest of a unit with too little room find a place, set up %s', (_how, how) => {
  expect(placed([10, 10, 10], how)).toEqual([true, true, false]);
  expect(placed([10, 20, 60], how)).toEqual([false, true, true]);
  expect(placed([20, 10, 60], how)).toEqual([true, false, true]);
});

test('but not on a larger base, for which the place was not measured', () => {
  expect(placed([10, 20, 60], setUpOn, [0.5, 0.5, 0.6])).toEqual([true, true, false]);
});
