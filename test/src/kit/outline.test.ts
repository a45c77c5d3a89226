import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxWithinAt, gap, outlinesClashAt, overlapsAt, PARTS, partsGap } from '../../../src/kit/index.ts';
import { makePose, poseOf } from '../../../src/kit/pose.ts';
import type { Outlines } from '../../../src/rules/index.ts';
import { fakeGame } from './harness.ts';

const place = fc.double({ min: -8, max: 8, noNaN: true });
const size = fc.double({ min: 0.2, max: 4, noNaN: true });
const lift = fc.double({ min: 0, max: 2, noNaN: true });
const QUARTERS = [
  [1, 0],
  [0, 1],
  [0.6, 0.8],
  [-0.8, 0.6],
] as const;
const facing = fc.constantFrom(...QUARTERS);

/** Two models on round bases, both with an outline. */
const pair = fc.record({ x: place, y: place, length: size, width: size, forward: place, lift, measured: fc.boolean(), facing });

function table(one: {
  x: number;
  y: number;
  length: number;
  width: number;
  forward: number;
  lift: number;
  measured: boolean;
  facing: readonly [number, number];
}) {
  const g = fakeGame([
    { at: [[20, 20]], side: 0 },
    { at: [[20 + one.x, 20 + one.y]], side: 1, facing: [one.facing[0], one.facing[1]] },
  ] as Parameters<typeof fakeGame>[0]);
  const outlines: Outlines = {
    halfLength: Float64Array.of(1, one.length),
    halfWidth: Float64Array.of(2, one.width),
    forward: Float64Array.of(0.5, one.forward),
    lift: Float64Array.of(0, one.lift),
    measured: Uint8Array.of(1, one.measured ? 1 : 0),
    baseless: new Uint8Array(2),
  };
  const m = Object.assign(g.models, { outlines });
  for (let i = 0; i < 2; i++) {
    const ahead = Math.abs(outlines.forward[i]) + outlines.halfLength[i];
    m.radius[i] = Math.max(m.radius[i], Math.sqrt(ahead * ahead + outlines.halfWidth[i] ** 2));
  }
  return m;
}

describe('outlines', () => {
  test('distances are the same both ways, and more parts never make them longer', () => {
    fc.assert(
      fc.property(pair, (one) => {
        const m = table(one);
        for (const which of Object.values(PARTS)) expect(partsGap(m, 0, 1, which)).toBeCloseTo(partsGap(m, 1, 0, which), 9);
        expect(partsGap(m, 0, 1, PARTS.measured)).toBeLessThanOrEqual(partsGap(m, 0, 1, PARTS.footprint) + 1e-9);
        expect(partsGap(m, 0, 1, PARTS.all)).toBeLessThanOrEqual(partsGap(m, 0, 1, PARTS.measured) + 1e-9);
        expect(gap(m, 0, 1)).toBe(partsGap(m, 0, 1, PARTS.measured));
      }),
    );
  });

  test('models that all but touch clash from both sides or from none', () => {
    fc.assert(
      fc.property(pair, (one) => {
        const m = table(one);
        m.height.fill(3);
        const clashes = (way: number): readonly [boolean, boolean] => {
          m.x[1] = 20 + way * one.facing[0];
          m.y[1] = 20 + way * one.facing[1];
          return [outlinesClashAt(m, 0, poseOf(makePose(), m, 0), 1), outlinesClashAt(m, 1, poseOf(makePose(), m, 1), 0)];
        };
        let [near, far] = [0, 24];
        while (far - near > 1 / 256) {
          const middle = (near + far) / 2;
          if (clashes(middle)[0]) near = middle;
          else far = middle;
        }
        for (let way = near - 1 / 32; way <= far + 1 / 32; way += 1 / 512) {
          const [from, to] = clashes(way);
          expect(to).toBe(from);
        }
      }),
    );
  });

  test('models that clash overlap, alike from both sides, and none of their parts are apart', () => {
    fc.assert(
      fc.property(pair, (one) => {
        const m = table(one);
        const clash = outlinesClashAt(m, 0, poseOf(makePose(), m, 0), 1);
        expect(outlinesClashAt(m, 1, poseOf(makePose(), m, 1), 0)).toBe(clash);
        if (!clash) return;
        expect(partsGap(m, 0, 1, PARTS.all)).toBe(0);
        expect(overlapsAt(m, 0, poseOf(makePose(), m, 0), 1)).toBe(true);
      }),
    );
  });

  test('a box is within an area if all its corners are', () => {
    fc.assert(
      fc.property(pair, (one) => {
        const m = table(one);
        const area = Float64Array.of(15, 15, 25, 15, 25, 25, 15, 25);
        const [dx, dy] = one.facing;
        const cx = m.x[1] + dx * one.forward;
        const cy = m.y[1] + dy * one.forward;
        const reach = (u: number, v: number) => Math.max(Math.abs(cx + u * dx - v * dy - 20), Math.abs(cy + u * dy + v * dx - 20));
        const out = Math.max(
          reach(one.length, one.width),
          reach(-one.length, one.width),
          reach(one.length, -one.width),
          reach(-one.length, -one.width),
        );
        if (Math.abs(out - 5) < 0.01) return;
        expect(boxWithinAt(m, 1, { x: m.x[1], y: m.y[1], dirX: dx, dirY: dy }, area, 4)).toBe(out < 5);
      }),
    );
  });
});
