import { describe, expect, it } from 'vitest';
import { climbInches } from '../../../src/kit/climb.ts';
import { moveRules, moveTowards } from '../../../src/kit/index.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import { block, board, fakeGame, rectangle } from './harness.ts';

const HILL = terrainKind('kit-test-hill');
const rules = () => {
  const made = moveRules();
  made.stands = new Uint8Array(64);
  made.stands[HILL] = 1;
  made.climbsFromInches = 2;
  return made;
};
const game = (height: number, models = 1) =>
  fakeGame([{ at: block(10, 10, models) }], board([{ kind: 'kit-test-hill', polygon: rectangle(20, 0, 30, 48), height }]));

describe('climbing', () => {
  it('counts the way up, and up and down for what lies between', () => {
    const g = game(3);
    const [unit] = g.units;
    expect(climbInches(g, unit, { x0: 10, y0: 10, x1: 19, y1: 10 }, rules())).toBe(0);
    expect(climbInches(g, unit, { x0: 10, y0: 10, x1: 25, y1: 10 }, rules())).toBe(3);
    expect(climbInches(g, unit, { x0: 10, y0: 10, x1: 35, y1: 10 }, rules())).toBe(6);
    expect(climbInches(g, unit, { x0: 25, y0: 10, x1: 35, y1: 10 }, rules())).toBe(3);
    expect(climbInches(g, unit, { x0: 24, y0: 10, x1: 26, y1: 10 }, rules())).toBe(0);
  });

  it('counts no steps, and nothing for flyers or where heights are free', () => {
    const g = game(2);
    expect(climbInches(g, g.units[0], { x0: 10, y0: 10, x1: 25, y1: 10 }, rules())).toBe(0);
    const high = game(3);
    expect(climbInches(high, high.units[0], { x0: 10, y0: 10, x1: 25, y1: 10 }, { ...rules(), flies: true })).toBe(0);
    expect(climbInches(high, high.units[0], { x0: 10, y0: 10, x1: 25, y1: 10 }, moveRules())).toBe(0);
  });

  it('goes as far as climbing leaves it', () => {
    const g = game(3);
    const [unit] = g.units;
    g.models.x[0] = 18.5;
    g.moved(unit);
    expect(moveTowards(g, unit, 28, unit.y, 6, rules())).toBe(6);
    expect([g.models.x[0], g.models.z[0]]).toEqual([21.5, 3]);
  });

  it('never ends half up a height that coherency does not reach', () => {
    const level = { ...moveRules(), stands: rules().stands, coherencyUpInches: 5 };
    for (const [height, levels] of [
      [5, 2],
      [6.5, 1],
    ] as const) {
      // Two ranks, each 1.5" ahead of the other: the straight way of 9" ends with one of them on the hill.
      const g = game(height, 10);
      const [unit] = g.units;
      expect(moveTowards(g, unit, unit.x + 6, unit.y, 6, level)).toBeGreaterThan(0);
      expect(new Set(g.models.z).size).toBe(levels);
    }
  });

  it('brings a unit over a hill with what climbing leaves it', () => {
    for (const models of [1, 5]) {
      const g = game(3, models);
      const [unit] = g.units;
      for (let turn = 0; turn < 12; turn++) {
        const from = [...g.models.x];
        const level = [...g.models.z];
        moveTowards(g, unit, 45, unit.y, 6, rules());
        for (let i = 0; i < models; i++) expect(g.models.x[i] - from[i] + Math.abs(g.models.z[i] - level[i])).toBeLessThanOrEqual(6);
      }
      for (let i = 0; i < models; i++) expect(g.models.x[i]).toBeGreaterThan(30);
    }
  });
});
