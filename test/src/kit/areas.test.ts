import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blastSpot,
  cosDegrees,
  countAtLeast,
  countFace,
  displace,
  FLAME_RADIUS_INCHES,
  FLAME_REACH_INCHES,
  flamePlacement,
  gapToPoint,
  hasDouble,
  highestFace,
  lookUp,
  lowestFace,
  makeFlame,
  matrix,
  modelsUnderCircle,
  modelsUnderFlame,
  modelsUnderLine,
  sinDegrees,
  sumFaces,
} from '../../../src/kit/index.ts';
import { block, fakeGame } from './harness.ts';

const ids = (out: Int16Array, n: number): number[] => [...out.slice(0, n)];
const out = new Int16Array(256);

describe('circles', () => {
  it('count a base they only touch', () => {
    const g = fakeGame([
      {
        at: [
          [10, 10],
          [12, 10],
          [12.1, 12],
        ],
      },
    ]);
    expect(ids(out, modelsUnderCircle(g, 10, 10, 1.5, out))).toEqual([0, 1]);
    expect(ids(out, modelsUnderCircle(g, 10, 10, 1.49, out))).toEqual([0]);
  });

  it('cover what a model by model count says, wherever they are put', () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 30 }), y: fc.integer({ min: 0, max: 30 }) });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 20 }), spot, fc.constantFrom(1.5, 2.5, 3.5, 5), (models, at, radius) => {
        const g = fakeGame([{ at: models.map((p) => [p.x, p.y] as const) }, { side: 1, at: block(5, 5, 4), foot: { coreX: 1, rim: 0.5 } }]);
        const expected: number[] = [];
        for (let i = 0; i < g.models.x.length; i++) if (gapToPoint(g.models, i, at.x, at.y) <= radius) expected.push(i);
        expect(ids(out, modelsUnderCircle(g, at.x, at.y, radius, out))).toEqual(expected);
        const best = blastSpot(g, g.units[0], radius, 1, false);
        let most = 0;
        for (let i = 0; i < models.length; i++) {
          let n = 0;
          for (let j = 0; j < models.length; j++) if (gapToPoint(g.models, j, g.models.x[i], g.models.y[i]) <= radius) n++;
          most = Math.max(most, n);
        }
        let got = 0;
        for (let j = 0; j < models.length; j++) if (gapToPoint(g.models, j, g.models.x[best], g.models.y[best]) <= radius) got++;
        expect(got).toBe(most);
      }),
      { numRuns: 150, seed: 6 },
    );
  });

  it('spare friends if asked', () => {
    const g = fakeGame([
      { side: 0, at: [[10.75, 11.25]] },
      {
        side: 1,
        at: [
          [10, 10],
          [11.5, 10],
          [20, 10],
        ],
      },
    ]);
    expect(blastSpot(g, g.units[1], 1.5, 0, false)).toBe(1);
    expect(blastSpot(g, g.units[1], 1.5, 0, true)).toBe(3);
    g.models.x[0] = 18.5;
    g.models.y[0] = 10;
    g.moved(g.units[0]);
    expect(blastSpot(g, g.units[1], 1.5, 0, true)).toBe(1);
  });
});

