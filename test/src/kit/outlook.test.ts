import { describe, expect, test } from 'vitest';
import { outlookOf, pointsTo, snap } from '../../../src/kit/index.ts';
import type { Game, SideId } from '../../../src/rules/game.ts';
import { fakeGame } from './harness.ts';

/** One model of either side; red's edge is at y = 0. */
function game(redSeat: 0 | 1 = 0): Game {
  const g = fakeGame([{ at: [[10, 3]] }, { side: 1, at: [[60, 45]] }]);
  return Object.assign(g, { seatOf: [redSeat, 1 - redSeat] });
}

test('a side sees the board from its own edge, whichever seat it has', () => {
  expect(([0, 1] as SideId[]).map((side) => outlookOf(game(), side))).toEqual([1, -1]);
  expect(([0, 1] as SideId[]).map((side) => outlookOf(game(1), side))).toEqual([-1, 1]);
});

describe('a bearing', () => {
  const rolledBy = (index: number) => ({ deed: 0, actor: { key: 0, index }, target: { key: 0, index: 4 } });

  test.each([
    ['a unit of red', 0, 30],
    ['a unit of blue', 1, 210],
    ['seat 0', 2, 30],
    ['seat 1', 3, 210],
    ['nobody, in the turn of red', 4, 30],
  ])('of %s is read from its own edge', (_who, index, degrees) => {
    expect(pointsTo(game(), rolledBy(index), 30)).toBe(degrees);
  });

  test('of a Hit is none', () => {
    expect(pointsTo(game(), rolledBy(1), -1)).toBe(-1);
  });
});

test('halves are rounded away from the edge of the side', () => {
  expect([snap(3 / 512, 1) * 256, snap(3 / 512, -1) * 256]).toEqual([2, 1]);
  expect([snap(1 + 1e-12, -1), snap(1 - 1e-12, 1)]).toEqual([1, 1]);
});
