import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { snap, unitVector } from '../../../src/scenario/angle.ts';
import { footprintOf } from '../../../src/scenario/footprint.ts';
import { formUp } from '../../../src/scenario/formation.ts';
import { crossesItself, shapeCorners, signedArea } from '../../../src/scenario/geometry.ts';
import type { Datasheet } from '../../../src/scenario/types.ts';
import { loadScenario } from '../../files.ts';

describe('angles', () => {
  test('quarter turns are exact', () => {
    expect([0, 90, 180, 270, 360, -90].map((it) => unitVector(it))).toEqual([
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
      [0, -1],
    ]);
  });

  test('agree with the library to the last digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
        const [x, y] = unitVector(degrees);
        expect(x).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 12);
        expect(y).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 12);
      }),
    );
  });

  test('positions snap to 1/256 inch', () => {
    expect(snap(1.001)).toBe(1);
    expect(snap(0.002)).toBe(1 / 256);
    expect(snap(-1.001)).toBe(-1);
  });
});

describe('shapes', () => {
  test('a rectangle turned by 90 degrees', () => {
    expect(shapeCorners('rectangle', [10, 10], [6, 2], 90)).toEqual([
      [11, 7],
      [11, 13],
      [9, 13],
      [9, 7],
    ]);
  });

  test.each(['rectangle', 'hexagon', 'octagon', 'oval'])('a %s is simple and anticlockwise at any angle', (shape) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), (angle) => {
        const corners = shapeCorners(shape, [20, 20], [6, 4], angle);
        expect(signedArea(corners)).toBeGreaterThan(0);
        expect(crossesItself(corners)).toBe(false);
      }),
    );
  });

  test('a bow tie crosses itself', () =>
    expect(
      crossesItself([
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ]),
    ).toBe(true));
});

describe('footprints', () => {
  test('millimetres become inches, hulls stay', () => {
    expect(footprintOf({ round: 25.4 }, 1.2)).toEqual({ coreX: 0, coreY: 0, rim: 0.5, height: 1.2 });
    expect(footprintOf({ rect: [50.8, 25.4] }, 1)).toEqual({ coreX: 1, coreY: 0.5, rim: 0, height: 1 });
    expect(footprintOf({ hull: [4, 3] }, 2)).toEqual({ coreX: 2, coreY: 1.5, rim: 0, height: 2 });
    const oval = footprintOf({ oval: [101.6, 50.8] }, 2);
    expect([oval.coreX, oval.coreY, oval.rim]).toEqual([1, 0, 1]);
  });
});

describe('formations', () => {
  const sheet = loadScenario('duel').datasheets['line-infantry'] as Datasheet;
  const squad = [{ kind: 'soldier', count: 5, weapons: [] }];

  test('ranks lie across the facing, the first models in front on the left', () => {
    expect(formUp(sheet, squad, [10, 10], 90, 3, 0.5)).toEqual([
      [8.5, 10.75],
      [10, 10.75],
      [11.5, 10.75],
      [9.25, 9.25],
      [10.75, 9.25],
    ]);
  });

  test("turned by 180 degrees about the board it is the other seat's formation", () => {
    const here = formUp(sheet, squad, [10, 8], 90, 2, 0.5);
    const there = formUp(sheet, squad, [62, 40], 270, 2, 0.5);
    expect(there).toEqual(here.map(([x, y]) => [72 - x, 48 - y]));
  });
});
