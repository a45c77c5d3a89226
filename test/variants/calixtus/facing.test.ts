import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARC, arcToward, opposite } from '../../../variants/calixtus/definitions/facing.ts';

const degrees = fc.integer({ min: 0, max: 359 });
const inches = fc.double({ min: 0.5, max: 72, noNaN: true });
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** The arc of a unit that faces `facing` in which a point lies at `angle` clockwise from there. */
function arcAt(facing: number, angle: number, distance: number): number {
  const way = radians(facing - angle);
  return arcToward(Math.cos(radians(facing)), Math.sin(radians(facing)), Math.cos(way) * distance, Math.sin(way) * distance);
}

test('an arc depends only on the angle to the facing, and boundaries belong to front and rear', () => {
  fc.assert(
    fc.property(degrees, degrees, inches, (facing, angle, distance) => {
      const expected = angle <= 45 || angle >= 315 ? ARC.front : angle < 135 ? ARC.right : angle <= 225 ? ARC.rear : ARC.left;
      // Within a step of the board grid of a boundary either arc is right.
      const near = [45, 135, 225, 315].some((edge) => Math.abs(angle - edge) <= 1) && distance < 1;
      if (!near) expect(arcAt(facing, angle, distance)).toBe(expected);
    }),
  );
});

test('the opposite side lies in the opposite arc', () => {
  fc.assert(
    fc.property(degrees, degrees, inches, (facing, angle, distance) => {
      fc.pre(angle % 90 !== 45);
      fc.pre(distance > 2);
      expect(arcAt(facing, (angle + 180) % 360, distance)).toBe(opposite(arcAt(facing, angle, distance) as 0 | 1 | 2 | 3));
    }),
  );
});
