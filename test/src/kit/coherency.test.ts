import { describe, expect, test } from 'vitest';
import { coherentWithout, leastMissed, spareModel, strayModel } from '../../../src/kit/index.ts';
import type { Game } from '../../../src/rules/game.ts';
import { fakeGame } from './harness.ts';

const INCHES = 2;
const UP_INCHES = 5;

type Place = readonly [number, number];

/** A unit of models on round bases of 1" across, with their points and wounds. */
function unitOf(at: readonly Place[], points: readonly number[] = [], wounds: readonly number[] = []): Game {
  const g = fakeGame([{ at, points }]);
  wounds.forEach((n, i) => {
    g.models.wounds[i] = n;
  });
  return g;
}

/** The models removed one after the other until the unit is in one chain. */
function removedFrom(g: Game): number[] {
  const removed: number[] = [];
  for (let i = strayModel(g, g.units[0], INCHES, UP_INCHES, 1); i >= 0; i = strayModel(g, g.units[0], INCHES, UP_INCHES, 1)) {
    g.models.alive[i] = 0;
    (g.units[0] as { alive: number }).alive--;
    removed.push(i);
  }
  return removed;
}

describe('of chains that are apart', () => {
  const two: readonly Place[] = [
    [10, 10],
    [11, 10],
    [20, 10],
    [21, 10],
  ];

  test.each([
    ['the one worth more stays: 60 + 10 against 10 + 10', [10, 10, 10, 60], [0, 1]],
    ['wherever it is listed', [60, 10, 10, 10], [2, 3]],
    ['in the others the cheapest goes first', [20, 10, 10, 60], [1, 0]],
    ['of equals the one stays that is first as the side sees the board', [10, 10, 10, 10], [2, 3]],
  ])('%s', (_what, points, removed) => expect(removedFrom(unitOf(two, points))).toEqual(removed));

  test('numbers count between chains worth the same', () => {
    const places: readonly Place[] = [...two, [22, 10]];
    expect(removedFrom(unitOf(places, [15, 15, 10, 10, 10]))).toEqual([0, 1]);
    expect(removedFrom(unitOf(places, [15, 16, 10, 10, 10]))).toEqual([2, 3, 4]);
  });

  test('which is listed first makes no difference', () => {
    const points = [10, 10, 10, 10];
    const back = two.map((_, i) => two[3 - i] as Place);
    expect(removedFrom(unitOf(back, points)).map((i) => 3 - i)).toEqual(removedFrom(unitOf(two, points)));
  });

  test('it is the wounded one of equals that goes first', () => {
    expect(removedFrom(unitOf(two, [10, 10, 10, 20], [2, 1, 2, 2]))).toEqual([1, 0]);
  });
});

describe('of a row', () => {
  const row: readonly Place[] = [10, 12.5, 15, 17.5].map((x) => [x, 10] as const);

  test.each([
    ['one at an end can be spared, the cheaper', [20, 1, 1, 10], 3],
    ['whichever end that is', [10, 1, 1, 20], 0],
    ['of equals the first as the side sees the board', [10, 1, 1, 10], 0],
  ])('%s', (_what, points, spare) => {
    const g = unitOf(row, points);
    expect(spareModel(g, g.units[0], INCHES, UP_INCHES)).toBe(spare);
  });

  test('nobody can be spared for the others to be in one chain where two are cut off', () => {
    const g = unitOf([...row, [30, 10], [40, 10]]);
    expect(spareModel(g, g.units[0], INCHES, UP_INCHES)).toBe(-1);
  });
});

describe('without one', () => {
  const without = (at: readonly Place[], i: number, links: number): boolean => {
    const g = unitOf(at);
    return coherentWithout(g, g.units[0], i, INCHES, UP_INCHES, links);
  };

  test('the others have to be in one chain', () => {
    const row: readonly Place[] = [10, 12.5, 15, 17.5].map((x) => [x, 10] as const);
    expect([0, 1, 2, 3].map((i) => without(row, i, 1))).toEqual([true, false, false, true]);
  });

  test('and each close to enough of them', () => {
    // Edges of 2.5 inches are within reach of 3 from middle to middle, diagonals of 3.5 are not: three corners leave two with one neighbour.
    const square: readonly Place[] = [10, 12.5].flatMap((x) => [10, 12.5].map((y) => [x, y] as const));
    expect(without(square, 0, 1)).toBe(true);
    expect(without(square, 0, 2)).toBe(false);
    // A model amid them is close to all four.
    expect(without([...square, [11.25, 11.25]], 0, 2)).toBe(true);
    expect(without([...square, [11.25, 11.25]], 4, 2)).toBe(true);
  });

  test('one that is left alone is coherent, two that are apart are not', () => {
    const apart: readonly Place[] = [
      [10, 10],
      [30, 10],
    ];
    expect(without(apart, 0, 1)).toBe(true);
    expect(
      without(
        [
          [10, 10],
          [12, 10],
          [30, 10],
        ],
        0,
        1,
      ),
    ).toBe(false);
  });
});

test('who is missed least is cheapest, then most hurt, then first as the side sees the board', () => {
  const at: readonly Place[] = [14, 13, 12, 11].map((x) => [x, 10] as const);
  const from = (points: readonly number[], wounds: readonly number[]): number => leastMissed(unitOf(at, points, wounds), [0, 1, 2, 3], 4);
  expect(from([2, 3, 3, 3], [3, 1, 1, 1])).toBe(0);
  expect(from([3, 3, 3, 3], [3, 1, 2, 2])).toBe(1);
  expect(from([3, 3, 3, 3], [2, 2, 2, 2])).toBe(3);
});
