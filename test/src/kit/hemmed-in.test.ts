import { describe, expect, it } from 'vitest';
import { searches } from '../../../src/kit/end-search.ts';
import { footwork, setOut, stepBack } from '../../../src/kit/footwork.ts';
import { hemmedIn } from '../../../src/kit/hemmed-in.ts';
import { type MoveRules, moveRules } from '../../../src/kit/index.ts';
import { PASS } from '../../../src/kit/move-rules.ts';
import { listNearby } from '../../../src/kit/nearby.ts';
import { makeGoal, SETTLE, setGoal, settle } from '../../../src/kit/settle.ts';
import { forgetWays } from '../../../src/kit/ways.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import type { Game } from '../../../src/rules/game.ts';
import { numbers } from './end-boards.ts';
import { board, fakeGame, type PieceSpec, rectangle } from './harness.ts';

const ROCK = terrainKind('kit-test-rock');
const FENCE = terrainKind('kit-test-fence');
const INCHES = 6;

const rulesOf = (): MoveRules => {
  const rules = moveRules();
  rules.keepFromEnemiesInches = 1 + 1 / 64;
  rules.terrain = new Uint8Array(64);
  rules.terrain[ROCK] = PASS.impassable;
  rules.walls = new Uint8Array(64);
  rules.walls[FENCE] = 1;
  return rules;
};

type Point = readonly [number, number];
/** A place this far from the middle of a board of 24 by 24 inches, in a direction in degrees. */
const round = (degrees: number, far: number, [x, y]: Point = [12, 12]): Point => [
  Math.round((x + far * Math.cos((degrees * Math.PI) / 180)) * 256) / 256,
  Math.round((y + far * Math.sin((degrees * Math.PI) / 180)) * 256) / 256,
];

/** One model, enemies, and terrain on a board of 24 by 24 inches. */
function among(enemies: readonly Point[], pieces: readonly PieceSpec[] = [], at: Point = [12, 12], rules = rulesOf()): [Game, boolean] {
  const g = fakeGame([{ at: [at] }, { side: 1, at: enemies }], board(pieces, 24, 24));
  listNearby(g, g.units[0], INCHES, rules);
  return [g, hemmedIn(g, g.units[0], 0, rules)];
}
const proven = (...args: Parameters<typeof among>): boolean => among(...args)[1];

/** Whether a model gets anywhere, however many places are tried. */
function getsAway(g: Game, rules: MoveRules): boolean {
  const [unit] = g.units;
  const foot = footwork();
  setOut(g, unit, foot);
  forgetWays(g, unit, searches().ways);
  foot.ways = searches().ways;
  const { x, y } = g.models;
  for (let far = 0.125; far <= INCHES; far += 0.125) {
    for (let turn = 0; turn < 360; turn += 3) {
      const [toX, toY] = round(turn, far, [x[0], y[0]]);
      if (!settle(g, unit, 0, setGoal(makeGoal(), toX, toY, INCHES, SETTLE.wholeLoose), foot, rules)) continue;
      stepBack(g, 0, foot);
      return true;
    }
  }
  return false;
}

describe('a model among enemies', () => {
  const three = [round(90, 1), round(210, 1), round(330, 1)];

  it('is hemmed in by three in contact all round it, not by two', () => {
    expect(proven(three)).toBe(true);
    expect(proven(three.slice(1))).toBe(false);
  });

  it('is not if it may pass them or fly over them, or need not keep away', () => {
    expect(proven(three, [], [12, 12], { ...rulesOf(), passesEnemies: true })).toBe(false);
    expect(proven(three, [], [12, 12], { ...rulesOf(), flies: true })).toBe(false);
    expect(proven(three, [], [12, 12], { ...rulesOf(), keepUpInches: -1 })).toBe(false);
  });

  it('is hemmed in by two and what is impassable behind it, but not by what it may cross', () => {
    const wall = rectangle(6, 13, 18, 15);
    expect(proven(three.slice(1), [{ kind: 'kit-test-rock', polygon: wall }])).toBe(true);
    expect(proven(three.slice(1), [{ kind: 'kit-test-grass', polygon: wall }])).toBe(false);
    expect(proven(three.slice(1), [{ kind: 'kit-test-fence', polygon: wall, walls: [6, 13, 18, 13] }])).toBe(true);
    // Farther behind: there is room to go round before it.
    expect(proven(three.slice(1), [{ kind: 'kit-test-rock', polygon: rectangle(6, 14, 18, 15) }])).toBe(false);
  });

  it('is hemmed in by two and the edge of the board behind it', () => {
    const below = three.slice(1).map(([x, y]): Point => [x, y + 11.25]);
    expect(proven(below, [], [12, 23.25])).toBe(true);
    expect(
      proven(
        below.map(([x, y]): Point => [x, y - 2]),
        [],
        [12, 21.25],
      ),
    ).toBe(false);
  });
});

it('whoever is said to be hemmed in gets nowhere; most who get nowhere are found to be', () => {
  let stuck = 0;
  let found = 0;
  for (let seed = 0; seed < 300; seed++) {
    const random = numbers(seed);
    const at: Point = [round(0, 0, [random() < 0.3 ? 0.75 + random() : 12, 12])[0], 12];
    const enemies: Point[] = [];
    for (let k = 2 + Math.floor(random() * 4); k > 0; k--) {
      const one = round(random() * 360, random() < 0.6 ? 1 + 1 / 128 : 1 + random() * 1.2, at);
      if (enemies.every(([x, y]) => Math.hypot(x - one[0], y - one[1]) >= 1)) enemies.push(one);
    }
    const pieces: PieceSpec[] = [];
    for (let k = Math.floor(random() * 3); k > 0; k--) {
      const [x, y] = round(random() * 360, 1.5 + random(), at);
      const [w, h] = [0.5 + random() * 3, 0.5 + random() * 3];
      // Models are not on what they cannot cross.
      if (Math.hypot(Math.max(x - at[0], at[0] - x - w, 0), Math.max(y - at[1], at[1] - y - h, 0)) < 0.5) continue;
      const fence = random() < 0.3;
      pieces.push({
        kind: fence ? 'kit-test-fence' : 'kit-test-rock',
        polygon: rectangle(x, y, x + w, y + h),
        walls: fence ? [x, y, x + w, y + h] : [],
      });
    }
    const rules = rulesOf();
    const [g, hemmed] = among(enemies, pieces, at, rules);
    const away = getsAway(g, rules);
    expect(hemmed && away, `seed ${seed}`).toBe(false);
    if (!away) stuck++;
    if (hemmed) found++;
  }
  expect(stuck).toBeGreaterThan(50);
  expect(found / stuck).toBeGreaterThan(0.7);
});
