import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countWithin,
  DEGREES,
  EPSILON,
  FACING,
  facingsTowards,
  gap,
  gap3d,
  gapToPoint,
  gapToPolygon,
  gapToSegment,
  inArc,
  inPiece,
  modelInArc,
  nearestModel,
  onBoard,
  overlaps,
  pickFarthestFrom,
  pickNearestTo,
  pickNearestToModel,
  pickNearestToUnit,
  touching,
  unitGap,
  unitWithin,
  verticalGap,
  whollyWithin,
  within,
  within3d,
} from '../../../src/kit/index.ts';
import { block, board, type Foot, fakeGame, rectangle, type Spec } from './harness.ts';

const oval: Foot = { coreX: 1, coreY: 0, rim: 1 };
const hull: Foot = { coreX: 3, coreY: 2, rim: 0, height: 3 };
const two = (a: Foot, b: Foot, x: number, y: number, facing: readonly [number, number] = [1, 0]) =>
  fakeGame([
    { at: [[10, 10]], foot: a },
    { side: 1, at: [[10 + x, 10 + y]], foot: b, facing },
  ]).models;

describe('gap', () => {
  it('between round bases is the distance of centres less the radii', () => {
    expect(gap(two({}, { rim: 1 }, 3, 4), 0, 1)).toBe(3.5);
    expect(gap(two({}, {}, 1, 0), 0, 1)).toBe(0);
  });

  it('measures ovals along and across', () => {
    expect(gap(two(oval, {}, 5, 0), 0, 1)).toBe(2.5);
    expect(gap(two(oval, {}, 0, 5), 0, 1)).toBe(3.5);
    expect(gap(two(oval, oval, 6, 0), 0, 1)).toBe(2);
    expect(gap(two(oval, oval, 6, 0, [0, 1]), 0, 1)).toBe(3);
  });

  it('measures hulls side by side, at right angles and corner to corner', () => {
    expect(gap(two(hull, hull, 8, 0), 0, 1)).toBe(2);
    expect(gap(two(hull, hull, 0, 7), 0, 1)).toBe(3);
    expect(gap(two(hull, hull, 8, 0, [0, 1]), 0, 1)).toBe(3);
    expect(gap(two(hull, hull, 9, 8), 0, 1)).toBe(5);
    expect(gap(two(hull, {}, 3 + 3, 2 + 4), 0, 1)).toBe(4.5);
    const r = Math.SQRT1_2;
    expect(gap(two(hull, { coreX: 1, coreY: 1, rim: 0 }, 8, 0, [r, r]), 0, 1)).toBeCloseTo(5 - Math.SQRT2, 12);
  });

  it('is 0 for crossing hulls with no corner inside each other', () => {
    const m = two({ coreX: 4, coreY: 0.5, rim: 0 }, { coreX: 4, coreY: 0.5, rim: 0 }, 0, 0, [0, 1]);
    expect([gap(m, 0, 1), overlaps(m, 0, 1), touching(m, 0, 1)]).toEqual([0, true, true]);
  });

  it('tells contact from overlap', () => {
    const contact = two(hull, hull, 6, 0);
    expect([gap(contact, 0, 1), overlaps(contact, 0, 1), touching(contact, 0, 1)]).toEqual([0, false, true]);
    const overlap = two({}, {}, 0.9, 0);
    expect([gap(overlap, 0, 1), overlaps(overlap, 0, 1)]).toEqual([0, true]);
    const apart = two({}, {}, 1.1, 0);
    expect([overlaps(apart, 0, 1), touching(apart, 0, 1)]).toEqual([false, false]);
  });

  it('knows levels', () => {
    const m = two({}, {}, 5, 0);
    m.z[1] = 3;
    expect(gap3d(m, 0, 1)).toBe(5);
    expect(verticalGap(m, 0, 1)).toBeCloseTo(1.8, 12);
    expect([within3d(m, 0, 1, 4, 3), within3d(m, 0, 1, 4, 2.9), within3d(m, 0, 1, 3.9, 5)]).toEqual([true, false, false]);
  });

  it('reaches points, segments and polygons', () => {
    const m = two(hull, {}, 20, 20);
    expect(gapToPoint(m, 0, 16, 16)).toBe(5);
    expect(gapToPoint(m, 0, 12, 11)).toBe(0);
    expect(gapToSegment(m, 0, { x0: 15, y0: 0, x1: 15, y1: 30 })).toBe(2);
    expect(gapToSegment(m, 0, { x0: 0, y0: 0, x1: 20, y1: 20 })).toBe(0);
    const square = Float64Array.from(rectangle(15, 8, 18, 12));
    expect(gapToPolygon(m, 0, square, 4)).toBe(2);
    expect(gapToPolygon(m, 0, Float64Array.from(rectangle(9, 9, 11, 11)), 4)).toBe(0);
    expect(whollyWithin(m, 0, Float64Array.from(rectangle(7, 8, 13, 12)), 4)).toBe(true);
    expect(whollyWithin(m, 0, Float64Array.from(rectangle(7.1, 8, 13, 12)), 4)).toBe(false);
    expect(whollyWithin(m, 1, Float64Array.from(rectangle(29.5, 29.5, 30.5, 30.5)), 4)).toBe(true);
    expect(whollyWithin(m, 1, Float64Array.from(rectangle(29.6, 29.5, 31, 31)), 4)).toBe(false);
  });
});

