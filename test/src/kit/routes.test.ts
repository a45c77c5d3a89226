import { describe, expect, it, test } from 'vitest';
import { moveRules, moveTowards, pileIn } from '../../../src/kit/index.ts';
import { PASS } from '../../../src/kit/move-rules.ts';
import { forgetNearby, listNearby } from '../../../src/kit/nearby.ts';
import { aim, findRoute, makeRoute } from '../../../src/kit/route.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import { numbers } from './end-boards.ts';
import { board, fakeGame, rectangle } from './harness.ts';

const ROCK = terrainKind('kit-test-rock');
const rules = () => {
  const made = moveRules();
  made.terrain = new Uint8Array(64);
  made.terrain[ROCK] = PASS.impassable;
  return made;
};
const route = makeRoute();
const way = () => Array.from({ length: route.n }, (_, k) => [route.x[k], route.y[k]]);

describe('a route', () => {
  // A square from 12 to 16 whose middle is 14, 14: corners are passed at half * 1.42 + 1/8 along the line from there.
  const ground = board([{ kind: 'kit-test-rock', polygon: rectangle(12, 12, 16, 16) }]);
  const g = fakeGame([{ at: [[10, 14]] }], ground);
  const [unit] = g.units;
  const half = 0.5;
  // On the grid.
  const out = Math.round(((0.5 * 1.42 + 0.125) / Math.SQRT2) * 256) / 256;

  it('is straight where nothing is in the way, also after one that was not', () => {
    expect(findRoute(g, unit, -1, rules(), aim(route, half, { x0: 10, y0: 14, x1: 18, y1: 14 }))).toBeGreaterThan(8);
    expect(findRoute(g, unit, -1, rules(), aim(route, half, { x0: 10, y0: 20, x1: 13, y1: 24 }))).toBe(5);
    expect(way()).toEqual([[13, 24]]);
  });

  it('goes round one corner', () => {
    const found = findRoute(g, unit, -1, rules(), aim(route, half, { x0: 14, y0: 10, x1: 17.5, y1: 13 }));
    const corner = [16 + out, 12 - out] as const;
    expect(way()).toEqual([
      [expect.closeTo(corner[0], 9), expect.closeTo(corner[1], 9)],
      [17.5, 13],
    ]);
    expect(found).toBeCloseTo(Math.hypot(corner[0] - 14, corner[1] - 10) + Math.hypot(17.5 - corner[0], 13 - corner[1]), 9);
  });

  it('or two, side by side', () => {
    const found = findRoute(g, unit, -1, rules(), aim(route, half, { x0: 10, y0: 13.5, x1: 18, y1: 13.5 }));
    const y = 12 - out;
    expect(way()).toEqual([
      [expect.closeTo(12 - out, 9), expect.closeTo(y, 9)],
      [expect.closeTo(16 + out, 9), expect.closeTo(y, 9)],
      [18, 13.5],
    ]);
    expect(found).toBeCloseTo(2 * Math.hypot(2 - out, 13.5 - y) + 4 + 2 * out, 9);
  });

  it('does not leave the table, and there may be none', () => {
    const wall = board([{ kind: 'kit-test-rock', polygon: rectangle(12, 0, 16, 48) }]);
    const shut = fakeGame([{ at: [[10, 14]] }], wall);
    expect(findRoute(shut, shut.units[0], -1, rules(), aim(route, half, { x0: 10, y0: 14, x1: 18, y1: 14 }))).toBe(Infinity);
  });
});

