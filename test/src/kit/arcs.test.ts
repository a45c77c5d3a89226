import { expect, test } from 'vitest';
import { FACING, facingsOn, inArc, mountOn } from '../../../src/kit/index.ts';
import { board, fakeGame } from './harness.ts';

test('a left mount and a left door are at the right of a model on a board that is played as its mirror image', () => {
  const straight = board();
  const mirrored = { ...straight, mirrored: 'x' as const };
  // It faces +x, so that its left is towards +y.
  const { models } = fakeGame([{ at: [[30, 20]] }]);
  const bears = (on: typeof straight, y: number): boolean => inArc(models, 0, mountOn(on, 90), 0.5, 30, y);
  expect([bears(straight, 25), bears(straight, 15), bears(mirrored, 25), bears(mirrored, 15)]).toEqual([true, false, false, true]);
  const doors = FACING.left | FACING.rear;
  expect([facingsOn(straight, doors), facingsOn(mirrored, doors), facingsOn(mirrored, FACING.left | FACING.right)]).toEqual([
    doors,
    FACING.right | FACING.rear,
    FACING.left | FACING.right,
  ]);
});
