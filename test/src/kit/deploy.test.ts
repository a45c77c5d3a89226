import { expect, test } from 'vitest';
import { deployInZone, deploySide, moveRules, zoneBounds } from '../../../src/kit/index.ts';
import type { Board } from '../../../src/rules/board.ts';
import { type Game, PLACE } from '../../../src/rules/game.ts';
import { board, fakeGame, rectangle } from './harness.ts';

/** Four single models of red and one of blue, on a table of 72 by 48 inches. */
function game(ground: Board = board()): Game {
  const g = fakeGame([...[1, 3, 5, 7].map((x) => ({ at: [[x, 40]] as const })), { side: 1, at: [[60, 24]] }], ground);
  return Object.assign(g, { seatOf: [0, 1] });
}
const places = (g: Game) => [0, 1, 2, 3].map((i) => [g.models.x[i], g.models.y[i]]);

test('bounds of a zone', () => {
  expect([...zoneBounds(Float64Array.of(3, 9, 12, 2, 7, 20))]).toEqual([3, 2, 12, 20]);
});

// The zone of seat 0 is 72 by 12 inches at the lower edge: four units stand in the middles of its quarters.
test.each([
  [0.25, 3],
  [0.5, 6],
  [0.75, 9],
])('a side is spread evenly over its zone, at depth %f %i inches from its edge', (depth, y) => {
  const g = game();
  expect(deploySide(g, 0, depth, moveRules())).toBe(0);
  expect(places(g)).toEqual([
    [9, y],
    [27, y],
    [45, y],
    [63, y],
  ]);
  expect([Math.abs(g.models.dirX[0]), g.models.dirY[0]]).toEqual([0, 1]);
  expect([g.models.x[4], g.models.y[4]]).toEqual([60, 24]);
});

test('depth counts from the own edge, on whichever side that is', () => {
  const ground = {
    ...board(),
    zones: [Float64Array.from(rectangle(60, 0, 72, 48)), Float64Array.from(rectangle(0, 0, 12, 48))] as const,
    homeward: [
      { x: 1, y: 0 },
      { x: -1, y: 0 },
    ] as const,
  };
  const g = game(ground);
  expect(deploySide(g, 0, 0.25, moveRules())).toBe(0);
  expect(places(g)).toEqual([
    [69, 42],
    [69, 30],
    [69, 18],
    [69, 6],
  ]);
  const other = Object.assign(game(ground), { seatOf: [1, 0] });
  deploySide(other, 0, 0.25, moveRules());
  expect(places(other).map(([x]) => x)).toEqual([3, 3, 3, 3]);
});

test('who is not on the table takes no room', () => {
  const g = game();
  g.units[1].place = PLACE.reserve;
  expect(deploySide(g, 0, 0.5, moveRules())).toBe(0);
  expect(places(g)).toEqual([
    [12, 6],
    [3, 40],
    [36, 6],
    [60, 6],
  ]);
  expect(g.units.map(({ place }) => place)).toEqual([PLACE.table, PLACE.reserve, PLACE.table, PLACE.table, PLACE.table]);
});

test('a unit without room stays where it was, and is counted', () => {
  // A zone of 1.5 inches by 1.5 holds one model of an inch across.
  const ground: Board = {
    ...board(),
    zones: [Float64Array.from(rectangle(20, 2, 21.5, 3.5)), Float64Array.from(rectangle(0, 36, 72, 48))] as const,
  };
  const g = game(ground);
  expect(deploySide(g, 0, 0.5, moveRules())).toBe(3);
  expect(places(g).slice(1)).toEqual([
    [3, 40],
    [5, 40],
    [7, 40],
  ]);
});

test('a unit goes as near to the point as there is room', () => {
  const g = game();
  const zone = Float64Array.from(rectangle(0, 0, 72, 12));
  const to = (unit: number, x: number, y: number) => deployInZone(g, g.units[unit], zone, { x, y, dirX: 0, dirY: 1 }, moveRules());
  expect(to(0, 30, 6)).toBe(true);
  expect(to(1, 30, 6)).toBe(true);
  // Two bases of an inch across touch at an inch.
  const [[x0, y0], [x1, y1]] = places(g) as [[number, number], [number, number]];
  expect([x0, y0, Math.hypot(x1 - x0, y1 - y0)]).toEqual([30, 6, 1]);
  // Of a point behind the zone, which ends at 12, it is one in the zone.
  expect(to(2, 30, 60)).toBe(true);
  expect(places(g)[2]?.[1]).toBeLessThanOrEqual(11.5);
});