test('a route with a limit is the shortest of all, or there is none as short', () => {
  const random = numbers(7);
  let bent = 0;
  for (let n = 0; n < 1500; n++) {
    const pieces = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const [x, y] = [11 + random() * 6, 9 + random() * 6];
      return { kind: 'kit-test-rock', polygon: rectangle(x, y, x + 0.5 + random() * 4, y + 0.5 + random() * 4) };
    });
    const enemies = Array.from({ length: 2 }, (): [number, number] => [10 + random() * 8, 4 + random() * 16]);
    const g = fakeGame([{ at: [[9, 12]] }, { side: 1, at: enemies }], board(pieces, 28, 24));
    const [unit] = g.units;
    const leads = { x0: 9, y0: 12, x1: 17 + random() * 4, y1: 8 + random() * 8 };
    const shortest = findRoute(g, unit, 0, rules(), aim(route, 0.5, leads));
    const corners = way();
    // Just enough, a hair less, and anything.
    for (const most of [shortest, shortest - 1e-12, 7 + random() * 8]) {
      const found = findRoute(g, unit, 0, rules(), aim(route, 0.5, leads), most);
      expect(found).toBe(shortest <= most ? shortest : Infinity);
      if (found === Infinity) continue;
      expect(way()).toEqual(corners);
      if (route.n > 1) bent++;
    }
  }
  expect(bent).toBeGreaterThan(100);
});

test('a long model on its own goes through a gap that is wider than it and narrower than it is long', () => {
  // 4.2 inches long, 1.2 wide; the gap between the rocks is 2 inches.
  const ground = board([
    { kind: 'kit-test-rock', polygon: rectangle(14, 20, 16, 23) },
    { kind: 'kit-test-rock', polygon: rectangle(14, 25, 16, 28) },
  ]);
  const g = fakeGame([{ at: [[10, 24]], foot: { coreX: 2, coreY: 0.5, rim: 0.1 } }], ground);
  const [unit] = g.units;
  expect(moveTowards(g, unit, 20, 24, 10, rules())).toBe(10);
  expect([g.models.x[0], g.models.y[0]]).toEqual([20, 24]);
});

test('where one model alone piles in, the others stand', () => {
  const at: [number, number][] = [
    [10, 10],
    [10, 11.5],
    [10, 13],
  ];
  const places = (only: number) => {
    const g = fakeGame([{ at }, { side: 1, at: [[13, 11.5]] }]);
    const made = rules();
    made.only = only;
    pileIn(g, g.units[0], Int16Array.of(1), { count: 1, must: 0, inches: 3, reachInches: 0 }, made);
    return [0, 1, 2].map((i) => g.models.x[i] !== at[i]?.[0] || g.models.y[i] !== at[i]?.[1]);
  };
  expect(places(-1)).toEqual([true, true, true]);
  expect(places(0)).toEqual([true, false, false]);
  expect(places(1)).toEqual([false, true, false]);
  expect(places(2)).toEqual([false, false, true]);
});

describe('a route of a unit on the move', () => {
  it('is the same whether pieces that are far off are looked at or not', () => {
    const random = numbers(8);
    let round = 0;
    for (let n = 0; n < 1500; n++) {
      const near = (far: number): number => Math.round((20 + (random() - 0.5) * far) * 256) / 256;
      const rocks = Array.from({ length: 6 }, () => {
        const [x, y] = [near(16), near(16)];
        return { kind: 'kit-test-rock', polygon: rectangle(x, y, x + 0.3 + random() * 3, y + 0.3 + random() * 3) };
      });
      const second: [number, number] = [near(4), near(4)];
      const g = fakeGame([{ at: [[20, 20], second] }], board(rocks, 40, 40));
      const [unit] = g.units;
      const inches = 4 + random() * 6;
      const i = random() < 0.5 ? 0 : 1;
      const leg = { x0: g.models.x[i], y0: g.models.y[i], x1: near(14), y1: near(14) };
      const find = (): [number, number[][]] => [findRoute(g, unit, i, rules(), aim(route, 0.5, leg), inches), way()];
      const alone = find();
      listNearby(g, unit, inches, rules());
      expect(find(), `board ${n}`).toEqual(alone);
      forgetNearby(g);
      if (alone[0] < Infinity && route.n > 1) round++;
    }
    expect(round).toBeGreaterThan(100);
  });
});
