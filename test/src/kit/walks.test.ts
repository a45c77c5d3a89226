import { describe, expect, it } from 'vitest';
import { begin, conclude, makeCharge, setCharge } from '../../../src/kit/approach.ts';
import { searches } from '../../../src/kit/end-search.ts';
import { moveRules, sweep } from '../../../src/kit/index.ts';
import { PASS } from '../../../src/kit/move-rules.ts';
import { sweepFree } from '../../../src/kit/path.ts';
import { aim, makeRoute } from '../../../src/kit/route.ts';
import { MOST_POINTS } from '../../../src/kit/walks.ts';
import { findWay, forgetWays, type Ways } from '../../../src/kit/ways.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import type { Game } from '../../../src/rules/game.ts';
import { numbers } from './end-boards.ts';
import { board, fakeGame, rectangle } from './harness.ts';

const ROCK = terrainKind('kit-test-rock');
const WALKERS = 4;
const onGrid = (v: number): number => Math.round(v * 256) / 256;

/** Four friends, perhaps one of them on a floor, among enemies, hulls and rocks. */
function scene(random: () => number): Game {
  const around = (far: number): [number, number] => [onGrid(12 + (random() - 0.5) * far), onGrid(12 + (random() - 0.5) * far)];
  const rocks = Array.from({ length: 2 }, () => {
    const [x, y] = around(10);
    return { kind: 'kit-test-rock', polygon: rectangle(x, y, x + 0.5 + random() * 3, y + 0.5 + random() * 2) };
  });
  const turn = random() * 6;
  const g = fakeGame(
    [
      { at: Array.from({ length: WALKERS }, () => around(3)) },
      { side: 1, at: Array.from({ length: 5 }, () => around(10)) },
      { side: 1, at: [around(9)], foot: { coreX: 1.5, coreY: 0.7, rim: 0.1, height: 2 }, facing: [Math.cos(turn), Math.sin(turn)] },
    ],
    board(rocks, 24, 24),
  );
  if (random() < 0.3) g.models.z[Math.floor(random() * WALKERS)] = 3;
  return g;
}

/** All shortest ways of one model after another, with every leg looked at that might shorten one: what is found out first holds for all. */
function allWays(
  walkers: readonly (readonly [x: number, y: number])[],
  most: number,
  { n, x, y }: Ways,
  free: (i: number, leg: number[]) => boolean,
) {
  const legs = new Map<string, boolean>();
  return walkers.map(([x0, y0], i) => {
    const inches = Array.from({ length: n }, (_, k) => {
      const d = Math.sqrt((x[k] - x0) * (x[k] - x0) + (y[k] - y0) * (y[k] - y0));
      return d <= most && free(i, [x0, y0, x[k], y[k]]) ? d : Infinity;
    });
    const before = inches.map(() => -1);
    const open = new Set(inches.keys());
    for (;;) {
      const next = [...open].reduce((best, k) => (inches[k] < (inches[best] ?? Infinity) ? k : best), -1);
      if (next < 0) return { inches, before };
      open.delete(next);
      for (const k of open) {
        const d = inches[next] + Math.sqrt((x[k] - x[next]) * (x[k] - x[next]) + (y[k] - y[next]) * (y[k] - y[next]));
        if (d >= inches[k] || d > most) continue;
        const pair = `${Math.max(k, next)} ${Math.min(k, next)}`;
        if (!legs.has(pair)) legs.set(pair, free(i, [x[next], y[next], x[k], y[k]]));
        if (legs.get(pair) !== true) continue;
        inches[k] = d;
        before[k] = next;
      }
    }
  });
}

describe('shortest ways along points', () => {
  it('are those that are found if every leg is looked at that might shorten one', () => {
    const random = numbers(3);
    let bent = 0;
    let oneWay = 0;
    for (let n = 0; n < 300; n++) {
      const g = scene(random);
      const [unit] = g.units;
      const { x, y } = g.models;
      const most = 4 + Math.floor(random() * 5);
      const rules = moveRules();
      rules.keepFromEnemiesInches = random() < 0.5 ? 0 : 1;
      rules.terrain = new Uint8Array(ROCK + 1);
      rules.terrain[ROCK] = PASS.impassable;
      rules.keepUpInches = 2;
      const to = begin(g, unit, new Int16Array(0), setCharge(makeCharge(), 0, most, 0), most, rules);
      const { ways } = searches();
      forgetWays(g, unit, ways);
      const half = sweep(g.models, 0);
      for (let i = 0; i < WALKERS; i++) {
        const goal = [onGrid(12 + (random() - 0.5) * 12), onGrid(12 + (random() - 0.5) * 12)];
        findWay(g, i, most, rules, ways, aim(makeRoute(), half, { x0: x[i], y0: y[i], x1: goal[0], y1: goal[1] }));
      }
      const whole = allWays(
        Array.from({ length: WALKERS }, (_, i) => [x[i], y[i]] as const),
        most,
        ways,
        (i, [x0, y0, x1, y1]) => sweepFree(g, unit, i, half, { x0, y0, x1, y1 }, rules),
      );
      for (const [i, { inches, before }] of whole.entries()) {
        const row = i * MOST_POINTS;
        expect([...ways.inches.subarray(row, row + ways.n)], `board ${n}, model ${i}`).toEqual(inches);
        expect([...ways.before.subarray(row, row + ways.n)], `board ${n}, model ${i}`).toEqual(before);
        bent += before.filter((k) => k >= 0).length;
      }
      oneWay += ways.close.subarray(0, ways.n).filter((it) => it !== 0).length;
      conclude(g, unit, false, 0, to);
    }
    expect(bent).toBeGreaterThan(5000);
    expect(oneWay).toBeGreaterThan(500);
  });
});
