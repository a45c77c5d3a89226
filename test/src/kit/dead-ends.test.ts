import { describe, expect, it } from 'vitest';
import { begin, makeCharge, setCharge } from '../../../src/kit/approach.ts';
import { forgetDeadEnds, isDeadEnd, makeDeadEnds, noteDeadEnd } from '../../../src/kit/dead-ends.ts';
import { searches, trySpot } from '../../../src/kit/end-search.ts';
import { addSpot } from '../../../src/kit/end-spots.ts';
import { stepBack, takePlace } from '../../../src/kit/footwork.ts';
import { moveRules } from '../../../src/kit/index.ts';
import { PASS } from '../../../src/kit/move-rules.ts';
import { forgetWays } from '../../../src/kit/ways.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import type { Game } from '../../../src/rules/game.ts';
import { numbers } from './end-boards.ts';
import { board, fakeGame, rectangle } from './harness.ts';

const ROCK = terrainKind('kit-test-rock');
const INCHES = 6;

type Point = [number, number];

describe('places noted as dead ends', () => {
  it('are those of that model alone, until they are forgotten', () => {
    const ends = makeDeadEnds();
    noteDeadEnd(ends, 3, 10.5, 7);
    noteDeadEnd(ends, 3, 10.5, 7);
    expect(ends.n).toBe(1);
    expect([isDeadEnd(ends, 3, 10.5, 7), isDeadEnd(ends, 4, 10.5, 7), isDeadEnd(ends, 3, 7, 10.5)]).toEqual([true, false, false]);
    forgetDeadEnds(ends);
    expect(isDeadEnd(ends, 3, 10.5, 7)).toBe(false);
  });

  it('are never taken for one another, and those for which there is no room are not noted', () => {
    const ends = makeDeadEnds();
    const most = ends.x.length;
    for (let n = 0; n < most + 50; n++) noteDeadEnd(ends, n % 5, n / 256, (n * n) / 256);
    for (let n = 0; n < most + 50; n++) {
      expect(isDeadEnd(ends, n % 5, n / 256, (n * n) / 256)).toBe(n < most);
      expect(isDeadEnd(ends, (n + 1) % 5, n / 256, (n * n) / 256)).toBe(false);
    }
  });

  it('are all forgotten, however many there were', () => {
    const ends = makeDeadEnds();
    for (const many of [3, 1000, 1100, ends.x.length]) {
      for (let n = 0; n < many; n++) noteDeadEnd(ends, n % 5, n / 256, (n * n) / 256);
      expect(ends.n).toBe(many);
      forgetDeadEnds(ends);
      expect(ends.slots.every((slot) => slot === 0)).toBe(true);
      expect(isDeadEnd(ends, 0, 0, 0)).toBe(false);
    }
  });
});

const onGrid = (v: number): number => Math.round(v * 256) / 256;

/** Three friends among enemies and rocks; only the first is about to move. */
function scene(random: () => number): Game {
  const around = (far: number): Point => [onGrid(12 + (random() - 0.5) * far), onGrid(12 + (random() - 0.5) * far)];
  const pieces = Array.from({ length: 2 }, () => {
    const [x, y] = around(8);
    return { kind: 'kit-test-rock', polygon: rectangle(x, y, x + 0.5 + random() * 2, y + 0.5 + random() * 2) };
  });
  return fakeGame([{ at: [[12, 12], around(6), around(6)] }, { side: 1, at: [around(10), around(10), around(10)] }], board(pieces, 24, 24));
}

/** Tries to move model 0 to a place, with those friends placed who are said to be; and whether that place is out of the question now. */
function tryAt(g: Game, [x, y]: Point, placed: readonly number[], forgets: boolean): { done: boolean; barred: boolean } {
  const [unit] = g.units;
  const rules = moveRules();
  rules.keepFromEnemiesInches = 1 + 1 / 64;
  rules.terrain = new Uint8Array(ROCK + 1);
  rules.terrain[ROCK] = PASS.impassable;
  const to = begin(g, unit, new Int16Array(0), setCharge(makeCharge(), 0, INCHES, 0), INCHES, rules);
  const search = searches();
  if (forgets) forgetWays(g, unit, search.ways);
  to.foot.ways = search.ways;
  for (const j of placed) takePlace(to.foot, j);
  const spots = search.engaging[0];
  spots.n = 0;
  addSpot(g, spots, 0, { x, y, dirX: 0, dirY: 0 }, 0);
  const done = trySpot(g, unit, spots, 0, search, to);
  if (done) stepBack(g, 0, to.foot);
  return { done, barred: spots.barred[0] !== 0 };
}

describe('a round model that is clear of its friends', () => {
  it('settles at a place or does not, wherever they stand, and whether or not that was noted', () => {
    const random = numbers(11);
    const seen = [0, 0];
    for (let n = 0; n < 1500; n++) {
      const g = scene(random);
      const at: Point = [onGrid(12 + (random() - 0.5) * 10), onGrid(12 + (random() - 0.5) * 10)];
      const { x, y } = g.models;
      if ([1, 2].some((j) => Math.hypot(x[j] - at[0], y[j] - at[1]) < 1.1)) continue;
      const alone = tryAt(g, at, [], true);
      expect(tryAt(g, at, [1, 2], false)).toEqual(alone);
      expect(tryAt(g, at, [1, 2], true)).toEqual(alone);
      expect(alone.barred).toBe(!alone.done);
      seen[alone.done ? 1 : 0]++;
    }
    expect(Math.min(...seen)).toBeGreaterThan(150);
  });

  it('may settle where a friend stood in its way', () => {
    const g = fakeGame([
      {
        at: [
          [12, 12],
          [15, 12],
        ],
      },
    ]);
    expect(tryAt(g, [15, 12], [1], true)).toEqual({ done: false, barred: false });
    g.models.x[1] = 18;
    expect(tryAt(g, [15, 12], [1], false)).toEqual({ done: true, barred: false });
  });
});