const foot = fc.oneof(
  fc.record({ coreX: fc.constant(0), coreY: fc.constant(0), rim: fc.double({ min: 0.3, max: 2, noNaN: true }) }),
  fc.record({
    coreX: fc.double({ min: 0.2, max: 3, noNaN: true }),
    coreY: fc.constant(0),
    rim: fc.double({ min: 0.3, max: 2, noNaN: true }),
  }),
  fc.record({
    coreX: fc.double({ min: 0.5, max: 4, noNaN: true }),
    coreY: fc.double({ min: 0.5, max: 3, noNaN: true }),
    rim: fc.constant(0),
  }),
);
const place = fc.record({
  x: fc.integer({ min: 0, max: 6000 }),
  y: fc.integer({ min: 0, max: 6000 }),
  d: fc.integer({ min: 0, max: 359 }),
});
const dir = (d: number): [number, number] => [DEGREES[2 * d], DEGREES[2 * d + 1]];

describe('distances in general', () => {
  it('are symmetric, agree with within, and are the least over points of one footprint', () => {
    fc.assert(
      fc.property(foot, foot, place, place, (f1, f2, p, q) => {
        const m = fakeGame([
          { at: [[p.x / 256, p.y / 256]], foot: f1, facing: dir(p.d) },
          { at: [[q.x / 256, q.y / 256]], foot: f2, facing: dir(q.d) },
        ]).models;
        const d = gap(m, 0, 1);
        expect(gap(m, 1, 0)).toBeCloseTo(d, 9);
        expect(within(m, 0, 1, d)).toBe(true);
        if (d > 0.01) expect(within(m, 0, 1, d - 0.01)).toBe(false);
        expect(overlaps(m, 0, 1) && d > 0).toBe(false);
        let sampled = Infinity;
        const { coreX, coreY } = f2;
        for (let k = 0; k <= 40; k++) {
          const t = k / 20 - 1;
          for (const [a, b] of [
            [t * coreX, coreY],
            [t * coreX, -coreY],
            [coreX, t * coreY],
            [-coreX, t * coreY],
          ] as const) {
            const [c, s] = dir(q.d);
            sampled = Math.min(sampled, gapToPoint(m, 0, m.x[1] + a * c - b * s, m.y[1] + a * s + b * c) - f2.rim);
          }
        }
        if (d > 0) {
          expect(d).toBeLessThanOrEqual(sampled + 1e-9);
          expect(d).toBeGreaterThan(sampled - 0.25);
        }
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  it('of units are those of their nearest models', () => {
    const unit = fc.array(place, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 0, max: 20 }), (ps, qs, inches) => {
        const spec = (list: typeof ps, side: 0 | 1): Spec => ({ side, at: list.map((p) => [p.x / 256, p.y / 256] as const) });
        const g = fakeGame([spec(ps, 0), spec(qs, 1)]);
        const [a, b] = g.units;
        let least = Infinity;
        let near = 0;
        for (let i = 0; i < a.size; i++) {
          let own = Infinity;
          for (let j = b.first; j < b.first + b.size; j++) own = Math.min(own, gap(g.models, i, j));
          least = Math.min(least, own);
          if (own <= inches + EPSILON) near++;
          expect(gap(g.models, i, nearestModel(g, b, i))).toBe(own);
        }
        expect(unitGap(g, a, b)).toBe(least);
        expect(unitWithin(g, a, b, inches)).toBe(least <= inches + EPSILON);
        expect(countWithin(g, a, b, inches)).toBe(near);
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});

describe('on the board and on terrain', () => {
  it('needs the whole base on the board', () => {
    const g = fakeGame([
      {
        at: [
          [0.5, 5],
          [0.4, 7],
          [71.5, 47.5],
        ],
      },
      { at: [[3, 30]], foot: hull },
      { at: [[3, 40]], foot: hull, facing: [0, 1] },
    ]);
    expect([0, 1, 2, 3, 4].map((i) => onBoard(g.board, g.models, i))).toEqual([true, false, true, true, true]);
  });

  it('counts any part of the base as in a piece', () => {
    const g = fakeGame(
      [
        {
          at: [
            [10, 10],
            [10.5, 20],
            [10.6, 20],
          ],
        },
      ],
      board([{ kind: 'kit-test-wood', polygon: rectangle(5, 5, 10, 30) }]),
    );
    expect([0, 1, 2].map((i) => inPiece(g.models, i, g.board.pieces[0]))).toEqual([true, true, false]);
  });
});

describe('arcs', () => {
  it('table of degrees', () => {
    for (let d = 0; d < 360; d++) {
      expect(Math.abs(DEGREES[2 * d] - Math.cos((d * Math.PI) / 180))).toBeLessThan(1e-12);
      expect(Math.abs(DEGREES[2 * d + 1] - Math.sin((d * Math.PI) / 180))).toBeLessThan(1e-12);
    }
    expect([DEGREES[0], DEGREES[1], DEGREES[180], DEGREES[181]]).toEqual([1, 0, 0, 1].map((v) => expect.closeTo(v, 15)));
  });

  it('finds the facing by the corners of the hull', () => {
    const m = fakeGame([{ at: [[20, 20]], foot: hull }]).models;
    expect(facingsTowards(m, 0, 30, 20)).toBe(FACING.front);
    expect(facingsTowards(m, 0, 10, 22)).toBe(FACING.rear);
    expect(facingsTowards(m, 0, 20, 30)).toBe(FACING.left);
    expect(facingsTowards(m, 0, 20, 10)).toBe(FACING.right);
    expect(facingsTowards(m, 0, 26, 24)).toBe(FACING.front | FACING.left);
    expect(facingsTowards(m, 0, 26, 23.9)).toBe(FACING.front);
    expect(facingsTowards(m, 0, 26, 24.1)).toBe(FACING.left);
  });

  it('keeps to the half-angle about a mount', () => {
    const m = fakeGame([{ at: [[20, 20]], foot: hull }, { at: [[20, 30]] }]).models;
    expect(inArc(m, 0, 0, Math.SQRT1_2, 25, 25)).toBe(true);
    expect(inArc(m, 0, 0, Math.SQRT1_2, 25, 25.1)).toBe(false);
    expect(inArc(m, 0, 90, Math.SQRT1_2, 20, 25)).toBe(true);
    expect(inArc(m, 0, 180, 0, 19, 40)).toBe(true);
    expect(inArc(m, 0, 180, 0, 21, 40)).toBe(false);
    expect(inArc(m, 0, 0, -1, 0, 20)).toBe(true);
    expect(modelInArc(m, 0, 0, 0.0001, 1)).toBe(true);
    expect(modelInArc(m, 0, 0, 0.1, 1)).toBe(false);
  });
});

describe('picking casualties', () => {
  it('by nearness and distance, masks allowed', () => {
    const g = fakeGame([
      { at: block(10, 10, 5) },
      {
        side: 1,
        at: [
          [10, 20],
          [30, 20],
        ],
      },
    ]);
    const [unit, other] = g.units;
    expect(pickNearestTo(g, unit, 0, 10)).toBe(0);
    expect(pickFarthestFrom(g, unit, 0, 10)).toBe(4);
    expect(pickNearestToModel(g, unit, 6)).toBe(4);
    expect(pickNearestToUnit(g, unit, other)).toBe(0);
    const mask = new Uint8Array(7);
    expect(pickNearestTo(g, unit, 0, 10, mask)).toBe(-1);
    mask[3] = 1;
    expect(pickNearestTo(g, unit, 0, 10, mask)).toBe(3);
    g.remove(0, 0, null);
    expect(pickNearestTo(g, unit, 0, 10)).toBe(1);
  });
});