describe('flames', () => {
  it('are narrow at the apex, round at the end and 8" long', () => {
    const g = fakeGame([
      { at: [[10, 10]] },
      {
        side: 1,
        at: [
          [12, 10],
          [12, 10.9],
          [12, 11.2],
          [17.25, 11.7],
          [17.25, 11.8],
          [19, 10],
          [19.1, 10],
        ],
      },
    ]);
    // Half breadth 2" from the apex is 2 tan(a) with sin(a) = 1.25 / 6.75; a base of 0.5 reaches the edge from 0.886.
    expect(FLAME_REACH_INCHES + FLAME_RADIUS_INCHES).toBe(8);
    expect(ids(out, modelsUnderFlame(g, 0, { x: 10.5, y: 10, ux: 1, uy: 0, scale: 1 }, out))).toEqual([1, 4, 6]);
  });

  it('turn and grow', () => {
    const g = fakeGame([
      { at: [[10, 10]] },
      {
        side: 1,
        at: [
          [10, 26],
          [12.9, 23.5],
          [10, 27.2],
        ],
      },
    ]);
    expect(ids(out, modelsUnderFlame(g, 0, { x: 10, y: 10.5, ux: 0, uy: 1, scale: 2 }, out))).toEqual([1, 2]);
    expect(ids(out, modelsUnderFlame(g, 0, { x: 10, y: 10.5, ux: 0, uy: 1, scale: 1 }, out))).toEqual([]);
  });

  it('are laid from the edge of the base over most of the target', () => {
    const g = fakeGame([
      { at: [[10, 10]] },
      {
        side: 1,
        at: [
          [16, 8],
          [16, 12],
          [17, 12.5],
          [16, 13],
        ],
      },
    ]);
    const flame = makeFlame();
    expect(flamePlacement(g, 0, g.units[1], 1, true, flame)).toBe(3);
    expect(modelsUnderFlame(g, 0, flame, out)).toBe(3);
    expect((flame.x - 10) ** 2 + (flame.y - 10) ** 2).toBeCloseTo(0.25, 12);
    const barred = fakeGame([
      {
        at: [
          [10, 10],
          [12, 10],
        ],
      },
      { side: 1, at: [[16, 10]] },
    ]);
    expect(flamePlacement(barred, 0, barred.units[1], 1, true, flame)).toBe(0);
    expect(flamePlacement(barred, 0, barred.units[1], 1, false, flame)).toBe(1);
  });
});

describe('lines', () => {
  it('meet models in order from the start', () => {
    const g = fakeGame([
      {
        at: [
          [5, 10],
          [20, 10.4],
        ],
      },
      {
        side: 1,
        at: [
          [15, 9.5],
          [10, 10],
          [12, 11],
        ],
      },
    ]);
    expect(ids(out, modelsUnderLine(g, { x0: 5, y0: 10, x1: 30, y1: 10 }, 0, out))).toEqual([3, 2, 1]);
  });
});

describe('scatter', () => {
  it('goes by whole degrees and stays on a hit', () => {
    const at = new Float64Array(2);
    displace(10, 10, 90, 4, at);
    expect([...at]).toEqual([10, 14]);
    displace(10, 10, 210, 2, at);
    expect(at[0]).toBeCloseTo(10 - Math.sqrt(3), 12);
    expect(at[1]).toBeCloseTo(9, 12);
    displace(10, 10, -1, 4, at);
    expect([...at]).toEqual([10, 10]);
    expect([cosDegrees(-90), sinDegrees(450)]).toEqual([0, 1]);
  });
});

describe('faces and tables', () => {
  it('count dice', () => {
    const faces = Uint8Array.of(1, 6, 3, 3, 5, 6);
    expect([countAtLeast(faces, 6, 3), countAtLeast(faces, 2, 3), countFace(faces, 6, 6), sumFaces(faces, 3)]).toEqual([5, 1, 2, 10]);
    expect([highestFace(faces, 6), lowestFace(faces, 6), hasDouble(faces, 3), hasDouble(faces, 4)]).toEqual([6, 1, false, true]);
    expect([highestFace(faces, 0), lowestFace(faces, 0)]).toEqual([0, 0]);
  });

  it('look up by row and column, clamped', () => {
    const table = matrix(1, [
      [4, 5, 6],
      [3, 4, 5],
    ]);
    expect([lookUp(table, 1, 1), lookUp(table, 2, 3), lookUp(table, 9, 0), lookUp(table, 0, 9)]).toEqual([4, 5, 3, 6]);
    expect(() => matrix(1, [[1], [1, 2]])).toThrow(RangeError);
  });
});
